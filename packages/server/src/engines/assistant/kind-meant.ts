import type { Filter } from "../wishes/wish.ts";
import { foldedWords } from "../wording/fold.ts";
import { holdsPhrase, phraseAt } from "../wording/phrase-set.ts";
import { goodsWords } from "./question.ts";
import type { CatalogueTool, FoundProducts } from "./tools.ts";
import { wishIn } from "./wish-in.ts";
import { saidIn } from "./words/clauses.ts";
import type { Words } from "./words/words.ts";

/** Who says more tells a story. */
const MOST_WORDS = 6;

/**
 * What a wish is of, where no product tells the rest: of "warm jacket for winter" the jackets of a shop that keeps such, without
 * "warm winter". Null: it names no category of the shop, or asks something.
 */
export async function kindMeant(
  tool: CatalogueTool,
  tenantId: string,
  { question, limit }: { question: string; limit: number },
  words: Words,
): Promise<FoundProducts | null> {
  const said = saidIn(question);
  const asksForGoods = [words.shopping, words.shop.exists].some((phrases) => holdsPhrase(said, phrases));
  const asks = [words.opensQuestion, words.shop.policies].some((phrases) => holdsPhrase(said, phrases));
  const isQuestion = question.trimEnd().endsWith("?") || phraseAt(said, 0, words.shop.whether) > 0;
  if (asks || (isQuestion && !asksForGoods)) return null;
  const wish = wishIn(question, words);
  const named = goodsWords(wish.words, words);
  const thing = thingIn(wish.words, named, words);
  if (!thing || named.length < 2 || named.length > MOST_WORDS) return null;
  const found = await tool.search(tenantId, { ...wish, words: thing }, limit);
  const isKind = found.wish.words === "" && found.wish.filters.some(({ field }) => field === "category");
  if (!isKind || found.products.length === 0) return null;
  const others = named.filter((word) => word !== thing).join(" ");
  const without: Filter[] = [{ field: "words", op: "eq", value: others }];
  return { ...found, without: [...(found.without ?? []), ...without] };
}

/** The word that names the thing: the last one before what it is for, or the first in languages that begin with it. */
function thingIn(wish: string, named: readonly string[], { forWhom, wishes, shop }: Words): string | undefined {
  const folded = foldedWords(wish);
  const end = folded.findIndex((word, at) => at > 0 && (forWhom.has(word) || phraseAt([word], 0, shop.narrows) > 0));
  const before = new Set(end < 0 ? folded : folded.slice(0, end));
  const first = named.filter((word) => foldedWords(word).every((one) => before.has(one)));
  return wishes.namesFirst ? first[0] : first.at(-1);
}
