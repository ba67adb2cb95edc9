import type { Answerable, QuestionTerm } from "../assistant/tools.ts";
import { GREATEST_IMPACT } from "./index/index-builder.ts";
import type { LookedAt } from "./closer-look/look-closer.ts";
import type { Signs } from "./closer-look/signs.ts";
import { idf as idfOf } from "./index/lexeme-index.ts";
import { isIdle, type Ranking } from "./ranking.ts";

/** The share of the greatest possible score that parts questions the texts answer from others. */
const ENOUGH = 0.2;
/** How much less is believed of a match in few words: one word in common may be chance. */
const FEW_WORDS = 0.7;

/**
 * Whether the best text carries an answer: its score as a share of what a text would score that held every word of the
 * question without end, so that it means the same for every tenant and question. From 0.5 on the decision is to answer.
 *
 * What it keeps and turns away of public sets, as the assistant uses it, `npm run bench relevance` prints.
 */
export function judge({ lexemes, hits: [best] }: Ranking): Answerable {
  const asked = lexemes.filter((one) => !isIdle(one));
  const greatest = asked.reduce((sum, { idf }) => sum + idf, 0) * GREATEST_IMPACT;
  if (!best || greatest === 0) return { score: 0, decision: "no_answer" };
  const held = best.holds.filter(Boolean).length;
  const share = (best.score / greatest) * (held / (held + FEW_WORDS));
  const score = share / (share + ENOUGH);
  return { score, decision: score >= 0.5 ? "answer" : "no_answer" };
}

/** A wish without words asks for whatever meets it. */
export const judgeChosen = (hits: Ranking["hits"]): Answerable =>
  hits.length > 0 ? { score: 0.6, decision: "answer" } : { score: 0, decision: "no_answer" };

/**
 * What each sign of the best text says for it by itself. Not as much as in its order among the others (look-closer.ts): what
 * few of the best say parts them, but tells nothing of whether one answers, least of all among the few texts of a small shop.
 */
const speaks: Partial<Record<keyof Signs, number>> = {
  words: 1.18,
  sentence: 0.47,
  phrase: 0.25,
  feedback: 0.09,
  lookalikes: 0.81,
  kin: 0.3,
  lookalikesInName: 0.4,
  wording: 1.23,
  named: 0.23,
  nameTold: 0.5,
  nameSaid: -0.55,
  nameLikeness: 0.29,
};
const speaking = Object.entries(speaks) as [keyof Signs, number][];

/** What speaks for an answer and against it, found by logistic regression on the public sets; belief starts from `from`. */
const belief = { spokenFor: 3.6, tellingWord: 0.45, inOneSentence: 0.45, whole: 0.7, unknown: -2, from: 3.6 };
/** What holds so much of the question holds all of it; that speaks for it as far as it is more than one telling word. */
const WHOLE = 0.999;

/**
 * The same where the texts were looked at closely (closer-look/look-closer.ts): by what speaks for the best of them, by
 * how many telling words it says of the question, and in one sentence, and by the share of the question that no text
 * knows. A telling word is one as rare as can be.
 *
 * @param texts how many there are
 */
export function judgeClosely({ lexemes }: Ranking, best: LookedAt | undefined, texts: number): Answerable {
  const asked = lexemes.filter((one) => !isIdle(one));
  const weightOf = (some: Ranking["lexemes"]): number => some.reduce((sum, one) => sum + idfOf(one.holding, texts), 0);
  const total = weightOf(asked);
  if (!best || total === 0) return { score: 0, decision: "no_answer" };
  const unknown = weightOf(asked.filter(({ holding }) => holding === 0)) / total;
  const tellingWords = total / idfOf(0, texts);
  const several = best.signs.held >= WHOLE ? Math.min(1, Math.max(0, tellingWords - 1)) : 0;
  const sure =
    belief.spokenFor * speaking.reduce((sum, [sign, worth]) => sum + worth * best.signs[sign], 0) +
    belief.tellingWord * tellingWords * best.signs.held +
    belief.inOneSentence * tellingWords * best.signs.sentence +
    belief.whole * several +
    belief.unknown * unknown -
    belief.from;
  const score = 1 / (1 + Math.exp(-sure));
  return { score, decision: score >= 0.5 ? "answer" : "no_answer" };
}

/** From which nearness on a text is believed that shares no word with the question, and how fast belief grows around it. */
const near = { enough: 0.7, steepness: 6 };
/** What a text scores at a closer look that is just believed. */
const JUST_BELIEVED = 0.9;

/** What the nearness of a text's meaning is worth beside a score of a closer look. */
export const worthOfNearness = (nearness: number): number => (JUST_BELIEVED * nearness) / near.enough;

/** The same by meaning alone: how near the nearest text is. */
export function judgeNearness(nearness: number): Answerable {
  const score = 1 / (1 + Math.exp(near.steepness * (near.enough - nearness)));
  return { score, decision: score >= 0.5 ? "answer" : "no_answer" };
}

/** The question's words as the assistant weighs them. */
export const termsOf = ({ lexemes }: Ranking): QuestionTerm[] =>
  lexemes
    .filter((one) => !isIdle(one))
    .map(({ lexeme, idf, holding, isGeneral }) => ({
      term: lexeme,
      idf: holding > 0 ? idf : 0,
      ...(isGeneral && { isGeneral }),
    }));
