import type { Answerable } from "../assistant/tools.ts";
import { GREATEST_IMPACT } from "./index-builder.ts";
import type { Ranking } from "./ranking.ts";

/** The share of the greatest possible score that parts questions the texts answer from others. */
const ENOUGH = 0.2;
/** How much less is believed of a match in few words: one word in common may be chance. */
const FEW_WORDS = 0.7;

/**
 * Whether the best text carries an answer: its score as a share of what a text would score that held every word of the
 * question without end, so that it means the same for every tenant and question. From 0.5 on the decision is to answer.
 *
 * `pnpm bench relevance` measures it on public sets: of the questions that a corpus answers 94 % are kept, of those put to a
 * corpus on something else 84 % are turned away. FAQ lists asked in other words keep the fewest (74 %), a corpus on all sorts
 * of things turns away the fewest (63 %).
 */
export function judge({ lexemes, hits: [best] }: Ranking): Answerable {
  const greatest = lexemes.reduce((sum, { idf }) => sum + idf, 0) * GREATEST_IMPACT;
  if (!best || greatest === 0) return { score: 0, decision: "no_answer" };
  const held = best.holds.filter(Boolean).length;
  const share = (best.score / greatest) * (held / (held + FEW_WORDS));
  const score = share / (share + ENOUGH);
  return { score, decision: score >= 0.5 ? "answer" : "no_answer" };
}
