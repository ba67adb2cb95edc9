import type { Question } from "./question.ts";
import { NAME_END, SENTENCE_END, wordsOf, type Said } from "./said.ts";

/** What a text says of a question. */
export interface Read {
  names: ReadName[];
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

/** A name's words, which stand until the next text is read, and what it says of each term, as above. */
export interface ReadName {
  words: Uint32Array;
  says: number[];
}

/** What a word that is spelt alike is worth in a sentence beside the question's own. */
const ALIKE = 0.7;

// One search runs to its end before the next begins, so all of them share these, and each leaves zeros.
/** By place in the question: the weight of the run that ends there, if the lexeme read last is its end. */
let runs = new Float64Array(64);
let next = new Float64Array(64);
/** By term: how much of it the sentence says, and the text. */
let inSentence = new Float64Array(64);
let inText = new Float64Array(64);
/** By part of other words whether the sentence says it, which those are, and by other words how many of theirs. */
let isHeard = new Uint8Array(64);
let heard = new Uint32Array(64);
let heardOf = new Uint32Array(64);

function makeRoom({ weights, length, otherOf }: Question): void {
  if (runs.length < length) [runs, next] = [new Float64Array(length), new Float64Array(length)];
  if (inText.length < weights.length)
    [inSentence, inText] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  if (isHeard.length >= otherOf.length) return;
  isHeard = new Uint8Array(otherOf.length);
  [heard, heardOf] = [new Uint32Array(otherOf.length), new Uint32Array(otherOf.length)];
}

/** Reads a text lexeme by lexeme: this is where most of a search's time goes. */
export function readWords(all: Said, text: number, question: Question): Read {
  const { weights, tellingOf, places, length, others, otherOf } = question;
  const words = wordsOf(all, text);
  makeRoom(question);
  clear(runs, length);
  const terms = weights.length;
  const names: ReadName[] = [];
  const feedback: Question["feedback"] = [];
  let [sentence, sentenceLike, phrase] = [0, 0, 0];
  let isRunning = false;
  /** Whether the sentence says a term, or a word that is spelt like one; and how many parts of other words. */
  let isSaying = false;
  let parts = 0;
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const number = words[at]!;
    const telling = number < SENTENCE_END ? tellingOf(number) : null;
    if (isRunning && (telling === null || telling.term === undefined)) {
      clear(runs, length);
      isRunning = false;
    }
    if (telling !== null) {
      const { term, alike } = telling;
      for (let i = 0; i < alike.length; i++) {
        const one = alike[i]!;
        if (inSentence[one.term]! >= one.likeness) continue;
        inSentence[one.term] = one.likeness;
        isSaying = true;
      }
      for (let i = 0; i < telling.parts.length; i++) {
        const part = telling.parts[i]!;
        if (isHeard[part] === 1) continue;
        isHeard[part] = 1;
        heard[parts++] = part;
        const other = others[otherOf[part]!]!;
        if (++heardOf[otherOf[part]!]! < other.parts) continue;
        for (let of = 0; of < other.terms.length; of++) inSentence[other.terms[of]!] = 1;
        isSaying = true;
      }
      if (telling.feedback !== undefined) {
        const said = question.feedback[telling.feedback]!;
        if (!feedback.includes(said)) feedback.push(said);
      }
      if (term === undefined) continue;
      inSentence[term] = 1;
      isSaying = true;
      clear(next, length);
      const its = places[term]!;
      for (let i = 0; i < its.length; i++) {
        const place = its[i]!;
        const before = place > 0 ? runs[place - 1]! : 0;
        next[place] = before + weights[term]!;
        if (before > 0) phrase = Math.max(phrase, next[place]!);
      }
      const ended = runs;
      runs = next;
      next = ended;
      isRunning = true;
    } else if (number >= SENTENCE_END) {
      if (number === NAME_END) names.push({ words: words.subarray(from, at), says: numbersIn(inSentence, terms) });
      from = at + 1;
      while (parts > 0) {
        const part = heard[--parts]!;
        isHeard[part] = 0;
        heardOf[otherOf[part]!] = 0;
      }
      if (!isSaying) continue;
      isSaying = false;
      let [exact, like] = [0, 0];
      for (let term = 0; term < terms; term++) {
        const said = inSentence[term]!;
        if (said === 0) continue;
        if (said === 1) exact += weights[term]!;
        else like += ALIKE * said * weights[term]!;
        if (inText[term]! < said) inText[term] = said;
        inSentence[term] = 0;
      }
      if (number === SENTENCE_END) {
        sentence = Math.max(sentence, exact);
        sentenceLike = Math.max(sentenceLike, exact + like);
      }
    }
  }
  const says = numbersIn(inText, terms);
  clear(inText, terms);
  return { names, says, feedback, sentence, sentenceLike, phrase };
}

/** A loop, since a question has few words, and a call of `fill` costs more than it does. */
function clear(numbers: Float64Array, length: number): void {
  for (let at = 0; at < length; at++) numbers[at] = 0;
}

function numbersIn(numbers: Float64Array, length: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < length; at++) found.push(numbers[at]!);
  return found;
}
