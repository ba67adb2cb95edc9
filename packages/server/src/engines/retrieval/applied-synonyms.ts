import type { AppliedSynonym, QuestionTerm } from "../assistant/tools.ts";
import { termsOf } from "./answerable.ts";
import type { FoundTexts } from "./finder.ts";

/** The question's words as the assistant weighs them, each with the single words that say the same, or that it is part of what several say. */
export function termsWithOthers(ranking: FoundTexts): QuestionTerm[] {
  const terms = termsOf(ranking);
  if (ranking.alternatives.length === 0) return terms;
  const single = ranking.alternatives.filter(({ of, by }) => of.length === 1 && by.length === 1);
  const meant = new Set(ranking.alternatives.filter(({ of }) => of.length > 1).flatMap(({ of }) => of));
  return terms.map((term) => {
    const others = single.filter(({ of }) => of[0] === term.term).map(({ by }) => by[0]!);
    const isMeant = term.idf > 0 && meant.has(term.term);
    const all = ranking.alternatives.filter(({ of }) => of.includes(term.term));
    const isNear = term.idf > 0 && all.length > 0 && all.every((one) => one.isNear);
    const isPart = term.idf > 0 && all.length > 0 && all.every((one) => one.isPart);
    return {
      ...term,
      ...(others.length > 0 && { others }),
      ...(isMeant && { isMeant }),
      ...(isNear && { isNear }),
      ...(isPart && { isPart }),
    };
  });
}

/** As the owner wrote them. */
export const appliedSynonyms = ({ alternatives }: FoundTexts): AppliedSynonym[] =>
  [
    ...Map.groupBy(
      alternatives.filter(({ isGuess }) => !isGuess),
      ({ said }) => said,
    ),
  ].map(([said, others]) => ({
    said,
    means: [...new Set(others.map(({ means }) => means))],
  }));
