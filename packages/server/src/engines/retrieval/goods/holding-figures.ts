import type { Hit, Scored, WeighedLexeme } from "../ranking.ts";

const FIGURE = /^\d+(?:[.,]\d+)?$/;

/** Where the best text holds all that is said, those alone that hold its figures, too: a violin 1/4 is no violin 1/2. */
export function holdingFigures(
  lexemes: readonly WeighedLexeme[],
  texts: Scored[],
  hitOf: (one: Scored) => Hit,
): Scored[] {
  const figures = lexemes.flatMap(({ lexeme }, at) => (FIGURE.test(lexeme) ? at : []));
  const [best] = texts;
  if (figures.length === 0 || !best || !hitOf(best).holds.every(Boolean)) return texts;
  return texts.filter((one) => {
    const { holds } = hitOf(one);
    return figures.every((at) => holds[at]);
  });
}
