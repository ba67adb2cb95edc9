import type { Ranking } from "../ranking.ts";

const FIGURE = /^\d+(?:[.,]\d+)?$/;

/** Where the best text holds all that is said, those alone that hold its figures, too: a violin 1/4 is no violin 1/2. */
export function holdingFigures({ lexemes, hits }: Pick<Ranking, "lexemes" | "hits">): Ranking["hits"] {
  const figures = lexemes.flatMap(({ lexeme }, at) => (FIGURE.test(lexeme) ? at : []));
  if (figures.length === 0 || !hits[0]?.holds.every(Boolean)) return hits;
  return hits.filter(({ holds }) => figures.every((at) => holds[at]));
}
