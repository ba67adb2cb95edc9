import type { Answerable, QuestionTerm } from "../assistant/tools.ts";
import { GREATEST_IMPACT } from "./index-builder.ts";
import { isUnknownNumber, type Ranking } from "./ranking.ts";

/** The share of the greatest possible score that parts questions the texts answer from others. */
const ENOUGH = 0.2;
/** How much less is believed of a match in few words: one word in common may be chance. */
const FEW_WORDS = 0.7;

/**
 * Whether the best text carries an answer: its score as a share of what a text would score that held every word of the
 * question without end, so that it means the same for every tenant and question. From 0.5 on the decision is to answer.
 *
 * `pnpm bench relevance` measures it on public sets, as the assistant uses it: of the questions that a corpus answers 93 % are
 * kept, of those put to a corpus on something else 82 % are turned away. FAQ lists asked in other words keep the fewest
 * (77 %), a corpus on all sorts of things turns away the fewest (61 %).
 */
export function judge({ lexemes, hits: [best] }: Ranking): Answerable {
  const asked = lexemes.filter((one) => !isUnknownNumber(one));
  const greatest = asked.reduce((sum, { idf }) => sum + idf, 0) * GREATEST_IMPACT;
  if (!best || greatest === 0) return { score: 0, decision: "no_answer" };
  const held = best.holds.filter(Boolean).length;
  const share = (best.score / greatest) * (held / (held + FEW_WORDS));
  const score = share / (share + ENOUGH);
  return { score, decision: score >= 0.5 ? "answer" : "no_answer" };
}

/** The score from which on a text that was looked at closely is believed, and how fast belief grows around it. */
const believed = { from: 0.9, steepness: 4.8 };

/**
 * The same where the texts were looked at closely (closer-look/look-closer.ts): what speaks for the best of them is
 * belief enough. Of the questions that the public corpora answer 92 % are kept, of those put to a corpus on something
 * else 83 % are turned away (`pnpm bench relevance`).
 */
export function judgeClosely(best: { score: number } | undefined): Answerable {
  if (!best) return { score: 0, decision: "no_answer" };
  const score = 1 / (1 + Math.exp(believed.steepness * (believed.from - best.score)));
  return { score, decision: score >= 0.5 ? "answer" : "no_answer" };
}

/** The question's words as the assistant weighs them. */
export const termsOf = ({ lexemes }: Ranking): QuestionTerm[] =>
  lexemes
    .filter((one) => !isUnknownNumber(one))
    .map(({ lexeme, idf, holding }) => ({ term: lexeme, idf: holding > 0 ? idf : 0 }));
