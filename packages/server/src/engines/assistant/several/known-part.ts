import { mostLetters } from "../said/topic.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** A question without what of it no text knows. */
export interface KnownPart {
  question: string;
  /** As it was written, in its order. */
  leftOut: string[];
}

const mostWords = 3;
/** Where more are unknown, what is left is hardly what was asked. */
const mostThings = 3;
/** "Or in the …" */
const mostBetween = 2;

/**
 * A question without those of several things it names that are unknown: "Do you ship to Denmark?" of "Do you ship to
 * Denmark or Switzerland?" Null where none is unknown, none of them is known, or they are too many or too long to be
 * named.
 *
 * @param isUnknown whether no text has a word, folded
 */
export function knownPart(question: string, isUnknown: (word: string) => boolean, words: Words): KnownPart | null {
  const leftOut: string[] = [];
  let rest = question;
  for (let cut = cutIn(rest, isUnknown, words); cut; cut = cutIn(rest, isUnknown, words)) {
    const thing = rest.slice(cut.unknown.from, cut.unknown.to);
    if (leftOut.length === mostThings || thing.length > mostLetters) return null;
    leftOut.push(thing);
    rest = rest.slice(0, cut.from) + rest.slice(cut.to);
  }
  if (leftOut.length === 0) return null;
  return { question: rest, leftOut: leftOut.sort((a, b) => question.indexOf(a) - question.indexOf(b)) };
}

interface Span {
  from: number;
  to: number;
}

function cutIn(
  question: string,
  isUnknown: (word: string) => boolean,
  words: Words,
): (Span & { unknown: Span }) | null {
  for (const clause of clausesOf(question))
    for (let at = 1; at < clause.words.length - 1; at++) {
      const cut = cutAt(clause, at, isUnknown, words);
      if (cut) return cut;
    }
  return null;
}

function cutAt(
  { words: said, starts, ends }: Clause,
  at: number,
  isUnknown: (word: string) => boolean,
  { plain, prepositions, either, joins }: Words,
): (Span & { unknown: Span }) | null {
  const isEither = phraseAt(said, at, either) > 0;
  const length = Math.max(phraseAt(said, at, either), phraseAt(said, at, joins));
  if (length === 0) return null;
  // "And it leaks" is no second thing.
  const isBetween = (word: string): boolean => (isEither ? plain : prepositions).has(word);
  let next = at + length;
  while (next < at + length + mostBetween && isBetween(said[next] ?? "")) next++;
  if (next >= said.length || plain.has(said[next]!) || plain.has(said[at - 1]!)) return null;

  const [isLeft, isRight] = [isUnknown(said[at - 1]!), isUnknown(said[next]!)];
  if (isLeft === isRight) return null;
  let [first, last] = isLeft ? [at - 1, at - 1] : [next, next];
  while (isLeft && first > 0 && last - first + 1 < mostWords && isUnknown(said[first - 1]!)) first--;
  while (isRight && last - first + 1 < mostWords && isUnknown(said[last + 1] ?? "")) last++;
  // The "number" of "phone number" is nothing by itself.
  if (isLeft && first > 0 && !plain.has(said[first - 1]!)) return null;
  const unknown = { from: starts[first]!, to: ends[last]! };
  return isLeft
    ? { from: starts[first]!, to: starts[next]!, unknown }
    : { from: ends[at - 1]!, to: ends[last]!, unknown };
}
