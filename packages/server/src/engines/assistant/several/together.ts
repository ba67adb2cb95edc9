import type { FoundKnowledge, FoundPassage } from "../tools.ts";

/** What several searches found as if one had: the best of each, then the second of each, and so on. */
export function together(found: FoundKnowledge[]): FoundKnowledge {
  const [first, ...others] = found;
  if (!first) throw new RangeError("Nothing was looked for.");
  if (others.length === 0) return first;
  const passages = new Map<number, FoundPassage>();
  const deepest = Math.max(...found.map((one) => one.passages.length));
  for (let at = 0; at < deepest; at++)
    for (const { passages: own } of found) {
      const passage = own[at];
      if (passage && !passages.has(passage.id)) passages.set(passage.id, passage);
    }
  const surest = found.reduce((best, one) => (one.answerable.score > best.answerable.score ? one : best));
  return {
    passages: [...passages.values()],
    terms: [...new Map(found.flatMap(({ terms }) => terms.map((term) => [term.term, term]))).values()],
    answerable: surest.answerable,
    synonyms: [...new Map(found.flatMap(({ synonyms = [] }) => synonyms.map((one) => [one.said, one]))).values()],
  };
}
