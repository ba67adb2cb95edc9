import type { Price } from "@widget-chat/contract/product-card.ts";
import { measures } from "../../wishes/words/wish-words.ts";
import { toldOf } from "./measured-first.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { namesReviews } from "../../wishes/reviews.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isKindOf } from "../../wording/joined.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { nameOfField } from "../applied-filters.ts";
import { languages, type Language } from "../said/languages.ts";
import { localeOf, money } from "../money.ts";
import { numberFormat } from "../number-format.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { isCalledOtherwise } from "./called-otherwise.ts";
import { sentencesOf, toldInFigures } from "./described.ts";
import { formOf } from "../words/forms.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";

const MOST_ATTRIBUTES = 6;
const MOST_SENTENCES = 2;
/** Of so few words that are asked one that is told may be all that is; shorter ones are none of those. */
const MOST_ASKED = 2;
const SHORTEST_ASKED = 3;
/** "Has" and "is" say nothing of what is asked. */
const SHORT_VERB = 3;
/** What feeds tell beside, and nobody asks for who wants to know all of a product. */
const OF_NO_INTEREST: ReadonlySet<string> = new Set(["condition", "release_date"]);
/** Of a value, in UTF-16 units. */
const LONGEST = 160;

/** What is said of products, in one language and for one shop. */
export interface Telling {
  turn: Turn;
  language: Language;
}

export const priceOf = ({ card }: FoundProduct, telling: Telling): string => amountOf(card.price, telling);

/** As the visitor's language writes it. */
export const amountOf = ({ amount, currency }: Price, { turn, language }: Telling): string =>
  money(amount, currency, localeOf(turn.tenant.locale, language.code));

/** The name, the price and whether it can be had; what is recalled nobody shall hear can be. */
export const inShort = (product: FoundProduct, telling: Telling): string => {
  const { card, isRecalled } = product;
  const named = `**${plainText(card.title)}** – ${priceOf(product, telling)}`;
  return isRecalled ? named : `${named} (${telling.language.phrases.availability[card.availability]})`;
};

