import type { Reading } from "../said/follow-up.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { withoutAnswer } from "./without-answer.ts";
import { formOf } from "../words/forms.ts";

/**
 * What holds so much of the weight of the words holds them, more where they ask a question that stands alone; it answers only where it scores so much of the best of all;
 * and so much of what that scores is left at most to what does not hold them.
 */
const shares = { held: 0.5, alone: 0.75, least: 0.5, others: 0.5 };

const weightOf = (terms: QuestionTerm[]): number => terms.reduce((sum, { idf }) => sum + idf, 0);

/** Tells whether a passage holds words of a question, by what they weigh, as far as some text has them. */
export function holder(
  words: string[],
  terms: QuestionTerm[],
  least = shares.held,
): (passage: FoundPassage) => boolean {
  const wanted = terms.filter(({ term, idf }) => idf > 0 && words.some(formOf(term)));
  return ({ lacks }) => weightOf(wanted.filter(({ term }) => !lacks.includes(term))) >= weightOf(wanted) * least;
}

/**
 * Puts first what a question that leans on others is about: passages with its own words, which the words it carries would
 * else outweigh ("what about returns?" after shipping to Germany), and where it points back, with some of those as well.
 * Where there is none, nothing answers it.
 */
export function keepTo({ own, isBound, standsAlone, carried }: Reading, found: FoundKnowledge): FoundKnowledge {
  const { passages, terms } = found;
  const holders = [
    holder(own, terms, standsAlone ? shares.alone : shares.held),
    holder(isBound ? [...carried] : [], terms),
  ];
  const isHeld = (passage: FoundPassage): boolean => holders.every((holds) => holds(passage));
  const kept = passages.filter(isHeld);
  if (kept.length === passages.length) return found;
  const best = passages[0]?.score ?? 0;
  const most = kept[0]?.score ?? 0;
  if (most < best * shares.least) return withoutAnswer(found);
  return { ...found, passages: heldFirst(passages, isHeld) };
}

/**
 * Passages that hold something before those that don't, of which none scores nearly as much.
 *
 * @param others so much of what the first scores is left at most to those
 */
export function heldFirst(
  passages: FoundPassage[],
  isHeld: (passage: FoundPassage) => boolean,
  others = shares.others,
): FoundPassage[] {
  if (passages.every(isHeld)) return passages;
  const [kept, rest] = [passages.filter(isHeld), passages.filter((passage) => !isHeld(passage))];
  const most = Math.max(0, ...kept.map(({ score }) => score)) * others;
  const best = Math.max(...rest.map(({ score }) => score));
  if (kept.length === 0 || best <= most) return [...kept, ...rest];
  return [...kept, ...rest.map((passage) => ({ ...passage, score: (passage.score / best) * most }))];
}
