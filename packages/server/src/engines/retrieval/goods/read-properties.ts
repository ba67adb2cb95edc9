import { isInThe } from "../../wishes/in-the.ts";
import { saysSize, sizeOf, statesSize } from "../../wishes/sizes.ts";
import type { Filter } from "../../wishes/wish.ts";
import { wishWords } from "../../wishes/words/all.ts";
import { tellsCategories, type Told } from "./category-called.ts";
import { MEANT } from "./choosing.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import {
  fieldsOfColours,
  fieldsOfSizes,
  hasValue,
  isDenied,
  tellingOf,
  valuesSaid,
  type Properties,
} from "./properties.ts";
import { isColour, keyOf } from "./property-keys.ts";
import type { Hit } from "../ranking.ts";
import { maySaySizes, sizesIn } from "./read-sizes.ts";
import { saidIn, type Said, type Word } from "./runs-said.ts";

/** What a wish says of brands, categories and attributes, in the shop's own words, and what is left of its words. */
export interface ReadProperties {
  words: string;
  filters: Filter[];
}

/** What so many have of those that are meant is what is wished for; where fewer have it, the word says something else. */
const NEARLY_ALL = 0.7;
/** A colour is wished for where so many of those that are meant tell theirs, or of all, though none may be of it. */
const MANY = 0.2;
const SIGN = 5;
/** Who writes more words than this describes more than a wish. */
const MOST_READ = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** What stands before, or behind, what is not wished for. */
const notBefore = wordsIn(
  "not no nicht kein keine keinen pas non não nao niet geen sin ohne without sans senza sem zonder",
);
const notBehind = wordsIn("degil olmasin haric olmayan disinda");
/** What may stand between: "not from Apple", "pas de rouge". */
const between = wordsIn("from by of in a an the with for von der die das de du des in einem di da do van een");

/** What goes with a wish that follows it: "lamps in black", "white or black". */
const leadsTo = wordsIn(
  "in from by with or for aus von mit oder für de du en avec ou pour con o para di da per of van uit met voor veya için",
);

const anyArticle: ReadonlySet<string> = new Set(
  Object.values(wishWords).flatMap(({ articles }) => [...articles.keys()]),
);

/**
 * Finds in the words of a wish what products are told to be. "Samsung" is a brand in "Samsung television" and none in "Samsung
 * case": which it is, the products tell that have all the words.
 *
 * @param findLikely what is found by all of some words, best first
 */
