import { readWish } from "../wishes/read-wish.ts";
import { wishFor, type Wish } from "../wishes/wish.ts";
import { languages } from "./languages.ts";
import { loosened, priceWithout } from "./loosening.ts";
import { namesPrice } from "./prices.ts";
import { mostProducts } from "./products.ts";
import { goodsWords, wantingWords, wishingWords } from "./question.ts";
import { foldedWords } from "../wording/fold.ts";
import { holdsPhrase, phraseAt } from "../wording/phrase-set.ts";
import type { CatalogueTool, FoundProducts } from "./tools.ts";
import type { Words } from "./words/words.ts";

/** Who writes more tells a story: figures in it are no wishes. In UTF-16 units. */
const LONGEST_WISH = 500;

/**
 * Searches for the goods that a wish names and, when nothing fits, for the wish as it was said, and then without one of the
 * conditions that can be given up.
 */
export async function findProducts(
  tool: CatalogueTool,
  tenantId: string,
  sentence: string,
  words: Words,
  limit = mostProducts,
): Promise<FoundProducts> {
  const wish = wishIn(sentence, words);
  const named = namesOnly(wish.words, words) ? wish.words : goodsWords(wish.words, words).join(" ");
  const goods = withoutAny(named, words);
  // "What is on sale?" names no goods, and wants any.
  const isAny = goods === "" && isForAny(sentence, words) && (wish.filters.length > 0 || wish.order !== null);
  // "The cheapest?" of nothing is no wish for goods.
  if (goods === "" && !isAny) return tool.search(tenantId, wishFor(sentence), limit);
  const first = { ...wish, words: goods };
  return findFor(
    (one) => tool.search(tenantId, one, limit),
    isAny || first.words === wish.words ? [first] : [first, wish],
  );
}

/** Searches for what a program wishes for. */
export const findWished = (tool: CatalogueTool, tenantId: string, wish: Wish): Promise<FoundProducts> =>
  findFor((one) => tool.search(tenantId, one, mostProducts), [wish]);

/** @param wordings of one wish, the likelier first */
async function findFor(
  search: (wish: Wish) => Promise<FoundProducts>,
  wordings: [Wish, ...Wish[]],
): Promise<FoundProducts> {
  const all: FoundProducts[] = [];
  for (const wording of wordings) {
    const found = await search(wording);
    if (answers(found)) return found;
    all.push(found);
  }
  for (const found of all) {
    const { wish } = found;
    if (wish.filters.length === 0) continue;
    if (wish.words !== "" && !answers(await search({ ...wish, filters: [] }))) continue;
    return (await loosened(search, wish)) ?? { ...found, nearestPrice: await priceWithout(search, wish) };
  }
  return all[0]!;
}

const answers = ({ products, answerable }: FoundProducts): boolean =>
  products.length > 0 && answerable.decision === "answer";

/** Whether goods are named without asking for them: "pro controller" is searched for as it is, and so is "tn-2110 toner". */
const namesOnly = (wish: string, words: Words): boolean =>
  [...wishingWords(wish, words), ...wantingWords(wish, words)].length === 0 && goodsWords(wish, words).length > 0;

/** "Something from Norrland" names Norrland. */
const withoutAny = (goods: string, { wishes }: Words): string =>
  goods
    .split(" ")
    .filter((word) => phraseAt(foldedWords(word), 0, wishes.any) === 0)
    .join(" ");

const isForAny = (sentence: string, { wishes }: Words): boolean => holdsPhrase(foldedWords(sentence), wishes.any);

/** Few words don't tell their language: amounts of money are read in whichever makes a wish of them. */
function wishIn(sentence: string, words: Words): Wish {
  if (sentence.length > LONGEST_WISH) return wishFor(sentence);
  const wish = readWish(sentence, [words.wishes]);
  if (!namesPrice(sentence)) return wish;
  const [best] = languages
    .map((other) => readWish(sentence, [other.words.wishes]))
    .filter(({ filters }) => filters.some(({ field }) => field === "price"))
    // The language in which more of it is understood.
    .toSorted((one, other) => one.words.length - other.words.length);
  const isBetter = best && best.filters.length === wish.filters.length && best.words.length < wish.words.length;
  return best && (wish.filters.length === 0 || isBetter) ? best : wish;
}
