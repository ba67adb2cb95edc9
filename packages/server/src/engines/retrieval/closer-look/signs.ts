import { impactOf, type LexemeIndex } from "../index/lexeme-index.ts";
import { GREATEST_IMPACT } from "../index/index-builder.ts";
import type { Hit } from "../ranking.ts";
import type { CloserIndex } from "./closer-index.ts";
import { kinTo } from "./kinship.ts";
import { readName, type NameSigns } from "./name-signs.ts";
import type { Question } from "./question.ts";
import { readWords } from "./read-words.ts";

/** What speaks for a text, mostly as shares of the question's weight: 0 to 1. */
export interface Signs extends NameSigns {
  /** Its score by words, as a share of the greatest possible. */
  words: number;
  /** What the text and its names hold of the question. */
  held: number;
  /** The same of its best sentence, and with words that are spelt alike. */
  sentence: number;
  sentenceLike: number;
  /** The longest run of the question's terms that it says in their order. */
  phrase: number;
  /** What it holds of what other good texts say. */
  feedback: number;
  /** What of the rest it says in words that are spelt alike. */
  lookalikes: number;
  /** Whether its words keep the company that the question's keep: -1 to 1. */
  kin: number;
  /** What it says of the question that few of the texts say which are looked at (rare-among.ts). */
  rare: number;
}

const FEEDBACK_UNIT = 5;

/**
 * The signs of a text by itself, and of each term how much of it the text says: 1 for all, less for what is spelt alike. What
 * is rare among the texts is told once all of them are read.
 */
export function readSigns(
  index: LexemeIndex,
  closer: CloserIndex,
  hit: Hit,
  question: Question,
): { signs: Signs; says: number[] } {
  const { text, score } = hit;
  const { weights, total } = question;
  const { names, says, feedback, sentence, sentenceLike, phrase } = readWords(closer.said, text, question);
  const share = (weight: number): number => weight / total;
  let [heldWeight, likeWeight] = [0, 0];
  for (let term = 0; term < weights.length; term++) {
    if (says[term] === 1) heldWeight += weights[term]!;
    else likeWeight += weights[term]! * says[term]!;
  }
  const signs: Signs = {
    words: share(score) / GREATEST_IMPACT,
    held: share(heldWeight),
    sentence: share(sentence),
    sentenceLike: share(sentenceLike),
    phrase: share(phrase),
    feedback:
      feedback.reduce((sum, { number, worth }) => sum + worth * impactOf(index, number, text), 0) / FEEDBACK_UNIT,
    lookalikes: share(likeWeight),
    kin: kinTo(closer.kinship, text, question.direction),
    rare: 0,
    ...readName(index, closer, text, names, question),
  };
  return { signs, says };
}