export async function readProperties(
  text: string,
  told: Told,
  findLikely: (words: string) => Promise<Hit[]>,
): Promise<ReadProperties> {
  const { properties } = told;
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }): Word => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
  const all = words.length <= MOST_READ ? saidIn(words, properties) : [];
  const maySaySize = words.length <= MOST_READ && maySaySizes(words, properties);
  if (all.length === 0 && !maySaySize) return { words: text, filters: [] };
  let found: Promise<Likely> | null = null;
  /** Looked for where they have something to tell: not of what only categories are called. */
  const likely = (): Promise<Likely> =>
    (found ??= findLikely(maySaySize ? withoutSizes(text, words) : text).then(likelyOf));
  const filters: Filter[] = [];
  const left = words.map(() => true);
  const isOneOf = (at: number, among: ReadonlySet<string>): boolean =>
    at >= 0 && left[at]! && among.has(words[at]!.folded);
  const takeOut = (start: number, to: number): void => {
    let from = start;
    // "For a dog" goes whole, and of "for a black phone" only what is said of the phone.
    const goesOn = to < words.length && !leadsTo.has(words[to]!.folded);
    while (!goesOn && isOneOf(from - 1, anyArticle)) from--;
    if (!isOneOf(from - 1, leadsTo)) from = start;
    while (isOneOf(from - 1, leadsTo)) from--;
    left.fill(false, from, to);
  };
  const take = (one: Said, op: "eq" | "not", field: number, from: number, to: number): void => {
    filters.push({ field: properties.fields[field]!, op, value: valueOf(one, field, text, words, properties) });
    takeOut(from, to);
  };
  const sizes = maySaySize ? sizesIn(text, words, { ...told, ...(await likely()) }) : [];
  for (const { field, value, from, to } of sizes) {
    filters.push({ field: properties.fields[field]!, op: "eq", value });
    takeOut(from, to);
  }
  const said = all.filter(({ from, to }) => !left.slice(from, to).includes(false));
  /** Where nothing is a red tent of Tarn's, tents of Tarn's tell what "Tarn" is, and red tents what "red" is. */
  const meantBeside = async (one: Said): Promise<number | null> => {
    const others = said.filter((other) => other !== one && (isColour(other.key) || isBrand(other)));
    if (others.length === 0 || (await likely()).holdsAll) return null;
    const isKept = words.map((_, at) => left[at]! && !others.some(({ from, to }) => at >= from && at < to));
    const beside = likelyOf(await findLikely(leftOf(text, words, isKept)));
    return beside.holdsAll ? fieldMeant(one, told, beside) : null;
  };
  const meantBy = async (one: Said): Promise<number | null> => {
    if (one.isNamed) return mostTold(one, properties);
    if (one.isOrigin) return (await likely()).holdsAll ? null : mostTold(one, properties);
    return isColour(one.key) || mostTold(one, properties) !== null
      ? (fieldMeant(one, told, await likely()) ?? meantBeside(one))
      : null;
  };
  const isBrand = ({ fields }: Said): boolean =>
    [...fields.keys()].some((field) => properties.fields[field] === "brand");
  const isLeftBeside = ({ from, to }: Said): boolean =>
    words.some(({ folded }, at) => left[at] && (at < from || at >= to) && !between.has(folded));
  const meant: { one: Said; field: number; place: number }[] = [];
  for (const one of said) {
    const not = negated(words, one);
    const field = not ? mostTold(one, properties) : await meantBy(one);
    if (field === null) continue;
    if (not) take(one, "not", field, not.from, not.to);
    else meant.push({ one, field, place: properties.fields[field] === "brand" ? 0 : isColour(one.key) ? 1 : 2 });
  }
  // A notebook may be told to be of the type "Notebook": what is looked for is no wish, but what it shall be is.
  for (const { one, field, place } of meant.toSorted((a, b) => a.place - b.place))
    if (place === 0 || isLeftBeside(one)) take(one, "eq", field, one.from, one.to);
  // What is left names a category and nothing else: a laptop, and not what is made for one.
  const rest = said.find((one) => left.every((isLeft, at) => isLeft === (at >= one.from && at < one.to)));
  const category = properties.fields.indexOf("category");
  // "Puppy food" is none of the food that a shop keeps for others.
  const isOfRest = async (): Promise<boolean> =>
    !left.includes(false) ||
    (await likely()).texts.some((one) => rest!.fields.get(category)!.some((value) => hasValue(properties, value, one)));
  if (tellsCategories(told) && rest?.fields.has(category) && (await isOfRest()))
    take(rest, "eq", category, rest.from, rest.to);
  return { words: leftOf(text, words, left), filters };
}

/** Without "size M": which goods are meant is told by what else is said. */
function withoutSizes(text: string, words: Word[]): string {
  const left = words.map(({ folded }, at) => {
    const [before, after] = [words[at - 1]?.folded ?? "", words[at + 1]?.folded ?? ""];
    const isSize = (word: string): boolean => word !== "" && sizeOf(word) !== null;
    return (
      !(saysSize(folded) && (isSize(before) || isSize(after))) &&
      !(isSize(folded) && (saysSize(before) || saysSize(after)))
    );
  });
  return left.includes(true) ? leftOf(text, words, left) : text;
}

/** The texts that are likely meant, and whether they hold all words. */
interface Likely {
  texts: number[];
  holdsAll: boolean;
}

function likelyOf(hits: Hit[]): Likely {
  const holdingAll = hits.filter(({ holds }) => holds.every(Boolean));
  const least = (hits[0]?.score ?? 0) * MEANT;
  const likely = holdingAll.length > 0 ? holdingAll : hits.filter(({ score }) => score >= least);
  return { texts: likely.map(({ text }) => text), holdsAll: holdingAll.length > 0 };
}

/**
 * "Not size 42" is of no such size, "not red" is of no colour that is red, and "not from Acme" of another brand, where the
 * shop tells sizes, colours and brands. What else shall not be is judged by all that is written of a product: a cream of
 * another flavour may still hold hazelnuts.
 */
