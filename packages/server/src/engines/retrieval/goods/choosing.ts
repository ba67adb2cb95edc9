import type { Filter, Order } from "../../wishes/wish.ts";
import { inOrder } from "./orders.ts";
import type { Coded, Facts } from "./facts.ts";
import { compoundsBeginningWith, compoundsEndingIn } from "../other-words/compounds.ts";
import { linksIn } from "../../wording/joined.ts";
import type { Scored } from "../ranking.ts";
import { holdingAll, textsWithAll, type LexemeIndex } from "../index/lexeme-index.ts";
import { tellingOf, textsWith, valuesSaid, type Properties } from "./properties.ts";
import { toldWith } from "./told-with.ts";
import { FITS, fitting, UNTOLD } from "./measured.ts";
import { isOfQuantity } from "../../wishes/measured.ts";
import { tellsNothingAlone } from "../../wishes/plain-values.ts";
import { keysAsked, namesSize } from "../../wishes/sizes.ts";
import { tellsNewest } from "./newness.ts";
import { addAll, has, textSet, type TextSet } from "../index/text-set.ts";
import { fittingCount } from "./counted.ts";
import { fieldOfSource, fieldsCalled, toldByName } from "./told-by-name.ts";
import { keptWith } from "./kept-with.ts";
import { keyOf } from "./property-keys.ts";
import { foldedWords } from "../../wording/fold.ts";

/** By what a search chooses among the texts, and which come first. */
export interface Choosing {
  filters: readonly Filter[];
  order: Order | null;
  /** Whether the words that are searched for may say more conditions. */
  isSaid?: boolean;
  /** Whether what tells nothing of a quantity that is wished for will do. */
  acceptsUntold?: boolean;
}

/** Whether a text, by its number, meets all conditions. */
export type Meets = (text: number) => boolean;

/** Conditions by how much: which of the products that are meant are cheap is known only once those are found. */
export const isVague = ({ field, value, op }: Filter): boolean =>
  (field === "price" || field === "rating" || field === "reviews") &&
  op === "eq" &&
  typeof value === "string" &&
  Object.hasOwn(levels, value);

const levels: Record<string, [from: number, to: number]> = {
  low: [0, 1 / 3],
  medium: [1 / 3, 2 / 3],
  high: [2 / 3, 1],
};

/** What of a wish can be chosen by: of what is known of no product at all nothing is. */
export function knownOf(facts: Facts | null, { filters, order, acceptsUntold = false }: Choosing): Choosing {
  const isKnown = (field: string): boolean =>
    facts !== null &&
    (field === "rating" || field === "reviews"
      ? facts[field].some((value) => !Number.isNaN(value))
      : !isProperty(field) ||
        facts.properties.fields.includes(field) ||
        facts.measured.sources.some((one) => !one.isTitle && fieldOfSource(one) === field));
  const orderedBy = order === "popular" ? "reviews" : (order ?? "");
  const isOrdered =
    order === "newest" ? facts !== null && tellsNewest(facts.newness) : order !== null && isKnown(orderedBy);
  return {
    filters: filters.filter(({ field }) => isKnown(field)),
    order: isOrdered ? order : null,
    acceptsUntold,
  };
}

/**
 * @param lexemes what the values of filters that are said in words are in the texts, and then by other names
 * @returns null: all texts meet them
 */
export function meetsAll(
  index: LexemeIndex,
  { filters, acceptsUntold = false }: Choosing,
  lexemes: ReadonlyMap<Filter, readonly string[][]>,
): Meets | null {
  const { facts } = index;
  if (!facts) return null;
  const conditions = filters
    .filter((filter) => !isVague(filter) && !isOfQuantity(filter))
    .map((one) => {
      const [said = [], ...others] = lexemes.get(one) ?? [];
      if (one.field === "words") return { one, meets: holdingWords(index, facts, one, said, others) };
      const meets = isProperty(one.field) ? withProperty(index, facts, one, said) : conditionOf(facts, one);
      return { one, meets };
    });
  // Nothing is of two brands: "white or black" is one of them.
  const alternatives = Map.groupBy(conditions, ({ one: { field, op } }) =>
    isProperty(field) && op === "eq" ? field : Symbol(field),
  );
  const all = [...alternatives.values()].map((any) => anyOf(any.map(({ meets }) => meets)));
  for (const one of Map.groupBy(filters.filter(isOfQuantity), ({ field }) => field).values()) {
    const fits = fitting(facts.measured, index.ids.length, one);
    all.push((text) => fits[text] === FITS || (acceptsUntold && fits[text] === UNTOLD));
  }
  const [only, ...others] = all;
  if (!only) return null;
  return others.length === 0 ? only : meetsEach(all);
}

