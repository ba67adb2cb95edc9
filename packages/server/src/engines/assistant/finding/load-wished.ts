import { measuresNamed } from "../../wishes/measured.ts";
import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import { quantitiesTold } from "../../wishes/quantities-told.ts";
import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { PhraseSet } from "../../wording/phrase-set.ts";
import { loadWordsIn, namesLoad } from "../said/asks-load.ts";
import { readSentence } from "../shopping/sentence.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { amountFor, asCarried, limitOf, namesLimit, person, weighing, type Carried, type Limit } from "./limits.ts";

/** So many words beside an amount may say that it is the least of it: "with at least 120 kg". */
const NEAR = 5;

/** What weights are compared in. */
const WEIGHT = "g";

/** Nobody takes what weighs so many times less for as heavy. */
const FAR = 5;

/** A wish for what carries something. */
export interface LoadWished {
  /** What is wished for besides: "ladders with a". */
  rest: string;
  /** How much it shall carry, as it was said: "120 kg". */
  amount: Quantity & Carried;
  said: string;
}

/** What shall be carried, "ladders with a load capacity of 120 kg", apart from the rest. Null: it is not said, or nothing else is. */
export function loadWished(sentence: string, words: Words): LoadWished | null {
  const amount = amountFor(sentence, words);
  return amount && apart(sentence, amount, words);
}

/** The same of the one weight that is said, "ladder up to 120 kg", be it a load or what the thing weighs. */
export function weightWished(sentence: string, words: Words): LoadWished | null {
  const [weight, ...others] = quantitiesIn(sentence).filter(({ base }) => base === WEIGHT);
  return weight && others.length === 0 ? apart(sentence, asCarried(sentence, weight, words), words) : null;
}

/**
 * Whether a weight can only be meant for what goods carry: most of what is likely meant tell that in their data, and all of it
 * weighs far less itself.
 */
export function carriesRather({ products }: FoundProducts, { value }: Pick<Quantity, "value">): boolean {
  const least = (products[0]?.score ?? 0) * NEARLY_AS_GOOD;
  const meant = products.filter(({ score }) => score >= least);
  const carrying = meant.filter((product) => tellsLoad(limitOf(product, WEIGHT)));
  return (
    2 * carrying.length > meant.length && !meant.some((product) => weightsOf(product).some((own) => own > value / FAR))
  );
}

/** Whether a weight was given up, since nothing is of it: what carries less is no treadmill for who says it. */
export const givesUp = (
  { products, without = [] }: FoundProducts,
  { value, base }: Pick<Quantity, "value" | "base">,
): boolean =>
  without.some((one) =>
    quantitiesIn(String(one.value)).some((given) => given.base === base && given.value === value),
  ) && products.some((product) => tellsLoad(limitOf(product, WEIGHT)));

/** Not by a range of weights in a title alone. */
const tellsLoad = (limit: Limit | null): boolean =>
  limit !== null && (!limit.isQuoted || namesLoad(foldedWords(limit.told)));

/** What a product weighs itself, in grams, by its data. */
const weightsOf = ({ attributes }: FoundProduct): number[] =>
  Object.entries(attributes)
    .filter(([name]) => measuresNamed(name).includes("weight") && !namesLimit(name))
    .flatMap(([name, value]) => quantitiesTold(name, value))
    .filter(({ base }) => base === WEIGHT)
    .map(({ value }) => value);

function apart(sentence: string, amount: Quantity & Carried, words: Words): LoadWished | null {
  const { before, after } = words.wishes;
  const ahead = wordsOf(sentence.slice(0, amount.start));
  const behind = wordsOf(sentence.slice(amount.end)).filter((word, at) => at > 0 || !says(word, person));
  const left = [
    ...ahead.slice(0, -NEAR),
    taken(
      ahead.slice(-NEAR).filter((word) => !foldedWords(word).some((one) => person.has(one))),
      Object.values(before),
    ),
    taken(behind.slice(0, NEAR), Object.values(after)),
    ...behind.slice(NEAR),
  ];
  const loads = loadWordsIn(foldedWords(sentence));
  const isOfLoad = (word: string): boolean => says(word, loads) || says(word, weighing);
  // "Which treadmill can I use if I weigh 125 kg?" wishes for a treadmill.
  const used = taken(wordsOf(left.join(" ")), [words.wishes.using]);
  const things = wordsOf(used).filter((word) => !isOfLoad(word));
  // "With a" of "ladders with a load of" leads to nothing any more.
  const rest = things.slice(0, things.findLastIndex((word) => !says(word, words.plain)) + 1).join(" ");
  return rest === "" ? null : { rest, amount, said: sentence.slice(amount.start, amount.end) };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const says = (word: string, some: ReadonlySet<string>): boolean => {
  const folded = foldedWords(word);
  return folded.length > 0 && folded.every((one) => some.has(one));
};

function taken(some: readonly string[], phrases: readonly PhraseSet[]): string {
  const sentence = readSentence(some.join(" "));
  for (const each of phrases) sentence.take(each);
  return sentence.rest();
}
