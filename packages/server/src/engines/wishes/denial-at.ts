import { colourOf } from "../wording/colours.ts";
import { barredAt, tracesAt } from "./cannot-have.ts";
import { freeOfAt } from "./free-of.ts";
import { articles } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** How a sentence says that something shall not be, and in how many tokens. */
export interface Denial {
  length: number;
  /** Whether somebody can't have what follows. */
  isBarred: boolean;
  /** Whether goods may follow it with what they shall not be: "not a red mug", "keine rote Tasse". */
  mayName: boolean;
}

/** What says at a token that something shall not be; null: nothing does. */
export function denialAt(sentence: Sentence, at: number): Denial | null {
  const without = sentence.phraseAt(at, (words) => words.without);
  const denied = sentence.phraseAt(at, (words) => words.denied);
  const noneOf = sentence.phraseAt(at, (words) => words.noneOf);
  const free = freeOfAt(sentence, at);
  const barred = barredAt(sentence, at);
  if (barred > 0) return { length: barred, mayName: false, isBarred: true };
  const length = Math.max(without, free, denied, noneOf, tracesAt(sentence, at)?.length ?? 0);
  if (length === 0) return null;
  const hasArticle = sentence.phraseAt(at + length, articles) > 0;
  // "But not a red one".
  const isNot = length > Math.max(without, free) || sentence.phraseAt(at + length - 1, (words) => words.denied) > 0;
  // "But no".
  const isNone = noneOf === length || sentence.phraseAt(at + length - 1, (words) => words.noneOf) > 0;
  // "Any colour but black shoes" names shoes.
  const isOfColour = without > 0 && colourOf(sentence.tokens[at + length]?.folded ?? "") !== null;
  return { length, mayName: isNone || (isNot && hasArticle) || isOfColour, isBarred: false };
}
