import { worthOfNearness } from "./answerable.ts";
import { findLexeme, impactOf, type LexemeIndex } from "./lexeme-index.ts";
import type { NearText } from "./near.ts";
import type { Hit, Ranking } from "./ranking.ts";

/** So many places further down, a text counts half as much as the first (Cormack, Clarke and Büttcher, 2009). */
const RANK_OFFSET = 60;

/** Those that the index has: it may be older than the vectors, and what it does not have answers nothing. */
export const nearIn = (index: LexemeIndex, near: NearText[]): NearText[] =>
  near.filter(({ id }) => textOf(index, id) >= 0);

/** The texts that are near a question and were not found by its words, as hits. What the index does not have is left out. */
export function nearHits(index: LexemeIndex, { lexemes, hits }: Ranking, near: NearText[]): Hit[] {
  const found = new Set(hits.map(({ id }) => id));
  const numbers = lexemes.map(({ lexeme }) => findLexeme(index, lexeme));
  return near.flatMap(({ id }) => {
    const text = found.has(id) ? -1 : textOf(index, id);
    if (text < 0) return [];
    const impacts = numbers.map((number) => impactOf(index, number, text));
    return { id, text, score: impacts.reduce((sum, one) => sum + one, 0), holds: impacts.map((impact) => impact > 0) };
  });
}

function textOf({ ids }: LexemeIndex, id: number): number {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (ids[middle] === id) return middle;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Orders hits by their places in two rankings: the one by words, in which they come, and the one by meaning. Scores keep
 * their scale: what speaks for each hit, by its words or by its meaning, is dealt out anew in the order that results.
 */
export function fuse(hits: Hit[], near: NearText[]): Hit[] {
  const meaning = new Map(near.map(({ id, nearness }, place) => [id, { place, nearness }]));
  let place = 0;
  const ranked = hits.map((hit) => {
    const meant = meaning.get(hit.id);
    const byWords = hit.holds.includes(true) ? shareOf(place++) : 0;
    return {
      hit: { ...hit, nearness: meant?.nearness ?? 0 },
      share: byWords + (meant ? shareOf(meant.place) : 0),
      support: Math.max(hit.score, meant ? worthOfNearness(meant.nearness) : 0),
    };
  });
  const supports = ranked.map(({ support }) => support).sort((one, other) => other - one);
  return ranked
    .sort((one, other) => other.share - one.share || one.hit.id - other.hit.id)
    .map(({ hit }, at) => ({ ...hit, score: supports[at]! }));
}

const shareOf = (place: number): number => 1 / (RANK_OFFSET + place + 1);
