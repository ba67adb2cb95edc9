import type { AppliedSynonym, QuestionTerm } from "../assistant/tools.ts";
import { termsOf } from "./answerable.ts";
import type { FoundTexts } from "./finder.ts";

/** The question's words as the assistant weighs them, each with the single words that say the same. */
export function termsWithOthers(ranking: FoundTexts): QuestionTerm[] {
  const terms = termsOf(ranking);
  const single = ranking.alternatives.filter(({ of, by }) => of.length === 1 && by.length === 1);
  if (single.length === 0) return terms;
  return terms.map((term) => {
    const others = single.filter(({ of }) => of[0] === term.term).map(({ by }) => by[0]!);
    return others.length > 0 ? { ...term, others } : term;
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
