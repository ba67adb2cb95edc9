import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import { holdsForm, isAmong } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import type { RankedSentence } from "./ranked-passage.ts";
import type { Line } from "./read-passage.ts";
import type { Wish } from "./wish.ts";

/** So many words of its own make a sentence one of another thing; who pays otherwise is told in more: "hotel guests pay nothing". */
const ofItsOwn = { price: 3, other: 2 };

/** Whether a sentence tells but one case of what is asked, "deliveries to Austria take four working days" where nobody asked of Austria. */
export const isOneCase = ({ shown }: Line, { said, words }: Wish): boolean =>
  foldedWords(shown).some(
    (word, at, all) =>
      words.prepositions.has(all[at - 1] ?? "") &&
      /^\p{L}/u.test(word) &&
      !words.plain.has(word) &&
      ![words.numbers, words.times].some((some) => isPhrase([word], some)) &&
      !isAmong(said)(word),
  );

/** From how much on it costs nothing belongs to what it costs: "orders above 60 euros are delivered free of charge". */
const isFreeFrom = ({ shown }: Line, words: Words): boolean =>
  /\d/.test(shown) && holdsPhrase(foldedWords(shown), words.free);

/** Whether a sentence tells of something that neither the question nor what is told already names: "gift cards are valid for two years" of a warranty. */
export function isOfOther(line: Line, told: readonly Line[], { said, isOfPrice, words }: Wish): boolean {
  const [first = "", ...others] = foldedWords(line.shown);
  if (isOfPrice && isFreeFrom(line, words)) return false;
  if (line.leansBack || words.prepositions.has(first) || words.excepts.has(first)) return false;
  const isKnown = isAmong([...said, ...told.flatMap(({ shown }) => foldedWords(shown))]);
  const isOwn = (word: string): boolean =>
    !/\d/.test(word) &&
    ![words.plain, words.circumstances, words.moments, words.included, words.pays.verbs].some((some) =>
      some.has(word),
    ) &&
    ![words.times, words.numbers, words.price, words.free].some((some) => isPhrase([word], some)) &&
    !isKnown(word);
  return [first, ...others].filter(isOwn).length >= (isOfPrice ? ofItsOwn.price : ofItsOwn.other);
}

/**
 * Whether a sentence behind one that tells a price, a time or how long something takes tells more of that, without which it is
 * half the truth: "orders above 50 euros are shipped free of charge", "in winter it leaves at 10:00", "except on Sundays".
 */
export function goesOnTelling(line: Line, { isOfPrice, asked, words }: Wish): boolean {
  const said = foldedWords(line.shown);
  if (words.excepts.has(said[0] ?? "")) return true;
  // What is included with a thing is another thing.
  const isMore = said.some((word) => words.included.has(word));
  if (isOfPrice) return isMore ? line.price === "price" : line.price !== null;
  const isDenied = line.saysNot && holdsPhrase(said, words.pointsBack);
  if (asked.includes("time")) return line.namesTime || isDenied;
  return asked.includes("duration") && line.evidenceFor("duration") > 0;
}

/** Whether a sentence tells what another thing costs than the one of which the best tells it: a gift box beside a gift card. */
export const isPriceOfOther = (
  { line, covers }: RankedSentence,
  best: RankedSentence,
  { isOfPrice, words }: Wish,
): boolean =>
  isOfPrice &&
  best.line.price === "price" &&
  line.price === "price" &&
  !line.leansBack &&
  !isFreeFrom(line, words) &&
  !words.prepositions.has(foldedWords(line.shown)[0] ?? "") &&
  best.covers.some((term) => !holdsForm(words.plain, term) && !covers.includes(term)) &&
  covers.some((term) => !holdsForm(words.plain, term));
