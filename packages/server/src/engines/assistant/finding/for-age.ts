import { ageAt, ageTokensOf, type Age, type AgeToken } from "../../wishes/ages.ts";
import { ageRangeIn, namesAge, type AgeRange } from "../../wishes/age-range.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { ageOfSomebody } from "../said/age-of-somebody.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { toldBy, type Told } from "./told-by.ts";
import type { Words } from "../words/words.ts";

const old = wordsIn("old alt alte alten alter altes oud oude");
/** Grown-ups are told no age. In years. */
const GROWN = 18;
/** Beside this, what is for an age is one of so many of the best. */
export const AMONG = 100;
/** So many words may stand between "for" and an age: "for my little 5 year old". */
const NEAR = 3;

/** How old those are who are called so. */
const agesOf: Readonly<Record<string, Pick<Age, "from" | "to">>> = {
  baby: { from: 0, to: 1 },
  toddler: { from: 1, to: 3 },
};

/** The ages, in years, of whom a sentence names by what they are called: "toddlers". */
export const agesNamed = (sentence: string): Pick<Age, "from" | "to">[] =>
  partiesIn(sentence).flatMap((party) => agesOf[party] ?? []);

/** How old somebody is for whom something is sought: "a bike for my 5 year old"; null: it is not said. */
export function ageIn(sentence: string, words: Words): Age | null {
  const all = ageTokensOf(sentence);
  const isPerson = ({ said }: AgeToken): boolean =>
    isPhrase([said], words.wishes.counted) || words.kin.has(said) || partiesIn(said).length > 0;
  for (let at = 0; at < all.length; at++) {
    const age = ageAt(all, at);
    if (!age) continue;
    if (age.value >= GROWN) return null;
    const behind = /^[-–]$/.test(all[age.to]?.said ?? "") ? age.to + 1 : age.to;
    const to = old.has(all[behind]?.said ?? "") ? behind + 1 : age.to;
    // Of "a 7 year old girl under 30" the girl is the one of that age.
    const end = all[to] && isPerson(all[to]) ? to + 1 : to;
    const isFor = all.slice(Math.max(0, at - NEAR), at).some(({ said }) => words.forWhom.has(said));
    const people = all.filter((token, place) => isPerson(token) || (place >= at && place < end));
    const isPartOf = (place: number): boolean =>
      people.includes(all[place]!) || (place >= safely(all, at) && place < at);
    return {
      from: age.value,
      to: age.value + age.unit,
      said: sentence.slice(all[at]!.start, all[end - 1]!.end),
      rest: textOf(sentence, all, (_, place) => !isPartOf(place)),
      isOfSomebody: isFor || people.length > end - at || end > to,
    };
  }
  const bare = ageOfSomebody(sentence, words);
  return bare && { ...bare, rest: withoutPeople(bare.rest) };

  function withoutPeople(text: string): string {
    const tokens = ageTokensOf(text);
    return textOf(text, tokens, (token) => !isPerson(token));
  }

  /** Where what is said of an age begins: with "safe" of "safe for a 2 year old". */
  function safely(tokens: readonly AgeToken[], at: number): number {
    for (let from = at - 1; from >= Math.max(0, at - NEAR); from--) {
      if (isPhrase([tokens[from]!.said], words.wishes.safe)) return from;
      if (!words.plain.has(tokens[from]!.said)) break;
    }
    return at;
  }
}

/** What is left of a text of some of its tokens. */
const textOf = (
  text: string,
  tokens: readonly AgeToken[],
  isKept: (token: AgeToken, place: number) => boolean,
): string =>
  tokens
    .flatMap((token, place) => (isKept(token, place) ? text.slice(token.start, tokens[place + 1]?.start) : []))
    .join("")
    .trim();

/** All that a product tells of the ages that it is for; of a list, as of sizes that there are, from the first to the last. */
export const agesTold = (product: FoundProduct): (Told & AgeRange)[] =>
  toldBy(product).flatMap((one) => {
    const isLabelled = one.name !== null && namesAge(one.name);
    const texts = isLabelled || one.name === null ? one.values : one.values.map((value) => `${one.name} ${value}`);
    const ranges = texts.flatMap((text) => ageRangeIn(text, isLabelled) ?? []);
    if (ranges.length === 0) return [];
    const [from, to] = [Math.min(...ranges.map((range) => range.from)), Math.max(...ranges.map((range) => range.to))];
    return [{ ...one, from, to }];
  });

/** Whether a thing that is told to be for one age is for another; null: for some of that, perhaps. */
export function isForAge(range: AgeRange, { from, to }: Pick<Age, "from" | "to">): boolean | null {
  if (range.from >= to || range.to < from) return false;
  return range.from <= from ? true : null;
}

/**
 * What is told to be for an age, of what was found; where nothing is, what is as likely meant and tells none, which is said then.
 * What is told to be for another age is not among it. Null: no product tells an age, or it may be nobody's.
 */
export function forAge(found: FoundProducts, age: Age): FoundProducts | null {
  const all = found.products.map((product) => {
    const told = agesTold(product);
    return { product, told, against: told.find((one) => isForAge(one, age) === false) };
  });
  const { whole: _, without: __, ...rest } = found;
  const right = all.filter(({ told, against }) => !against && told.some((one) => isForAge(one, age)));
  if (right.length > 0) return { ...rest, products: right.map(({ product }) => product) };
  const [nearest] = all;
  const isTold = all.some(({ told }) => told.length > 0);
  if (!nearest || !isTold || !age.isOfSomebody || found.answerable.decision !== "answer") return null;
  const least = nearest.product.score * NEARLY_AS_GOOD;
  const left = all.filter(({ product, against }) => !against && product.score >= least);
  if (left.length > 0) return withAgeUntold({ ...found, products: left.map(({ product }) => product) }, age.said);
  const { card } = nearest.product;
  return {
    ...rest,
    products: [],
    answerable: { score: 0, decision: "no_answer" },
    ...(nearest.against && { notFor: { title: card.title, ...nearest.against } }),
  };
}

/** What was found, with the word that none of it tells whether it is for an age. */
export const withAgeUntold = (found: FoundProducts, said: string): FoundProducts => ({
  ...found,
  untold: [...(found.untold ?? []), { field: "words", op: "eq", value: said }],
});

/** Whether an age had to be given up for what was found. */
export function givesUpAge({ without = [] }: FoundProducts, { said }: Age): boolean {
  const words = foldedWords(said);
  return without.some(({ field, value }) => field === "words" && words.includes(fold(String(value))));
}
