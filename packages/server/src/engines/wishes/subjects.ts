import { boundBefore } from "./bounds.ts";
import type { Pick, Sentence } from "./sentence.ts";

/** What figures can be of. */
export type Field = "price" | "rating" | "reviews";

/** Ratings are stars: what is more is a number of reviews. */
export const BEST_RATING = 5;

/** What an amount is of, and where that is said. */
export interface Subject {
  field: Field;
  from: number;
  to: number;
}

const subjects: { field: Field; pick: Pick }[] = [
  { field: "reviews", pick: ({ reviews }) => reviews },
  { field: "rating", pick: ({ rating }) => rating },
  { field: "price", pick: ({ price }) => price },
];
const subjectsBefore: typeof subjects = [...subjects, { field: "rating", pick: ({ rated }) => rated }];

/** "4-star ratings", "200 customer reviews". */
export function subjectRight(sentence: Sentence, from: number): Subject | null {
  let at = from;
  if (/^[-–]$/.test(sentence.tokens[at]?.folded ?? "")) at++;
  for (let steps = 0; steps < 3 && !subjectAt(sentence, at) && isDescribing(sentence, at); steps++) at++;
  const first = subjectAt(sentence, at);
  if (!first) return null;
  // "Star ratings", "customer reviews", but "4.5+ stars reviews" are stars.
  let { field, to } = first;
  for (let next = subjectAt(sentence, to); next; next = subjectAt(sentence, to)) {
    if (field !== "rating") ({ field } = next);
    ({ to } = next);
  }
  return { field, from, to };
}

/** An adjective may stand between: "1,000 verified buyers"; "for 10 people in the" names none. */
const isDescribing = (sentence: Sentence, at: number): boolean =>
  sentence.phraseAt(at, ({ idle }) => idle) === 1 && (sentence.tokens[at]?.folded.length ?? 0) > 3;

function subjectAt(sentence: Sentence, from: number): Subject | null {
  for (const { field, pick } of subjects) {
    const length = sentence.phraseAt(from, pick);
    if (length > 0) return { field, from, to: from + length };
  }
  return null;
}

/** "Rating should be above", "maximum price:". */
export function subjectLeft(sentence: Sentence, end: number): Subject | null {
  let at = end;
  for (let steps = 0; steps < 5 && at > 0 && !sentence.isTaken[at - 1]; steps++) {
    for (const { field, pick } of subjectsBefore) {
      const length = sentence.phraseBefore(at, pick);
      if (length === 0) continue;
      // "Good reviews (100+)" says two things.
      if (sentence.tokens[at]?.folded === "(") return { field, from: at, to: at };
      const bound = boundBefore(sentence, at - length);
      return { field, from: bound?.from ?? at - length, to: at };
    }
    const length = sentence.phraseBefore(at, ({ idle }) => idle);
    if (length === 0 && !/^[:(=]$/.test(sentence.tokens[at - 1]!.folded)) return null;
    at -= length || 1;
  }
  return null;
}

/** "20 to 40 € price range". */
export function priceRight(sentence: Sentence, from: number): Subject | null {
  const length = sentence.phraseAt(from, ({ price }) => price);
  return length > 0 ? { field: "price", from, to: from + length } : null;
}

/** In many languages one word says what is thought of a thing and how many think so: "Bewertung: mindestens 4". */
export const fieldOf = ({ field }: Subject, value: number): Field =>
  field === "reviews" && value <= BEST_RATING ? "rating" : field;
