import { worthOfNearness } from "./answerable.ts";
import { findLexeme, impactOf, type LexemeIndex } from "./index/lexeme-index.ts";
import type { NearText } from "./near.ts";
import { placeOf } from "./index/packed.ts";
import type { Hit, Ranking } from "./ranking.ts";

/**
 * What counts of the weaker of two that speak for a text, its words and its meaning: little, since models differ in what
 * their nearness tells. Fused by places alike, a small one cost more than half of what words alone had found.
 */
const OF_THE_WEAKER = 0.16;

/** Those that the index has: it may be older than the vectors, and what it does not have answers nothing. */
export const nearIn = (index: LexemeIndex, near: NearText[]): NearText[] =>
  near.filter(({ id }) => textOf(index, id) >= 0);

/** The texts that are near a question and were not found by its words, as hits. What the index does not have is left out. */
export function nearHits(index: LexemeIndex, { lexemes, hits }: Ranking, near: NearText[]): Hit[] {
  if (near.length === 0) return [];
  const found = new Set(hits.map(({ id }) => id));
  const numbers = lexemes.map(({ lexeme }) => findLexeme(index, lexeme));
  return near.flatMap(({ id }) => {
    const text = found.has(id) ? -1 : textOf(index, id);
    if (text < 0) return [];
    const impacts = numbers.map((number) => impactOf(index, number, text));
    return { id, text, score: impacts.reduce((sum, one) => sum + one, 0), holds: impacts.map((impact) => impact > 0) };
  });
}

/** A text's number; -1 where the index has it not. */
export const textOf = ({ ids }: LexemeIndex, id: number): number => placeOf(id, ids, 0, ids.length);

/**
 * Orders hits by what speaks for them: a closer look at their words, or how near their meaning is, whichever is more, and a
 * little of the other.
 *
 * @returns the hits, best first, with that for their score
 */
export function fuse(hits: Hit[], near: NearText[]): Hit[] {
  const known = new Map(near.map(({ id, nearness }) => [id, nearness]));
  return hits
    .map((hit): Hit => {
      const nearness = known.get(hit.id) ?? 0;
      const meaning = worthOfNearness(nearness);
      const weaker = Math.max(0, Math.min(hit.score, meaning));
      return { ...hit, nearness, score: Math.max(hit.score, meaning) + OF_THE_WEAKER * weaker };
    })
    .sort((one, other) => other.score - one.score || one.id - other.id);
}
