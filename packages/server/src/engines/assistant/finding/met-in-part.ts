import type { Filter, Wish } from "../../wishes/wish.ts";
import { goodsWords } from "../said/question.ts";
import { readSentence } from "../shopping/sentence.ts";
import { thingMeant } from "../said/thing-meant.ts";
import type { FoundProducts } from "../tools.ts";
import { formsOf } from "../words/forms.ts";
import { fold } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

type Search = (wish: Wish) => Promise<FoundProducts>;

/** Who names more things tells a story. */
const MOST_THINGS = 3;

/** Whether products were found that may be what is wished for. */
export const answers = ({ products, answerable }: FoundProducts): boolean =>
  products.length > 0 && answerable.decision === "answer";

const isCategory = ({ field, op }: Filter): boolean => field === "category" && op === "eq";

/**
 * "Laptops or phones": things of either category, where the shop has categories of these names, and said to be looked for
 * without what it has nothing of. Null: no such things are wished for.
 */
export async function findEither(search: Search, wish: Wish, words: Words): Promise<FoundProducts | null> {
  const things = readSentence(wish.words)
    .split(words.wishes.alternatives)
    .map((part) => goodsWords(part, words).join(" "))
    .filter(Boolean);
  if (things.length < 2 || things.length > MOST_THINGS) return null;
  const all = await Promise.all(things.map((thing) => search({ ...wish, filters: [], words: thing })));
  const had = all.filter(answers);
  const isOfCategory = had.every((one) => one.wish.words === "" && one.wish.filters.every(isCategory));
  if (had.length === 0 || !isOfCategory) return null;
  const filters = had.flatMap((one) => one.wish.filters);
  const found = await search({ ...wish, words: "", filters: [...wish.filters, ...filters], isSaid: false });
  const missing = things.filter((_, at) => !had.includes(all[at]!));
  if (!answers(found)) return null;
  return missing.length > 0 ? { ...found, without: [...(found.without ?? []), ...missing.map(named)] } : found;
}

const named = (words: string): Filter => ({ field: "words", op: "eq", value: words });

/**
 * Where nothing has all that is said of a thing, "gaming laptop in stock", the things of its category, said to be looked for
 * without the rest. What was found, where that has it all, or nothing is of such a category.
 */
export async function metInPart(search: Search, found: FoundProducts, words: Words): Promise<FoundProducts> {
  const { unheld = [], wish, terms } = found;
  const all = goodsWords(wish.words, words);
  const held = terms.filter(({ term }) => !unheld.includes(term)).map((term) => formsOf(term));
  const unmet = all.filter((word) => !held.some((is) => is(fold(word))));
  if (!answers(found) || unmet.length === 0 || unmet.length > unheld.length) return found;
  const thing = thingMeant(wish.words, all, words);
  if (thing === undefined || unmet.includes(thing)) return found;
  const left = all.filter((word) => !unmet.includes(word)).join(" ");
  const others = await search({ ...wish, words: left, isSaid: true });
  const isOfCategory = others.wish.filters.some(isCategory);
  return answers(others) && isOfCategory
    ? { ...others, without: [...(found.without ?? []), ...(others.without ?? []), named(unmet.join(" "))] }
    : found;
}

/** "The newest phone", where nothing tells which of them came last: the order is given up. */
export function withoutOrder({ order }: Wish, found: FoundProducts): FoundProducts {
  if (!order || found.wish.order !== null || found.products.length < 2 || !answers(found)) return found;
  const given: Filter = { field: "order", op: "eq", value: order };
  return { ...found, without: [...(found.without ?? []), given] };
}
