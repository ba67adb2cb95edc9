import type { Filter, Wish } from "../../wishes/wish.ts";
import { goodsWords } from "../said/question.ts";
import { readSentence } from "../shopping/sentence.ts";
import { thingMeant } from "../said/thing-meant.ts";
import type { FoundProducts } from "../tools.ts";
import { formsOf } from "../words/forms.ts";
import { fold } from "../../wording/fold.ts";
import { isCategory, isTitled, thingsCalled, type Search } from "./things-called.ts";
import type { Words } from "../words/words.ts";

/** Who names more things tells a story. */
const MOST_THINGS = 3;

/** Whether products were found that may be what is wished for. */
export const answers = ({ products, answerable }: FoundProducts): boolean =>
  products.length > 0 && answerable.decision === "answer";

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

/**
 * Where the best has more of what is said of a thing, and is something else, the things themselves: "big backpack for travel" is
 * no wash bag. Those come first of which the rest is told. Null: nothing is called so, or no more was said.
 */
async function thingsThemselves(
  search: Search,
  { wish, products, unheld = [], without = [], answerable }: FoundProducts,
  { thing, rest }: { thing: string; rest: string[] },
): Promise<FoundProducts | null> {
  const things = rest.length > 0 ? await thingsCalled(search, wish, thing, true) : null;
  if (!things) return null;
  const isKind = things.wish.words === "";
  if (isKind && things.products.some(({ card }) => card.id === products[0]!.card.id)) return null;
  const told = isKind ? await search({ ...things.wish, words: rest.join(" "), isSaid: false }) : { products, unheld };
  const first = told.products.filter((one) => isKind || isTitled(one, thing));
  const lacks = (told.unheld ?? []).map((term) => formsOf({ term }));
  const unmet = rest.filter((word) => first.length === 0 || lacks.some((is) => is(fold(word))));
  const ids = new Set(first.map(({ card }) => card.id));
  const all = [
    ...first.map((one) => ({ ...one, fits: true })),
    ...things.products.filter(({ card }) => !ids.has(card.id)),
  ];
  return {
    ...things,
    products: all.slice(0, Math.max(first.length, things.products.length)),
    // They are no surer for what is given up.
    answerable,
    without: [...without, ...(things.without ?? []), ...(unmet.length > 0 ? [named(unmet.join(" "))] : [])],
  };
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
  const thing = thingMeant(wish.words, all, words);
  if (!answers(found) || thing === undefined) return found;
  // What has another name here is found by that.
  const isOwnName = terms.some((one) => one.others === undefined && one.idf > 0 && formsOf(one)(fold(thing)));
  const { fits } = found.products[0]!;
  const isOther = fits === false || (fits === undefined && !isTitled(found.products[0]!, thing));
  if (isOwnName && (isOther || unmet.includes(thing))) {
    const things = await thingsThemselves(search, found, { thing, rest: all.filter((word) => word !== thing) });
    if (things) return things;
  }
  if (unmet.length === 0 || unmet.length > unheld.length || unmet.includes(thing)) return found;
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
