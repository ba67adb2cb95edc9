import type { Reading } from "../said/follow-up.ts";
import { isDayOrHour } from "../said/question.ts";
import type { FoundKnowledge, FoundProducts } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import { tellsWhyNot } from "./tells-why-not.ts";
import type { Words } from "../words/words.ts";

/** What was found, and for which reading of the question. */
export interface Fit<Found> {
  reading: Reading;
  found: Found;
}

/** How sure it is that what was found carries an answer: 0 where it does not, or nothing was sought. */
export const surety = (fit: Fit<FoundKnowledge | FoundProducts> | null): number =>
  fit?.found.answerable.decision === "answer" ? fit.found.answerable.score : 0;

/**
 * Whether the visitor names something new that no text has: then words of earlier questions would find but the earlier
 * answer again. Tomorrow is nothing new, and is told by the days of the week.
 */
const asksOfUnknown = (
  { own, isBound, carried }: Reading,
  { terms }: FoundKnowledge | FoundProducts,
  words: Words,
): boolean =>
  carried.size > 0 &&
  !isBound &&
  own.some((word) => !isDayOrHour(word, words) && terms.some(({ term, idf }) => idf === 0 && formOf(term)(word)));

/**
 * What is found for the first reading that finds an answer, else for the first of all. Where a reading finds why nothing fits, none
 * that leaves out what was stated is tried: "treadmill, I weigh 125 kg" of one for 110 kg.
 */
export async function firstFit<Found extends FoundKnowledge | FoundProducts>(
  readings: Reading[],
  search: (reading: Reading) => Promise<Found>,
  words: Words,
): Promise<Fit<Found> | null> {
  let first: Fit<Found> | null = null;
  for (const reading of readings) {
    const fit = { reading, found: await search(reading) };
    if (asksOfUnknown(reading, fit.found, words)) continue;
    if (surety(fit) > 0 || tellsWhyNot(fit.found)) return fit;
    first ??= fit;
  }
  return first;
}
