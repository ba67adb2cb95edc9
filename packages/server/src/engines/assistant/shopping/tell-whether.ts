import { compares, isOfQuantity, measureOf, quantityOf } from "../../wishes/measured.ts";
import { measures } from "../../wishes/words/wish-words.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { suitedTo } from "../../wording/goods/suited-to.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import { toldOf } from "./measured-first.ts";
import type { ShoppingTurn } from "./read-turn.ts";
import { attributesOf, holdsAll, inShort, tellsAll, type Telling } from "./tell-product.ts";

/** What the data say of something that may be so or not. */
interface Whether {
  /** Null: it may be meant either way. */
  isSo: boolean | null;
  datum: string;
}

type Asked = Pick<ShoppingTurn, "facets" | "beside" | "wish" | "isOpen">;

/** Whether a turn asks for bounds, "is it under 2 kg?": what is told then is only whether that is so. */
export const asksForBounds = ({ wish }: Pick<ShoppingTurn, "wish">): boolean => wish.filters.some(isBound);

const isBound = (filter: Filter): boolean =>
  isOfQuantity(filter) || (filter.field === "price" && typeof filter.value === "number");

/** A straight yes or no to what is asked of a product, with what the data say; null: it is no such question, or they don't tell. */
export function tellWhether(product: FoundProduct, asked: Asked, telling: Telling): string | null {
  const found = whether(product, asked, telling);
  if (!found) return null;
  return found.isSo === null ? `${found.datum}.` : answered(found.isSo, found.datum, telling);
}

/** Yes or no, and what says it. */
export function answered(isSo: boolean, datum: string, { language }: Pick<Telling, "language">): string {
  const { yes, no } = language.phrases.shop;
  const said = isSo ? yes : no;
  return `${said.charAt(0).toLocaleUpperCase(language.code)}${said.slice(1)}. ${datum}.`;
}

/** Whether what is asked of a product is so; null: its data don't decide it. */
export const isSoOf = (product: FoundProduct, asked: Asked, telling: Telling): boolean | null =>
  whether(product, asked, telling)?.isSo ?? null;

function whether(product: FoundProduct, asked: Asked, telling: Telling): Whether | null {
  if (asked.isOpen) return null;
  const bounds = asked.wish.filters.filter(isBound);
  if (bounds.length > 0) return withinBounds(product, bounds, telling);
  const { availability } = product.card;
  const isOfStock =
    asked.facets.includes("availability") || asked.wish.filters.some(({ field }) => field === "availability");
  if (isOfStock && asked.beside.length === 0)
    return availability === "in_stock" || availability === "out_of_stock"
      ? { isSo: product.isRecalled ? null : availability === "in_stock", datum: inShort(product, telling) }
      : null;
  if (asked.beside.length === 0) return null;
  const all = attributesOf(product, telling);
  const one =
    all.find(({ isSo, words }) => isSo !== null && tellsAll(words, asked.beside)) ??
    all.find(({ isSo, words }) => isSo !== null && areSuitedAlike(words, asked.beside));
  // What is water-resistant need not be waterproof: under another name its data say it, and no yes or no.
  if (one)
    return {
      isSo: holdsAll(one.words, asked.beside) || isDeniedToo(one, asked.beside) ? one.isSo! : null,
      datum: named(product, one),
    };
  const listed = all.find(({ several }) => several.some((value) => isJust(value, asked.beside)));
  return listed ? { isSo: true, datum: named(product, listed) } : null;
}

/** "Spülmaschine" of what is not dishwasher safe. */
const isDeniedToo = ({ isSo, words }: { isSo: boolean | null; words: string[] }, asked: readonly string[]): boolean =>
  isSo === false && areSuitedAlike(words, asked);

const areSuitedAlike = (words: readonly string[], asked: readonly string[]): boolean =>
  asked.every((word) => [...suitedTo(foldedWords(word))].some((one) => suitedTo(words).has(one)));

/** Whether one of several values, as "vegan" among marks, is all that is asked. */
function isJust(value: string, asked: readonly string[]): boolean {
  const words = foldedWords(value);
  return words.length === asked.flatMap(foldedWords).length && holdsAll(words, asked);
}

const named = ({ card }: FoundProduct, { name, value }: { name: string; value: string }): string =>
  `**${plainText(card.title)}**: ${name}: ${value}`;

function withinBounds(product: FoundProduct, bounds: readonly Filter[], telling: Telling): Whether | null {
  const { price } = product.card;
  if (bounds.every(({ field }) => field === "price")) {
    if (bounds.some(({ currency }) => currency !== undefined && currency !== price.currency)) return null;
    const isSo = bounds.every(({ op, value }) => compares(Number(price.amount), op, Number(value)));
    // "Is it 50 €?" is read as "up to 50 €", and is no question for what costs 10.
    const isLess =
      isSo && bounds.length === 1 && bounds[0]!.op === "lte" && Number(price.amount) < Number(bounds[0]!.value);
    return { isSo: isLess ? null : isSo, datum: inShort(product, telling) };
  }
  const all = bounds.map((bound) => {
    const wanted = quantityOf(String(bound.value));
    const measure = measureOf(bound);
    const told = (measure ? [measure] : measures)
      .map((one) => toldOf(product, one))
      .find((one) => one !== null && one.base === wanted?.base);
    return told && wanted ? { isSo: compares(told.value, bound.op, wanted.value), told } : null;
  });
  const [first] = all;
  if (!first || all.includes(null)) return null;
  const { name, written } = first.told;
  return {
    isSo: all.every((one) => one?.isSo),
    datum: named(product, { name: plainText(name), value: plainText(written) }),
  };
}
