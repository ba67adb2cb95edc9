import { isOfQuantity } from "../../wishes/measured.ts";
import { namingWhom } from "../../wishes/harm-told.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { mayUnderstand } from "../../wishes/first-words.ts";
import { readWish } from "../../wishes/read-wish.ts";
import { LONGEST_WISH, wishFor, type Filter, type Wish } from "../../wishes/wish.ts";
import { languages } from "./languages.ts";
import { namesPrice } from "./prices.ts";
import type { Words } from "../words/words.ts";

/** What shall not be is read in whichever language leaves fewest words to read: "que no sea negro". */
function readPlainly(sentence: string, words: Words): Wish {
  const own = readWish(sentence, [words.wishes]);
  if (!own.filters.some(isExclusion)) return own;
  const left = [own.words, ...own.filters.filter(isExclusion).map(({ value }) => value)].join(" ");
  const others = languages
    .filter((other) => other.words !== words && mayUnderstand(left, other.words.wishes))
    .map((other) => readWish(sentence, [other.words.wishes]))
    .filter(({ filters }) => filters.some(isExclusion));
  return others.reduce((best, other) => (lengthOf(other) < lengthOf(best) ? other : best), own);
}

const isExclusion = ({ field, op }: Filter): boolean => field === "words" && op === "not";

const lengthOf = ({ words, filters }: Wish): number =>
  [words, ...filters.filter(isExclusion).map(({ value }) => String(value))].join(" ").length;

/** A turn asks for the same sentence, and for what is left of it, several times on its way. The last ones first. */
const readLately: { sentence: string; words: Words; wish: Wish }[] = [];
const MOST_LATELY = 4;

/** What a sentence wishes for, as far as its words tell it. */
export function wishIn(sentence: string, words: Words): Readonly<Wish> {
  const known = readLately.find((one) => one.sentence === sentence && one.words === words);
  if (known) return known.wish;
  const wish =
    sentence.length > LONGEST_WISH ? inStory(sentence, words) : namingWhom(readWell(sentence, words), sentence);
  readLately.unshift({ sentence, words, wish });
  readLately.length = Math.min(readLately.length, MOST_LATELY);
  return wish;
}

/** What lasts is read of a story, too: who tells one may be allergic to something. */
function inStory(story: string, words: Words): Wish {
  const sentences = story.split(/(?<=[.!?])\s+|\n+/u).filter(({ length }) => length <= LONGEST_WISH);
  const filters = sentences.flatMap((sentence) => readPlainly(sentence, words).filters.filter(({ lasts }) => lasts));
  return { ...wishFor(story), filters };
}

/** Few words don't tell their language: amounts of money, and bounds of quantities, are read in whichever makes a wish of them. */
function readWell(sentence: string, words: Words): Wish {
  const wish = readPlainly(sentence, words);
  const isOfMoney = namesPrice(sentence);
  if (!isOfMoney && quantitiesIn(sentence).length === 0) return wish;
  // Of what is understood already no other language understands more.
  const isUnderstood = wish.filters.length > 0;
  const [best] = languages
    .filter((other) => !isUnderstood || mayUnderstand(wish.words, other.words.wishes))
    .map((other) => readWish(sentence, [other.words.wishes]))
    .filter(({ filters }) =>
      filters.some((one) => (isOfMoney ? one.field === "price" : isOfQuantity(one) && one.op !== "eq")),
    )
    // The language in which more of it is understood.
    .toSorted((one, other) => one.words.length - other.words.length);
  const isSaidSo =
    best &&
    (best.filters.length === wish.filters.length ||
      (best.filters.length > 1 && best.filters.some(isOfQuantity)) ||
      // "Entre 7 y 29 $" is less in French.
      isRange(best.filters));
  const isBetter = isSaidSo && best.words.length < wish.words.length;
  return best && (wish.filters.length === 0 || isBetter) ? best : wish;
}

const isRange = (filters: readonly Filter[]): boolean =>
  (["gte", "lte"] as const).every((bound) => filters.some(({ field, op }) => field === "price" && op === bound));
