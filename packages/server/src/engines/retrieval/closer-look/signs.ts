import { type LexemeIndex } from "../lexeme-index.ts";
import { GREATEST_IMPACT } from "../index-builder.ts";
import type { Hit } from "../ranking.ts";
import type { CloserIndex } from "./closer-index.ts";
import { kinTo } from "./kinship.ts";
import { readName, type NameSigns } from "./name-signs.ts";
import { feedbackIn, type Question } from "./question.ts";
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
  const reader = createReader(question);
  const names: Uint32Array[] = [];
  const hasOthers = question.others.length > 0;
  for (let from = 0; from < words.length;) {
    let to = from;
    while (words[to]! < SENTENCE_END) to++;
    if (words[to] === NAME_END) names.push(words.subarray(from, to));
    else reader.beginSentence();
    for (let at = from; at < to; at++) reader.read(words[at]!);
    if (hasOthers) for (const term of saidOtherwise(words.subarray(from, to), question)) reader.hold(term);
    reader.endRun();
    from = to + 1;
  }
  const { held, lookalikes, sentence, phrase } = reader;
  const missing = weights.map((weight, term) => (held[term] ? 0 : weight));
  const share = (weight: number): number => weight / total;
  return {
    words: share(score) / GREATEST_IMPACT,
    held: share(weights.reduce((sum, weight, term) => sum + (held[term] ? weight : 0), 0)),
    sentence: share(sentence()),
    phrase: share(phrase()),
    feedback: feedbackIn(index, text, question) / FEEDBACK_UNIT,
    lookalikes: share(missing.reduce((sum, weight, term) => sum + weight * lookalikes[term]!, 0)),
    kin: kinTo(closer.kinship, text, question.direction),
    ...readName(index, closer, text, names, question),
  };
}

/** Reads a text lexeme by lexeme. */
function createReader({ weights, tellingOf, places, length }: Question) {
  const held = weights.map(() => false);
  const lookalikes = weights.map(() => 0);
  const inSentence = weights.map(() => false);
  let isSentence = false;
  let [sentenceWeight, bestSentence] = [0, 0];
  /** By place in the question: the weight of the run that ends there, if the lexeme read last is its end. */
  let runs = new Float64Array(length);
  let next = new Float64Array(length);
  let isRunning = false;
  let longest = 0;

  function run(term: number): void {
    next.fill(0);
    for (const place of places[term]!) {
      const before = place > 0 ? runs[place - 1]! : 0;
      next[place] = before + weights[term]!;
      if (before > 0) longest = Math.max(longest, next[place]!);
    }
    [runs, next] = [next, runs];
    isRunning = true;
  }

  const reader = {
    held,
    lookalikes,
    sentence: () => bestSentence,
    phrase: () => longest,
    beginSentence() {
      isSentence = true;
      if (sentenceWeight > 0) inSentence.fill(false);
      sentenceWeight = 0;
    },
    endRun() {
      if (isRunning) runs.fill(0);
      isRunning = false;
    },
    read(number: number) {
      const telling = tellingOf(number);
      if (!telling) return reader.endRun();
      for (const one of telling.alike) lookalikes[one.term] = Math.max(lookalikes[one.term]!, one.likeness);
      if (telling.term === undefined) return reader.endRun();
      run(telling.term);
      reader.hold(telling.term);
    },
    hold(term: number) {
      held[term] = true;
      if (!isSentence || inSentence[term]) return;
      inSentence[term] = true;
      sentenceWeight += weights[term]!;
      bestSentence = Math.max(bestSentence, sentenceWeight);
    },
  };
  return reader;
}