export function asProperty(filter: Filter, facts: { properties: Properties } | null): Filter {
  if (!facts || filter.field !== "words" || filter.op !== "not") return filter;
  const { properties } = facts;
  const [size] = [...fieldsOfSizes(properties)].toSorted((a, b) => properties.telling[b]! - properties.telling[a]!);
  if (size !== undefined && statesSize(foldedWords(String(filter.value))))
    return { ...filter, field: properties.fields[size]! };
  const key = keyOf(foldedWords(String(filter.value)));
  const colours = fieldsOfColours(properties);
  const all = valuesSaid(properties, key);
  const ofBrandOrColour = all.filter((value) => {
    const field = properties.fieldOf[value]!;
    return properties.fields[field] === "brand" || (isColour(key) && colours.has(field));
  });
  // What a shop calls a shade tells colours, too.
  const isOfOption = (value: number): boolean =>
    properties.fields[properties.fieldOf[value]!]!.startsWith("attributes.");
  const values = ofBrandOrColour.length > 0 || !isColour(key) ? ofBrandOrColour : all.filter(isOfOption);
  // A colour that nothing is of is one all the same.
  const fields = values.length > 0 || !isColour(key) ? values.map((value) => properties.fieldOf[value]!) : [...colours];
  const field = mostTold({ fields: new Map(fields.map((one) => [one, []])) }, properties);
  return field === null ? filter : { ...filter, field: properties.fields[field]! };
}

/** The field in which nearly all that is meant has what is said; null: it is only a word. */
function fieldMeant(
  { key, fields }: Said,
  { properties, total }: Told,
  { texts: meant, holdsAll }: Likely,
): number | null {
  if (meant.length === 0) return null;
  let best: { field: number; having: number; of: number } | null = null;
  for (const [field, values] of fields) {
    if (properties.fields[field] === "category") continue;
    const having = meant.filter((text) => values.some((value) => hasValue(properties, value, text))).length;
    if (having <= (best?.having ?? 0)) continue;
    // What is told not to be so is not meant by who wishes that it is.
    const denying = meant.filter((text) => isDenied(properties, field, text)).length;
    best = { field, having, of: meant.length - denying };
  }
  // A few that hold a foreign word for a colour are no sign of which colour is meant, that of the case or of the cable.
  const isSign = !isColour(key) || meant.length >= SIGN;
  if (best && isSign && best.having >= NEARLY_ALL * best.of) return best.field;
  if (!isColour(key)) return null;
  // "Olive oil bottle": what holds all the words is of other colours, so that the word says something else.
  const colours = [...fieldsOfColours(properties)].map((field) => tellingOf(properties, field, total));
  if (holdsAll && best === null && meant.some((text) => colours.some((telling) => telling[text] === 1))) return null;
  const isFew = meant.length < SIGN;
  const [most] = [...fieldsOfColours(properties)]
    .map((field) => {
      const isTelling = tellingOf(properties, field, total);
      return { field, telling: meant.filter((text) => isTelling[text] === 1).length };
    })
    .sort((one, other) =>
      isFew ? properties.telling[other.field]! - properties.telling[one.field]! : other.telling - one.telling,
    );
  if (!most) return null;
  const isUsual = properties.telling[most.field]! >= MANY * total;
  return isUsual || most.telling >= MANY * meant.length ? most.field : null;
}

/** The field, but the category, that most products tell. */
const mostTold = ({ fields }: Pick<Said, "fields">, { fields: names, telling }: Properties): number | null =>
  [...fields.keys()]
    .filter((field) => names[field] !== "category")
    .reduce<number | null>((most, field) => (most === null || telling[field]! > telling[most]! ? field : most), null);

/** As the shop writes it, if it is one value; several that are meant together, as shades of a colour are, in the visitor's words. */
function valueOf(
  { from, to, fields }: Said,
  field: number,
  text: string,
  words: Word[],
  { values }: Properties,
): string {
  const [only, ...others] = fields.get(field) ?? [];
  return only !== undefined && others.length === 0 ? values[only]! : text.slice(words[from]!.start, words[to - 1]!.end);
}

/** Where "not Apple" begins and ends; null: it is wished for. */
function negated(words: Word[], { from, to }: Said): { from: number; to: number } | null {
  let before = from - 1;
  while (before > 0 && between.has(words[before]!.folded)) before--;
  const isNot =
    notBefore.has(words[before]?.folded ?? "") &&
    !isInThe(
      words.slice(0, before + 1).map(({ folded }) => folded),
      before,
    );
  if (isNot) return { from: before, to };
  return notBehind.has(words[to]?.folded ?? "") ? { from, to: to + 1 } : null;
}

function leftOf(text: string, words: Word[], left: boolean[]): string {
  let rest = "";
  let end = 0;
  words.forEach((word, at) => {
    if (left[at]) rest += text.slice(left[at - 1] === false ? word.start : end, word.end);
    else rest += " ";
    ({ end } = word);
  });
  return `${rest}${left.at(-1) === false ? "" : text.slice(end)}`.replace(/\s+/g, " ").trim();
}