/** Asked of ten thousand texts a time: a closure for each of them would fill the memory for what is new. */
function meetsEach(all: readonly Meets[]): Meets {
  return (text) => {
    for (let at = 0; at < all.length; at++) if (!all[at]!(text)) return false;
    return true;
  };
}

function anyOf(any: readonly Meets[]): Meets {
  const [only, ...others] = any;
  return only && others.length === 0 ? only : (text) => any.some((meets) => meets(text));
}

function conditionOf(facts: Facts, { field, op, value, currency }: Filter): Meets {
  if (field === "price" || field === "rating" || field === "reviews") {
    const isRight = comparing(facts[field], op, Number(value));
    if (!currency) return isRight;
    // What is told in another currency is not known to be met.
    const inIt = isNamed(facts.currency, currency);
    return (text) => isRight(text) && inIt(text);
  }
  const isNot = op === "not";
  if (field === "sale") return (text) => (facts.isOnSale[text] === 1) === ((value === true) !== isNot);
  if (field !== "availability") return () => false;
  const isSo = isNamed(facts.availability, String(value));
  return isNot ? (text) => !isSo(text) : isSo;
}

/** Whether a text names a thing, or, where it is not wished for, neither names it nor what it is a part of. */
function holdingWords(
  index: LexemeIndex,
  facts: Facts,
  { op, value, inDoubt }: Filter,
  lexemes: string[],
  others: readonly string[][],
): Meets {
  const holding = new Set(textsWithAll(index, lexemes));
  // Leather is "cuir" in a French shop.
  for (const other of others) for (const text of textsWithAll(index, other)) holding.add(text);
  const { there, free } = toldWith(facts, String(value));
  for (const text of op === "not" || !inDoubt ? there : [...there, ...free]) holding.add(text);
  if (op !== "not") return (text) => holding.has(text);
  for (const compound of compoundsOf(index, String(value), lexemes))
    for (const text of textsWithAll(index, [compound])) holding.add(text);
  return (text) => !holding.has(text);
}

/** "Glutenfrei" is named after what is not in it. */
const FREE_OF = /(?:frei|los|vrij|fri|fritt)$/;
const SHORTEST_PART = 4;

/** The compounds that hold a thing, in languages that write them in one word: "Haselnuss" and "Ledertasche". */
function compoundsOf(index: LexemeIndex, thing: string, lexemes: string[]): string[] {
  const [lexeme] = lexemes;
  const [word = ""] = foldedWords(thing);
  if (lexemes.length !== 1 || !lexeme || !index.languages.some((code) => linksIn(code))) return [];
  const beginnings = new Set([word, lexeme].filter(({ length }) => length >= SHORTEST_PART));
  const goesOn = (rest: string): boolean => rest.length >= SHORTEST_PART - 1 && !FREE_OF.test(rest);
  return [...compoundsEndingIn(index, word, lexeme), ...compoundsBeginningWith(index, beginnings, goesOn)];
}

/** Whether a field is one of those that products are told by in words. */
export const isProperty = (field: string): boolean =>
  field === "brand" || field === "category" || field.startsWith("attributes.");

/** Of what tells nothing of the field, the words say whether it is so: a "red mug" that nobody gave a colour. */
function withProperty(index: LexemeIndex, facts: Facts, { field, op, value }: Filter, lexemes: string[]): Meets {
  const { properties } = facts;
  const total = index.ids.length;
  const counts = fittingCount(facts, total, { field, op, value });
  if (counts) {
    const isSaidByText = op === "eq" ? holdingAll(index, lexemes) : null;
    return (text) => counts[text] === FITS || (counts[text] === UNTOLD && isSaidByText?.(text) === true);
  }
  const number = properties.fields.indexOf(field);
  const isOfSize = namesSize(field);
  // What is said of a category's things is said of what is made for them, too; and "60 L" is no size.
  // Nor is anything said by a "yes", which may be that of another attribute.
  const isSaid =
    field !== "category" &&
    !tellsNothingAlone(String(value)) &&
    !(isOfSize && /^(?:\p{L}|[\d.,]+)$/u.test(String(value).trim()));
  const ofSize = isOfSize ? keysAsked(String(value)) : [];
  const keys = ofSize.length > 0 ? ofSize : [keyOf(foldedWords(String(value)))];
  const told = textsTold(properties, number, keys, { total, withoutAccessories: field === "category" && op === "eq" });
  const had = fieldsCalled(facts, String(value)).includes(field) ? toldByName(facts, String(value)) : null;
  const isSo = had ? told.slice() : told;
  if (had) addAll(isSo, Uint32Array.from(had.there));
  const wished = op !== "not";
  const holds = isSaid && (properties.telling[number] ?? 0) < total ? holdingAll(index, lexemes) : null;
  if (!holds) return (text) => has(isSo, text) === wished;
  const telling = tellingOf(properties, number, total).slice();
  for (const text of had?.free ?? []) telling[text] = 1;
  return (text) => (has(isSo, text) || (telling[text] === 0 && holds(text))) === wished;
}

