import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesDiet } from "../../wording/goods/diets-said.ts";
import { mostProducts } from "../products.ts";
import { languages } from "../said/languages.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { isMet } from "./as-now.ts";
import type { Held } from "./held-of-wish.ts";
import { isCalledOtherwise, isForm } from "./called-otherwise.ts";

/** A product that is meant by its name, and what words say beside. */
export interface Named {
  product: FoundProduct;
  left: string[];
}

/** What is like a product scores so much of what is most like it. */
const ALIKE = 0.5;
const MOST_NAMESAKES = 3;
/** Most categories, one within the other, that are looked into for what is like a product. */
const MOST_KINDS = 3;
const SMALL = 0.1;

/** The only one of some products that words name; null: none or several. */
export function namedAmong(products: readonly FoundProduct[], own: readonly string[]): Named | null {
  const areNamed = products.map((product) => namedBy(wordsOf(product), own));
  const most = Math.max(0, ...areNamed.map(({ length }) => length));
  const best = areNamed.flatMap((named, at) => (named.length === most ? [at] : []));
  if (most === 0 || best.length !== 1) return null;
  const [at] = best as [number];
  return { product: products[at]!, left: own.filter((word) => !areNamed[at]!.includes(word)) };
}

const wordsOf = ({ card, attributes }: FoundProduct): string[] =>
  foldedWords([card.title, card.brand ?? "", ...Object.values(attributes).flat().map(String)].join(" "));

/** The words that a name has; one that only another language has for it, "Kopfhörer" in "Sony WH-500 Headphones", where it has another of them itself. */
function namedBy(words: readonly string[], own: readonly string[]): string[] {
  const said = own.filter((word) => holds(words, word));
  return said.length === 0 ? [] : own.filter((word) => said.includes(word) || isCalledOtherwise(words, word));
}

