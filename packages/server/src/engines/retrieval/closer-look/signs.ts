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
  /** The same of its best sentence. */
  sentence: number;
  /** The longest run of the question's terms that it says in their order. */
  phrase: number;
  /** What it holds of what other good texts say. */
  feedback: number;
  /** What of the rest it says in words that are spelt alike. */
  lookalikes: number;
  /** Whether its words keep the company that the question's keep: -1 to 1. */
  kin: number;
}

const FEEDBACK_UNIT = 5;

export function readSigns(index: LexemeIndex, closer: CloserIndex, hit: Hit, question: Question): Signs {
  const { text, score } = hit;
  const { weights, total } = question;
  const words = wordsOf(closer.said, text);
  const { names, held, lookalikes, feedback, sentence, phrase } = readWords(words, question);
  const share = (weight: number): number => weight / total;
  let [heldWeight, likeWeight] = [0, 0];
  for (let term = 0; term < weights.length; term++) {
    if (held[term]) heldWeight += weights[term]!;
    else likeWeight += weights[term]! * lookalikes[term]!;
  }
  return {
    words: share(score) / GREATEST_IMPACT,
    held: share(heldWeight),
    sentence: share(sentence),
    phrase: share(phrase),
    feedback:
      feedback.reduce((sum, { number, worth }) => sum + worth * impactOf(index, number, text), 0) / FEEDBACK_UNIT,
    lookalikes: share(likeWeight),
    kin: kinTo(closer.kinship, text, question.direction),
    ...readName(index, closer, text, names, question),
  };
}

interface Read {
  names: Uint32Array[];
  /** Of each term whether the text says it, and how much like it the word is spelt that is most like it. */
  held: boolean[];
  lookalikes: number[];
  /** What it says of what the best texts say. */
  feedback: Question["feedback"];
  /** The weight of the terms in the sentence that says most, and of the longest run in the question's order. */
  sentence: number;
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
  const held = weights.map(() => false);
  const lookalikes = weights.map(() => 0);
  const inSentence = weights.map(() => false);
  const feedback: Question["feedback"] = [];
  let [sentence, phrase] = [0, 0];
  if (runs.length < length) [runs, next] = [new Float64Array(length), new Float64Array(length)];
  clear(runs, length);
  let isRunning = false;
  /** Whether the sentence says a term. */
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
      for (const { term, likeness } of telling.alike) lookalikes[term] = Math.max(lookalikes[term]!, likeness);
      if (telling.feedback !== undefined) {
        const said = question.feedback[telling.feedback]!;
        if (!feedback.includes(said)) feedback.push(said);
      }
      const { term } = telling;
      if (term === undefined) continue;
      held[term] = inSentence[term] = isSaying = true;
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
      if (run && hasOthers)
        for (const term of saidOtherwise(run, question)) held[term] = inSentence[term] = isSaying = true;
      if (run && number === NAME_END) names.push(run);
      else if (isSaying) sentence = Math.max(sentence, sumOf(weights, inSentence));
      if (isSaying) inSentence.fill(false);
      isSaying = false;
      from = at + 1;
    }
  }
  return { names, held, lookalikes, feedback, sentence, phrase };
}

/** A loop, since a question has few words, and a call of `fill` costs more than it does. */
function clear(numbers: Float64Array, length: number): void {
  for (let at = 0; at < length; at++) numbers[at] = 0;
}

/** Takes out what is chosen. */
function sumOf(weights: number[], isChosen: boolean[]): number {
  let sum = 0;
  for (let term = 0; term < weights.length; term++) if (isChosen[term]) sum += weights[term]!;
  return sum;
}
