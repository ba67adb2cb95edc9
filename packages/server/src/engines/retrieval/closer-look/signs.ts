import { impactOf, type LexemeIndex } from "../lexeme-index.ts";
import { GREATEST_IMPACT } from "../index-builder.ts";
import type { Hit } from "../ranking.ts";
import type { CloserIndex } from "./closer-index.ts";
import { kinTo } from "./kinship.ts";
import { readName, type NameSigns } from "./name-signs.ts";
import type { Question } from "./question.ts";
import { NAME_END, SENTENCE_END, wordsOf } from "./said.ts";
import { saidOtherwise } from "./said-otherwise.ts";

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

/** What a word that is spelt alike is worth in a sentence beside the question's own. */
const ALIKE = 0.7;

const FEEDBACK_UNIT = 5;

/** The signs of a text by itself, and of each term how much of it the text says: 1 for all, less for what is spelt alike. */
export function readSigns(
  index: LexemeIndex,
  closer: CloserIndex,
  hit: Hit,
  question: Question,
): { signs: Omit<Signs, "rare">; says: number[] } {
  const { text, score } = hit;
  const { weights, total } = question;
  const words = wordsOf(closer.said, text);
  const { names, says, feedback, sentence, sentenceLike, phrase } = readWords(words, question);
  const share = (weight: number): number => weight / total;
  let [heldWeight, likeWeight] = [0, 0];
  for (let term = 0; term < weights.length; term++) {
    if (says[term] === 1) heldWeight += weights[term]!;
    else likeWeight += weights[term]! * says[term]!;
  }
  const signs = {
    words: share(score) / GREATEST_IMPACT,
    held: share(heldWeight),
    sentence: share(sentence),
    sentenceLike: share(sentenceLike),
    phrase: share(phrase),
    feedback:
      feedback.reduce((sum, { number, worth }) => sum + worth * impactOf(index, number, text), 0) / FEEDBACK_UNIT,
    lookalikes: share(likeWeight),
    kin: kinTo(closer.kinship, text, question.direction),
    ...readName(index, closer, text, names, question),
  };
  return { signs, says };
}

interface Read {
  names: Uint32Array[];
  /** Of each term how much the word is like it that is most like it: 1 where the text says it. */
  says: number[];
  /** What it says of what the best texts say. */
  feedback: Question["feedback"];
  /** The weight of the terms in the sentence that says most, also with what is spelt alike. */
  sentence: number;
  sentenceLike: number;
  /** The weight of the longest run in the question's order. */
  phrase: number;
}

// One search runs to its end before the next begins, so all of them share these.
/** By place in the question: the weight of the run that ends there, if the lexeme read last is its end. */
let runs = new Float64Array(64);
let next = new Float64Array(64);

/** Reads a text lexeme by lexeme: this is where most of a search's time goes. */
function readWords(words: Uint32Array, question: Question): Read {
  const { weights, tellingOf, places, length } = question;
  const hasOthers = question.others.length > 0;
  const names: Uint32Array[] = [];
  const says = weights.map(() => 0);
  const inSentence = weights.map(() => 0);
  const feedback: Question["feedback"] = [];
  let [sentence, sentenceLike, phrase] = [0, 0, 0];
  if (runs.length < length) [runs, next] = [new Float64Array(length), new Float64Array(length)];
  clear(runs, length);
  let isRunning = false;
  /** Whether the sentence says a term, or a word that is spelt like one. */
  let isSaying = false;
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const number = words[at]!;
    const telling = number < SENTENCE_END ? tellingOf(number) : null;
    if (isRunning && telling?.term === undefined) {
      clear(runs, length);
      isRunning = false;
    }
    if (telling) {
      for (const { term, likeness } of telling.alike)
        if (inSentence[term]! < likeness) {
          inSentence[term] = likeness;
          isSaying = true;
        }
      if (telling.feedback !== undefined) {
        const said = question.feedback[telling.feedback]!;
        if (!feedback.includes(said)) feedback.push(said);
      }
      const { term } = telling;
      if (term === undefined) continue;
      inSentence[term] = 1;
      isSaying = true;
      clear(next, length);
      for (const place of places[term]!) {
        const before = place > 0 ? runs[place - 1]! : 0;
        next[place] = before + weights[term]!;
        if (before > 0) phrase = Math.max(phrase, next[place]!);
      }
      [runs, next] = [next, runs];
      isRunning = true;
    } else if (number >= SENTENCE_END) {
      // Few are looked at once more, and each view has its price.
      const run = hasOthers || number === NAME_END ? words.subarray(from, at) : null;
      if (run && hasOthers) {
        for (const term of saidOtherwise(run, question)) {
          inSentence[term] = 1;
          isSaying = true;
        }
      }
      if (run && number === NAME_END) names.push(run);
      from = at + 1;
      if (!isSaying) continue;
      isSaying = false;
      let [exact, like] = [0, 0];
      for (let term = 0; term < weights.length; term++) {
        const said = inSentence[term]!;
        if (said === 0) continue;
        if (said === 1) exact += weights[term]!;
        else like += ALIKE * said * weights[term]!;
        if (says[term]! < said) says[term] = said;
        inSentence[term] = 0;
      }
      if (number === SENTENCE_END) {
        sentence = Math.max(sentence, exact);
        sentenceLike = Math.max(sentenceLike, exact + like);
      }
    }
  }
  return { names, says, feedback, sentence, sentenceLike, phrase };
}

/** A loop, since a question has few words, and a call of `fill` costs more than it does. */
function clear(numbers: Float64Array, length: number): void {
  for (let at = 0; at < length; at++) numbers[at] = 0;
}