/** Whether a name has a word; in Turkish with an ending of its own: "Gale'yi". */
const holds = (words: readonly string[], word: string): boolean =>
  [word, word.replace(/(?<=\p{L}{3})['’]\p{L}+$/u, "")].some((said) =>
    foldedWords(said).every((one) => words.some((other) => isForm(one, other))),
  );

/** What of the catalogue words name: one product, or else few that are called by the same words; and each that may be meant. */
export interface NamedGoods {
  one: Named | null;
  alike: Named[];
  /** The one and, where its title says more, few others that are called by the same words; without one the same as `alike`. */
  each: Named[];
}

export async function goodsNamed(
  tool: CatalogueTool,
  tenantId: string,
  own: readonly string[],
  isName = false,
): Promise<NamedGoods> {
  const titled = own.length > 0 ? await titledBy(tool, tenantId, own) : [];
  const one = onlyOne(titled, own, isName);
  const several = namesakes(titled, own, isName);
  if (!one) return { one, alike: several, each: several };
  const isWhole = titled.some(({ product, more }) => product === one.product && more < 1);
  return { one, alike: [], each: isWhole || several.length === 0 ? [one] : several };
}

/**
 * The product of the catalogue that words name, and nothing else does: all words of a name, or the only ones that have a figure
 * or make up most of its title.
 *
 * @param isName whether they are known to be a name: then one word will do that no other product is called by
 * @param taken the ids of those that other words name: none of them is meant
 */
export async function productNamed(
  tool: CatalogueTool,
  tenantId: string,
  own: readonly string[],
  isName = false,
  taken: ReadonlySet<string> = new Set(),
): Promise<Named | null> {
  if (own.length === 0) return null;
  const titled = await titledBy(tool, tenantId, own);
  return onlyOne(
    titled.filter(({ product }) => !taken.has(product.card.id)),
    own,
    isName,
  );
}

function onlyOne(titled: readonly Titled[], own: readonly string[], isName: boolean): Named | null {
  const most = mostNamed(titled);
  const best = titled.filter(({ named }) => named.length === most).toSorted((one, other) => one.more - other.more);
  const [first, next] = best;
  // Which of several colours of one thing is compared makes no difference.
  const isWhole = most > 1 && most === own.length;
  const isClear = best.length === 1 || isWhole || (next && first && first.more < next.more && most > 1);
  if (isName && first && most > 0 && isClear) return asNamed(first, own);
  if (!first || most === 0 || (next && next.more === first.more)) return null;
  const isAlone = titled.filter(({ named }) => named.length > 0).length === 1;
  const isTelling = isAlone || first.named.some((word) => /\d/.test(word)) || most > 1 || first.more <= 1;
  if (!isTelling || (next && first.more > 1 && first.more + 1 >= next.more)) return null;
  return asNamed(first, own);
}

/**
 * Few that are called by the same words, where it takes two of these or a figure: a shoe for men and the same one for women. One
 * word is enough where they are called by that alone, but for a figure: "the milk jug" of two sizes.
 */
function namesakes(titled: readonly Titled[], own: readonly string[], isName: boolean): Named[] {
  const most = mostNamed(titled);
  const best = titled.filter(({ named }) => named.length === most && named.length > 0);
  // "Is FleaStop safe for cats?" asks all that is sold of it.
  const areOfMake = best.every(({ product: { card }, named }) => {
    const brand = foldedWords(card.brand ?? "");
    return brand.length > 0 && brand.every((word) => named.some((one) => foldedWords(one).includes(word)));
  });
  const isTelling =
    isName ||
    areOfMake ||
    best.every(({ more }) => more < 1) ||
    (own.length > 1 && (most > 1 || best.some(({ named }) => named.some((word) => /\d/.test(word)))));
  return isTelling && best.length <= MOST_NAMESAKES ? best.map((one) => asNamed(one, own)) : [];
}

const asNamed = ({ product, named }: Titled, own: readonly string[]): Named => ({
  product,
  left: own.filter((word) => !named.includes(word)),
});

/**
 * Whether words say all that the titles of some goods have in common, but for their brand: "the Weekday Backpack" of one that is 20 l.
 *
 * @param isDefinite whether one is meant, so that a single word will do: "the tamper"
 */
export function isWholeName(
  named: readonly Named[],
  { own, isDefinite }: { own: readonly string[]; isDefinite: boolean },
  words: Words,
): boolean {
  const said = own.flatMap(foldedWords);
  const isSaid = (word: string): boolean => said.some((one) => isForm(one, word));
  const titles = named.map(({ product: { card } }) => {
    const brand = foldedWords(card.brand ?? "");
    return tellingWords(card.title, words).filter((word) => !brand.includes(word));
  });
  const shared = (titles[0] ?? []).filter((word) => titles.every((title) => title.includes(word)));
  const least = isDefinite ? 1 : 2;
  return shared.length > 0 && shared.every(isSaid) && named.every(({ left }) => own.length - left.length >= least);
}

/** The words of a title that say what it is: neither a model's number nor what stands in any text. */
export const tellingWords = (title: string, { plain }: Words): string[] =>
  title
    .split(/\s+/)
    .filter((part) => !/\d/.test(part))
    .flatMap(foldedWords)
    .filter((word) => /^\p{L}{3}/u.test(word) && !plain.has(word));

interface Titled {
  product: FoundProduct;
  /** The words that its name has, and how many more that has. */
  named: string[];
  more: number;
  /** Whether its title has them all, without its brand. */
  isByTitle: boolean;
  isMadeFor: boolean;
}

async function titledBy(tool: CatalogueTool, tenantId: string, own: readonly string[]): Promise<Titled[]> {
  // What is asked of it, "is the pie halal?", may be so or not.
  const others = own.filter((word) => !namesDiet(foldedWords(word)));
  const wish = { words: (others.length > 0 ? others : own).join(" "), filters: [], order: null, isSaid: false };
  const { products } = await tool.search(tenantId, wish, mostProducts + 1);
  const titled = products.map((product) => {
    const title = foldedWords(product.card.title);
    const words = [...title, ...foldedWords(`${product.card.brand ?? ""} ${product.card.id}`)];
    const named = namedBy(words, own);
    const isByTitle = namedBy(title, own).length === named.length;
    const isMadeFor = named.length > 0 && !named.some((word) => holds(beforeFor(title), word));
    return { product, named, more: weightOf(product.card.title) - weightOf(named.join(" ")), isByTitle, isMadeFor };
  });
  // "Blade for the X200" is no X200.
  const things = titled.some(({ named, isMadeFor }) => named.length > 0 && !isMadeFor)
    ? titled.filter(({ isMadeFor }) => !isMadeFor)
    : titled;
  // "Silicone case iPhone 15" is none either, unless more of it is named than of any phone.
  const most = mostNamed(things.filter(({ product }) => !product.isAccessory));
  const goods =
    most === 0 ? things : things.filter(({ product, named }) => !product.isAccessory || named.length > most);
  // "The Pip" is what is called so, and nothing else that Pip makes.
  const best = mostNamed(goods);
  const isCalledSo = goods.some(({ named, isByTitle }) => named.length === best && isByTitle);
  return isCalledSo ? goods.filter(({ named, isByTitle }) => named.length < best || isByTitle) : goods;
}

/** A model's number or a unit makes a name hardly longer: "18 V Akku 4,0 Ah" is called "Akku". */
const weightOf = (name: string): number =>
  name
    .split(/\s+/)
    .flatMap((part) => (/\d/.test(part) ? [part] : foldedWords(part)))
    .reduce((sum, part) => sum + (/^\p{L}{3}/u.test(part) && !/\d/.test(part) ? 1 : SMALL), 0);

/** What of a title names the thing itself, and not what it is made for. */
function beforeFor(title: readonly string[]): readonly string[] {
  const at = title.findIndex((word) => languages.some(({ words }) => words.forWhom.has(word)));
  return at > 0 ? title.slice(0, at) : title;
}

const mostNamed = (titled: readonly Titled[]): number => Math.max(0, ...titled.map(({ named }) => named.length));

/**
 * What is like a product by its name, as the shop sells it now: what can be had first. Where others are of its category, only
 * these: a camping lantern is like a headlamp, and no camping chair.
 *
 * @param held what it shall be beside, and how it may be called where what shall not be leaves nothing that has words of its name
 */
export async function alike(
  tool: CatalogueTool,
  tenantId: string,
  { card, category = null }: FoundProduct,
  { words: called, filters }: Held = { words: "", filters: [] },
): Promise<FoundProduct[]> {
  const find = async (words: string, more: Filter[] = []): Promise<FoundProduct[]> => {
    const wish = { words, filters: [...filters, ...more], order: null, isSaid: false };
    const { products } = await tool.search(tenantId, wish, mostProducts + 1);
    return products.filter((one) => one.card.id !== card.id);
  };
  const ofName = await find(card.title);
  const named = ofName.length === 0 && called !== "" ? await find(called) : ofName;
  let ofKind: FoundProduct[] = [];
  // The nearest of its categories that has others.
  for (const kind of (category ?? "").split(">").reverse().slice(0, MOST_KINDS)) {
    const value = kind.trim();
    if (value !== "") ofKind = await find("", [{ field: "category", op: "eq", value }]);
    if (ofKind.length > 0) break;
  }
  const isOfKind = new Set(ofKind.map((one) => one.card.id));
  const both = named.filter((one) => isOfKind.has(one.card.id));
  const rest = ofKind.filter((one) => both.every((other) => other.card.id !== one.card.id));
  const others = ofKind.length > 0 ? [...both, ...rest] : named;
  const least = ofKind.length > 0 ? 0 : (others[0]?.score ?? 0) * ALIKE;
  const isOut = ({ card: { availability } }: FoundProduct): number => Number(availability === "out_of_stock");
  const like = await tool.asNow(
    tenantId,
    others.filter(({ score }) => score >= least),
  );
  return like
    .filter((one) => isMet(one, filters))
    .toSorted((one, other) => isOut(one) - isOut(other))
    .slice(0, mostProducts - 1);
}
