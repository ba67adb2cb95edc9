import { namesSaidBy } from "../wording/goods/names-said.ts";
import type { Pick, Sentence } from "./sentence.ts";

/** What shall not be is named in so many words at most. */
export const MOST_WORDS = 3;

export const articles: Pick = (words) => words.articles;
export const alternatives: Pick = (words) => words.alternatives;
/** What no name of a thing goes on over. */
const ends: Pick[] = [(words) => words.leads, (words) => words.polite, alternatives];

/** Whether a word goes on naming a thing: it is no sign, not understood, and leads to nothing else. */
export function isName(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return (
    !!token &&
    !sentence.isTaken[at] &&
    /[\p{L}\p{N}]/u.test(token.folded) &&
    ends.every((pick) => sentence.phraseAt(at, pick) === 0)
  );
}

/** Whether tokens are what goods are made with, or what is eaten: somebody may not have it, and nobody gives it away. */
export const isContained = ({ tokens }: Sentence, from: number, to: number): boolean =>
  namesSaidBy(tokens.slice(from, to).map(({ folded }) => folded)).some(
    ({ thing }) => thing.isIngredient || thing.isEaten,
  );

/** The word of a name that says what it is. */
export const headOf = ({ namesFirst }: Sentence, { from, to }: { from: number; to: number }): number =>
  namesFirst ? from : to - 1;

/** Whether tokens are what is eaten. */
export const isEaten = ({ tokens }: Sentence, from: number, to: number): boolean =>
  from >= 0 && namesSaidBy(tokens.slice(from, to).map(({ folded }) => folded)).some(({ thing }) => thing.isEaten);

/** Whether several words name nothing that goods are made with, or that is eaten. */
export const areGoods = (sentence: Sentence, from: number, to: number): boolean =>
  to - from > 1 &&
  !isContained(sentence, from, to) &&
  !Array.from({ length: to - from }, (_, i) => from + i).some((at) => isContained(sentence, at, at + 1));

/** Whether tokens, or the one that says what they are, are what goods are called that are neither made with nor eaten: "face cream". */
export const isCalledGoods = (sentence: Sentence, from: number, to: number): boolean => {
  const head = headOf(sentence, { from, to });
  return [
    [from, to],
    [head, head + 1],
  ].some(([one, end]) => isKnownThing(sentence, one!, end!) && !isContained(sentence, one!, end!));
};

export const isIdle = (sentence: Sentence, at: number): boolean =>
  (sentence.tokens[at]?.folded === "-" && sentence.tokens[at]!.isGlued) ||
  sentence.phraseAt(at, (words) => words.idle) === 1 ||
  sentence.phraseAt(at, articles) === 1;

/** Whether tokens are what something is called. */
export const isKnownThing = ({ tokens }: Sentence, from: number, to: number): boolean =>
  namesSaidBy(tokens.slice(from, to).map(({ folded }) => folded)).length > 0;

export const hasCases = ({ languages }: Sentence): boolean => languages.some((one) => one.hasCases);

export const isEnd = ({ tokens }: Sentence, at: number): boolean => !tokens[at] || /^[.!?]$/.test(tokens[at].folded);