/** All that is known of a product, in few words. */
export function tellAll(product: FoundProduct, telling: Telling): string {
  const rating = ratingOf(product, telling);
  const description = sentencesOf(product).slice(0, MOST_SENTENCES).map(plainText).join(" ");
  const attributes = attributesOf(product, telling)
    .filter(({ key }) => !OF_NO_INTEREST.has(key))
    .slice(0, MOST_ATTRIBUTES);
  return [
    `${inShort(product, telling)}${rating ? `, ${rating}` : ""}.`,
    description,
    attributes.map(({ name, value }) => `- ${name}: ${value}`).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What the shop tells of a product that was asked for; null: it tells nothing of it. */
export function tellOf(
  product: FoundProduct,
  { facets, own }: { facets: readonly Facet[]; own: readonly string[] },
  telling: Telling,
): string | null {
  const name = plainText(product.card.title);
  const attributes = attributesOf(product, telling);
  const told: string[] = [];
  if (facets.some((facet) => facet === "price" || facet === "availability")) told.push(inShort(product, telling));
  for (const facet of facets) {
    const value = facet === "rating" ? ratingOf(product, telling) : facet === "brand" ? product.card.brand : null;
    if (value) told.push(plainText(value));
    const named = attributes.filter((one) => holdsFacet(one.words, facet));
    told.push(...named.map((one) => `${one.name}: ${one.value}`));
  }
  const isKnown = told.length > 0;
  const described = isKnown ? null : toldInFigures(product, facets);
  if (described) told.push(telling.language.phrases.quoted(plainText(described)));
  if (facets.length > 0 && told.length === 0) return null;
  if (own.length > 0) {
    const said = saying(product, own, telling);
    if (!said) return null;
    told.push(said);
  }
  if (told.length === 0) return null;
  const text = [...new Set(told)].join("; ");
  return text.startsWith("**") ? `${text}.` : `**${name}**: ${/[.!?…”"“»]$/.test(text) ? text : `${text}.`}`;
}

/** "How long does it last?" is told by "lasts up to 10 hours"; null: nothing says it in figures. */
export function tellByVerb(
  product: FoundProduct,
  { question, ...telling }: Telling & { question: string },
): string | null {
  const { fits } = telling.language.words.shop;
  const verbs = foldedWords(question).filter((word) => word.length > SHORT_VERB && holdsPhrase([word], fits));
  const sentence = sentencesOf(product).find(
    (one) => /\d/.test(one) && verbs.some((verb) => holdsAll(foldedWords(one), [verb])),
  );
  return sentence ? quotedOf(product, sentence, telling.language) : null;
}

/**
 * What a description says of one of few things that are asked: of "is it sold with a bow?" what it says of a bow, though not that
 * it is sold.
 */
export function tellPart(
  product: FoundProduct,
  own: readonly string[],
  { question, language }: Telling & { question: string },
): string | null {
  if (own.length < 2 || own.length > MOST_ASKED) return null;
  const asked = foldedWords(question);
  const { prepositions } = language.words;
  // "With a bow", not "BPA free".
  const isPart = (word: string): boolean => {
    const at = asked.indexOf(word);
    return asked.slice(Math.max(0, at - 2), Math.max(0, at)).some((one) => prepositions.has(one));
  };
  const said = own.filter((word) => word.length >= SHORTEST_ASKED && isPart(word));
  const sentence = sentencesOf(product).find((one) => said.some((word) => holdsAll(foldedWords(one), [word])));
  return sentence ? quotedOf(product, sentence, language) : null;
}

/**
 * What is told to be so or not, and begins with one of few words that are asked: "toxic to animals: yes" where it is asked of cats.
 * Whether that is meant, who asks may judge.
 */
export function tellNear(product: FoundProduct, asked: readonly string[], telling: Telling): string | null {
  if (asked.length > MOST_ASKED) return null;
  const near = attributesOf(product, telling).find(
    ({ isSo: is, words: [first = ""] }) => is !== null && asked.some((word) => isWord(word)(first)),
  );
  return near ? `**${plainText(product.card.title)}**: ${near.name}: ${near.value}.` : null;
}

/** What a product is said to go with, where that names one of some words: "for the Stillwater 200"; null: nothing. */
export function tellFitting(
  product: FoundProduct,
  words: readonly string[],
  spoken: readonly Language[],
): string | null {
  const isOf = (sentence: string): boolean =>
    isFor(sentence, spoken) &&
    words.some((word) => word.length >= SHORTEST_ASKED && holdsAll(foldedWords(sentence), [word]));
  const fitting = sentencesOf(product).filter(isOf);
  const best = fitting.find((sentence) => holdsAll(foldedWords(sentence), words)) ?? fitting[0];
  return best ? quotedOf(product, best, spoken[0]!) : null;
}

/** What holds all words: an attribute, or a sentence that describes it. */
function saying(product: FoundProduct, own: readonly string[], telling: Telling): string | null {
  const attribute = attributesOf(product, telling).find(({ words, said }) => tellsAll([...words, ...said], own));
  if (attribute) return `${attribute.name}: ${attribute.value}`;
  const measured = measures.find((one) =>
    own.every((word) => holdsPhrase(foldedWords(word), telling.language.words.wishes.measures[one])),
  );
  const told = measured ? toldOf(product, measured) : null;
  if (told) return `${plainText(told.name)}: ${plainText(told.written)}`;
  const sentences = sentencesOf(product).filter((one) => holdsAll(foldedWords(one), own));
  const { shop, wishes } = telling.language.words;
  // "Akku-Rasenmäher für 400 m²" names what "der Akku ist enthalten" and "ohne Akku" tell.
  const sayingSo = [shop.fits, wishes.without].map((phrases) =>
    sentences.find((one) => holdsPhrase(foldedWords(one), phrases)),
  );
  const sentence = sayingSo.find((one) => one !== undefined) ?? sentences[0];
  const said = sentence ?? (holdsAll(foldedWords(product.card.title), own) ? product.card.title : null);
  return said === null ? null : telling.language.phrases.quoted(plainText(said));
}

/** Whether words have a form of each of those that are asked for. */
export const holdsAll = (words: readonly string[], own: readonly string[]): boolean =>
  own.every((word) => words.some(isWord(word)));

/** In letters: what a compound may end in. */
const SHORTEST_PART = 4;

/** The same of an attribute, whose name may be a compound, "Wassertank" of the tank, or in another language. */
export const tellsAll = (words: readonly string[], own: readonly string[]): boolean =>
  own.every((word) => {
    const [folded = ""] = foldedWords(word);
    const endsSo = (one: string): boolean =>
      folded.length >= SHORTEST_PART && one.endsWith(folded) && isKindOf(one, folded);
    return words.some(isWord(word)) || words.some(endsSo) || isCalledOtherwise(words, word);
  });

/** Whether a folded word is a form of another; a model is that very one. */
function isWord(word: string): (other: string) => boolean {
  const [folded = ""] = foldedWords(word);
  if (/\d/.test(folded)) return (other) => other === folded;
  const is = formOf(folded);
  return (other) => is(other) || (folded.length > 3 && formOf(other)(folded));
}

interface Attribute {
  key: string;
  name: string;
  value: string;
  /** The words, folded, of its name and of its value. */
  words: string[];
  said: string[];
  /** Its values where it is a list of them. */
  several: string[];
  /** Of what is only so or not; null: the value says more. */
  isSo: boolean | null;
}

/** @param values of what the variants of a product differ in: what this one is, or all that there are */
export function attributesOf(product: FoundProduct, telling: Telling, values: "own" | "all" = "all"): Attribute[] {
  const { yes, no } = telling.language.phrases.shop;
  return Object.entries(product.attributes).flatMap(([key, given]) => {
    if (typeof given === "object" && !Array.isArray(given)) return [];
    const isYes = isSo(given);
    const own = isYes === null ? [given].flat().join(", ") : isYes ? yes : no;
    const all = values === "all" ? variantsIn(product, key, telling) : null;
    const value = all && all.length <= LONGEST ? all : own;
    // The number of reviews is told with the rating.
    if (value === "" || value.length > LONGEST || namesReviews(key)) return [];
    const name = calledIn(telling.language, key);
    const said = isYes === null ? foldedWords(value) : [];
    const several = Array.isArray(given) ? given.map(String) : [];
    return [
      {
        key,
        name: plainText(name),
        value: plainText(value),
        words: [...foldedWords(nameOfField(key)), ...foldedWords(name)],
        said,
        several,
        isSo: isYes,
      },
    ];
  });
}

/** How what a shop tells by a field is called: as it calls it, or in a language where that is only how feeds do. */
export const calledIn = ({ phrases }: Language, field: string): string => {
  const key = field.replace(/^attributes\./, "");
  return Object.hasOwn(phrases.shop.fields, key) ? phrases.shop.fields[key]! : nameOfField(field);
};

/** As names of what is told are written at the head of a line. */
export const capital = (name: string): string => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** "Moss, Navy, Red (out of stock)"; null: there is but one. */
function variantsIn({ card }: FoundProduct, name: string, { language }: Telling): string | null {
  const option = card.options.find((one) => one.name === name);
  const soldOut = language.phrases.availability.out_of_stock;
  return option?.values.map(({ value, count }) => (count > 0 ? value : `${value} (${soldOut})`)).join(", ") ?? null;
}

/** Whether the name of an attribute says, in any language, what may be asked. */
export const holdsFacet = (words: readonly string[], facet: Facet): boolean =>
  languages.some((language) => holdsPhrase(words, language.words.shop.facets[facet]));

export function ratingOf({ card: { rating } }: FoundProduct, { turn, language }: Telling): string | null {
  if (rating === null) return null;
  const number = numberFormat(localeOf(turn.tenant.locale, language.code));
  const { wishes } = language.phrases;
  const { value, count } = rating;
  const stars = wishes.stars(number.format(value));
  return count ? `${stars} (${wishes.reviews(number.format(count))})` : stars;
}

/** What a product is for, whatever that is; null: nothing says it. */
export function tellFor(product: FoundProduct, spoken: readonly Language[]): string | null {
  const said = sentencesOf(product).filter((sentence) => isFor(sentence, spoken));
  return said.length > 0 ? quotedOf(product, said.slice(0, MOST_SENTENCES).join(" "), spoken[0]!) : null;
}

const quotedOf = ({ card }: FoundProduct, told: string, { phrases }: Language): string =>
  `**${plainText(card.title)}**: ${phrases.quoted(plainText(told))}`;

/** Whether a sentence says what something goes with, in one of some languages. */
function isFor(sentence: string, spoken: readonly Language[]): boolean {
  const said = foldedWords(sentence);
  return spoken.some(
    ({ words: { forWhom, shop } }) => said.some((word) => forWhom.has(word)) || holdsPhrase(said, shop.fits),
  );
}
