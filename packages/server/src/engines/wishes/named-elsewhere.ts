import type { Run } from "./free-of.ts";
import { articles, isName } from "./named-things.ts";
import type { Pick, Sentence } from "./sentence.ts";

/** Whether goods are named besides. */
export const isNamedElsewhere = (sentence: Sentence, { from, to }: Run): boolean =>
  sentence.tokens.some(
    (_, at) =>
      (at < from || at >= to) &&
      isName(sentence, at) &&
      !nothing.some((pick) => sentence.phraseAt(at, pick) > 0) &&
      !isInside(sentence, at, (words) => words.denied),
  );

/** Whether a word is a later one of a phrase. */
const isInside = (sentence: Sentence, at: number, pick: Pick): boolean =>
  [1, 2, 3].some((back) => at >= back && sentence.phraseAt(at - back, pick) > back);

/** What stands in a wish and names no goods. */
const nothing: Pick[] = [
  (words) => words.idle,
  (words) => words.wanting,
  (words) => words.any,
  (words) => words.polite,
  (words) => words.denied,
  (words) => words.noneOf,
  (words) => words.without,
  articles,
];