/** Sets of which texts are told to be something that are kept: one of 100,000 texts takes 12 KB. */
const MOST_KEPT = 100;
const toldBy = keptWith<Properties, TextSet>(MOST_KEPT);

/** Which of `total` texts are told to be so in a field. Kept: each of a shop's brands and colours is wished for, and offered, all the time. */
const textsTold = (
  properties: Properties,
  field: number,
  keys: readonly string[],
  { total, withoutAccessories }: { total: number; withoutAccessories: boolean },
): TextSet =>
  toldBy(properties, `${field} ${withoutAccessories} ${keys.join("\n")}`, () => {
    const isSo = textSet(total);
    for (const one of keys.flatMap((key) => valuesSaid(properties, key)))
      if (properties.fieldOf[one] === field) addAll(isSo, textsWith(properties, one));
    if (withoutAccessories) leaveOutAccessories(properties, field, keys, isSo);
    return isSo;
  });

/** What categories of what goes with others are called. */
const OF_ACCESSORIES: ReadonlySet<string> = new Set(
  foldedWords(
    "accessory accessories Zubehör Ersatzteile accessoire accessoires accesorio accesorios accessorio accessori acessório acessórios aksesuar aksesuarlar",
  ).map((word) => keyOf([word])),
);

/** "Grills" are no covers for grills, where a shop keeps those in a category of their own within. */
function leaveOutAccessories(properties: Properties, category: number, keys: readonly string[], isSo: TextSet): void {
  if (keys.some((key) => OF_ACCESSORIES.has(key))) return;
  const within = [...OF_ACCESSORIES]
    .flatMap((key) => valuesSaid(properties, key))
    .filter((value) => properties.fieldOf[value] === category);
  if (within.length === 0) return;
  const accessories = new Uint32Array(isSo.length);
  for (const value of within) addAll(accessories, textsWith(properties, value));
  const left = isSo.map((texts, at) => texts & ~accessories[at]!);
  if (left.some((texts) => texts !== 0)) isSo.set(left);
}

function isNamed({ of, names }: Coded, name: string): Meets {
  const wanted = name.toLowerCase();
  const isWanted = names.map((one) => one.toLowerCase() === wanted);
  return (text) => isWanted[of[text]!]!;
}

/** Nothing that is unknown meets a condition. */
function comparing(numbers: ArrayLike<number>, op: Filter["op"], limit: number): Meets {
  if (op === "lt") return (text) => numbers[text]! < limit;
  if (op === "lte") return (text) => numbers[text]! <= limit;
  if (op === "gt") return (text) => numbers[text]! > limit;
  if (op === "gte") return (text) => numbers[text]! >= limit;
  return op === "not" ? (text) => numbers[text] !== limit : (text) => numbers[text] === limit;
}

/** Those in the wished third of the values that they have themselves: "cheap" is what costs less than most of its kind. */
function inThird(facts: Facts, found: Scored[], filters: readonly Filter[]): Scored[] {
  return filters.filter(isVague).reduce((left, { field, value }) => {
    const numbers = facts[field as "price" | "rating" | "reviews"];
    const known = left.filter(({ text }) => !Number.isNaN(numbers[text]));
    // A shirt in five sizes is one shirt.
    const things = new Map(known.map(({ text }) => [facts.variants.group[text]!, numbers[text]!]));
    const sorted = Float64Array.from(things.values()).sort();
    if (sorted.length === 0) return [];
    const [from, to] = levels[String(value)]!;
    // As few are dear as are cheap.
    const lowest = sorted[(to === 1 ? Math.ceil : Math.floor)(from * (sorted.length - 1))]!;
    const highest = sorted[Math.floor(to * (sorted.length - 1))]!;
    return known.filter(({ text }) => numbers[text]! >= lowest && numbers[text]! <= highest);
  }, found);
}

/** Of so many of the best, those that are meant are put in order. */
export const CONSIDERED = 2_000;
/** What scores less, beside the best, is of another kind: a laptop bag is no laptop. */
export const MEANT = 0.7;

/** Whether more must be found than is shown, since it is put in order or its like is compared. */
export const isPicky = ({ filters, order }: Choosing): boolean => order !== null || filters.some(isVague);

/** Of what was found by its words, what is meant, in the order that is wished for. */
export function choose(facts: Facts, hits: Scored[], choosing: Choosing): Scored[] {
  if (!isPicky(choosing)) return hits;
  const { filters, order } = choosing;
  const least = (hits[0]?.score ?? 0) * MEANT;
  const meant = inThird(
    facts,
    hits.filter(({ score }) => score >= least),
    filters,
  );
  return order ? inOrder(facts, meant, order) : meant;
}
