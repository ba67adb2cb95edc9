import type { FoundKnowledge } from "../tools.ts";

/** What was found, as what carries no answer. */
export const withoutAnswer = (found: FoundKnowledge): FoundKnowledge => ({
  ...found,
  answerable: { score: found.answerable.score / 2, decision: "no_answer" },
});
