import { NEARLY_AS_GOOD, type Filter, type Wish } from "../../wishes/wish.ts";
import { meantOf } from "../products.ts";
import { givenUp } from "./given-up.ts";
import { goodsWords } from "../said/question.ts";
import { readSentence } from "../shopping/sentence.ts";
import { thingMeant } from "../said/thing-meant.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { formsOf } from "../words/forms.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { isCategory, isFormOf, isTitled, tells, thingsCalled, type Search } from "./things-called.ts";
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
 * Where the best has more of what is said of a thing, and is something else, the things of its category: "big backpack for travel"
 * is no wash bag. Those come first of which the rest is told. Null: the shop has no such category, or no more was said.
 */
async function thingsOfKind(
  search: Search,
  { wish, products, without = [], answerable }: FoundProducts,
  { thing, rest }: { thing: string; rest: string[] },
  words: Words,
): Promise<FoundProducts | null> {
  const kind = rest.length > 0 ? await thingsCalled(search, wish, thing, false) : null;
  // What has another name here is found by that.
  const isNamed = ({ value }: Filter): boolean => foldedWords(String(value)).some((word) => isFormOf(thing, word));
  if (!kind?.wish.filters.filter(isCategory).some(isNamed)) return null;
  if (kind.products.some(({ card }) => card.id === products[0]!.card.id)) return null;
  // What denies the rest does not tell it: "frother sold separately".
  const told = await search({ ...kind.wish, words: rest.join(" "), isSaid: true });
  const first = meantOf(told.products, kind.wish).map((one) => ({ ...one, fits: true }));
  const lacks = (told.unheld ?? []).map((term) => formsOf({ term }));
  const unmet = rest.filter((word) => first.length === 0 || lacks.some((is) => is(fold(word))));
  const ids = new Set(first.map(({ card }) => card.id));
  // All of the kind are meant, and what is told so is only likelier.
  const score = (first[0]?.score ?? kind.products[0]!.score) * NEARLY_AS_GOOD;
  const others = kind.products.flatMap((one) => (ids.has(one.card.id) ? [] : { ...one, score }));
  return {
    ...kind,
    products: [...first, ...others].slice(0, kind.products.length),
    // They are no surer for what is given up.
    answerable,
    without: [...without, ...(kind.without ?? []), ...givenUp(unmet, words)],
  };
}

/**
 * Those first that are titled as the thing: of "wet tent" the tent, and then the bag for a wet one. What is called by the rest
 * alone is something else: a gaming laptop is no "gaming mouse". What none of them tells is said to be given up. Null: none is
 * titled so.
 */
async function titledFirst(
  search: Search,
  found: FoundProducts,
  { thing, rest }: { thing: string; rest: string[] },
  words: Words,
): Promise<FoundProducts | null> {
  if (found.products[0]!.fits !== false) return null;
  const titled = found.products.filter((one) => isTitled(one, thing));
  if (titled.length === 0) return null;
  const isOther = (one: FoundProduct): boolean => rest.some((word) => isTitled(one, word)) && !tells(one, thing);
  const products = [...titled, ...found.products.filter((one) => !titled.includes(one) && !isOther(one))];
  const unmet = rest.filter((word) => !products.some((one) => tells(one, word)));
  const without = [...(found.without ?? []), ...givenUp(unmet, words)];
  // "Sweater in orange", where none is: what is left names a category.
  const kind = unmet.length === rest.length ? await thingsCalled(search, found.wish, thing, false) : null;
  if (kind) return { ...kind, answerable: found.answerable, without };
  const { whole, ...others } = found;
  const isAll = products.length === found.products.length;
  return {
    ...others,
    products,
    ...(isAll && whole && { whole }),
    without,
  };
}

/** "Quiet keyboard", where keyboards are not told to be quiet and no fan is a keyboard. Null: nothing is titled so. */
async function thingsAlone(
  search: Search,
  { wish, without = [], answerable }: FoundProducts,
  { thing, rest }: { thing: string; rest: string[] },
  words: Words,
): Promise<FoundProducts | null> {
  const things = rest.length > 0 ? await thingsCalled(search, wish, thing, true) : null;
  if (!things || !isTitled(things.products[0]!, thing)) return null;
  return { ...things, answerable, without: [...without, ...(things.without ?? []), ...givenUp(rest, words)] };
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
  const [best] = found.products as [FoundProduct];
  // Of "productivity" its stem is held, which is that of other words, too.
  const mayLack = ![thing, ...unmet].some(isModel) && !isTitled(best, thing);
  const isLacking = mayLack && unmet.includes(thing);
  if (isLacking || (mayLack && (best.fits === false || best.fits === undefined))) {
    const rest = all.filter((word) => word !== thing);
    const things =
      (await thingsOfKind(search, found, { thing, rest }, words)) ??
      (await titledFirst(search, found, { thing, rest }, words)) ??
      (isLacking ? await thingsAlone(search, found, { thing, rest }, words) : null);
    if (things) return things;
  }
  if (unmet.length === 0 || unmet.length > unheld.length || unmet.includes(thing)) return found;
  const left = all.filter((word) => !unmet.includes(word)).join(" ");
  const others = await search({ ...wish, words: left, isSaid: true });
  const isOfCategory = others.wish.filters.some(isCategory);
  return answers(others) && isOfCategory
    ? { ...others, without: [...(found.without ?? []), ...(others.without ?? []), ...givenUp(unmet, words)] }
    : found;
}

/** "SAL70200G": nothing stands for a model but the model. */
const isModel = (word: string): boolean => /\p{L}/u.test(word) && /\d/.test(word);

/** "The newest phone", where nothing tells which of them came last: the order is given up. */
export function withoutOrder({ order }: Wish, found: FoundProducts): FoundProducts {
  if (!order || found.wish.order !== null || found.products.length < 2 || !answers(found)) return found;
  const given: Filter = { field: "order", op: "eq", value: order };
  return { ...found, without: [...(found.without ?? []), given] };
}
