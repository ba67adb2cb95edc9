import { heldFirst } from "./keep-to.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

/** In the languages that have a word for it. */
const WITHOUT = wordsIn("without ohne sans sin senza zonder sem");
/** So much of what tells of going without a thing is left to what tells of the thing. */
const OTHERS = 0.2;
/** So many small words may stand between: "without an appointment". */
const MOST_BETWEEN = 2;

/**
 * Puts first what tells of going without a thing where that is asked: "can I come without an appointment?" is told by "at 8 you
 * may come without an appointment", and not by how an appointment is cancelled. What lacks something else that the first text
 * has tells it of another thing.
 */
export function withoutThingFirst(
  found: FoundKnowledge,
  question: string,
  { spoken, written }: { spoken: Words; written: Words },
): FoundKnowledge {
  const [best] = found.passages;
  const [thing] = thingsLeftOut(saidIn(question), spoken);
  if (!best || thing === undefined) return found;
  const is = formOf(thing);
  const isAsked = found.terms.filter(({ term, idf }) => idf > 0 && (is(term) || formOf(term)(thing)));
  if (isAsked.length === 0) return found;
  const areForms = isAsked.map(({ term }) => formOf(term));
  const saysSo = ({ text, lacks, sentences }: FoundPassage): boolean =>
    lacks.every((term) => best.lacks.includes(term)) &&
    sentences.some(({ start, end }) =>
      thingsLeftOut(foldedWords(text.slice(start, end)), written).some((word) => areForms.some((one) => one(word))),
    );
  return { ...found, passages: heldFirst(found.passages, saysSo, OTHERS) };
}

/** What folded words say is left out: "appointment" of "without an appointment". */
const thingsLeftOut = (said: readonly string[], { plain }: Words): string[] =>
  said.flatMap((word, at) => {
    const behind = WITHOUT.has(word) ? said.slice(at + 1, at + MOST_BETWEEN + 2) : [];
    return behind.find((one) => !plain.has(one)) ?? [];
  });
