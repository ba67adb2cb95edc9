import { countOf, findLexeme, type LexemeIndex } from "../index/lexeme-index.ts";
import type { Hit, Ranking } from "../ranking.ts";
import type { CloserIndex } from "./closer-index.ts";
import { openQuestion, type Asked } from "./question.ts";
import { rareAmong } from "./rare-among.ts";
import { readSigns, type Signs } from "./signs.ts";

/** What each sign of a text is worth: found by softmax regression on the development halves of the public sets, together. */
const worth: Partial<Record<keyof Signs, number>> = {
  words: 1.02,
  sentenceLike: 0.42,
  rare: 0.3,
  phrase: 0.2,
  feedback: 0.02,
  lookalikes: 0.35,
  kin: 0.37,
  lookalikesInName: 0.45,
  wording: 1.23,
  named: 0.23,
  nameTold: 0.5,
  nameSaid: -0.55,
  nameLikeness: 0.29,
};
const worths = Object.entries(worth) as [keyof Signs, number][];

/**
 * What is worth more the more the texts are code, up to so much: there the same few words stand everywhere, and what is asked
 * for is told by those that stand together, in one name or one line.
 */
const inCode = { phrase: 0.6, sentenceLike: 0.2 };
/** From so many joined names among the words on texts are a little like code, and from so many on they are code. */
const CODE = { from: 0.08, wholly: 0.11 };

/** So many texts are looked at, the best by their words; more where the counts of these tell little. */
const LOOKED_AT = 30;
const LOOKED_AT_IN_COMMON = 100;
/** Of all texts: words that more of them hold are common to them, as a shop's own name is. */
const COMMON = 0.2;

/** How many texts are looked at for a question. */
export function lookedAt(index: LexemeIndex, lexemes: readonly string[]): number {
  const counts = lexemes.map((lexeme) => findLexeme(index, lexeme)).map((n) => (n < 0 ? 0 : countOf(index, n)));
  const known = counts.filter((count) => count > 0);
  const isCommon = known.length > 0 && known.every((count) => count > COMMON * index.ids.length);
  return isCommon ? LOOKED_AT_IN_COMMON : LOOKED_AT;
}

/** A hit that was looked at closely. */
export interface LookedAt extends Hit {
  signs: Signs;
}

/**
 * Orders the texts that a ranking found by all that speaks for them: how they say what is asked, in which sentence, in
 * which order, in which name, in like words or like company. Scores are worth about 1 for each reason that holds wholly.
 */
export function lookCloser(index: LexemeIndex, closer: CloserIndex, ranking: Ranking, asked: Asked): LookedAt[] {
  const question = openQuestion(index, closer, ranking, asked);
  const read = ranking.hits.map((hit) => readSigns(index, closer, hit, question));
  const says = read.map((text) => text.says);
  const code = codeShare(closer, ranking.hits);
  const rare = rareAmong(says, says.slice(0, LOOKED_AT), question);
  return ranking.hits
    .map((hit, at): LookedAt => {
      const { signs } = read[at]!;
      signs.rare = rare[at]!;
      return { ...hit, score: scoreOf(signs, code), signs };
    })
    .sort((one, other) => other.score - one.score || one.id - other.id);
}

/** How much the texts are code: 0 to 1. */
function codeShare({ joined }: CloserIndex, hits: readonly Hit[]): number {
  let sum = 0;
  for (const { text } of hits) sum += joined[text]!;
  const mean = sum / (255 * hits.length || 1);
  return Math.min(1, Math.max(0, (mean - CODE.from) / (CODE.wholly - CODE.from)));
}

function scoreOf(signs: Signs, code: number): number {
  let score = code * (inCode.phrase * signs.phrase + inCode.sentenceLike * signs.sentenceLike);
  for (let at = 0; at < worths.length; at++) score += worths[at]![1] * signs[worths[at]![0]];
  return score;
}
