import { findLexeme, type LexemeIndex } from "./lexeme-index.ts";

/** Whether some text of an index holds a lexeme. Each is looked up once: most languages make the same of most words. */
export type IsKnown = (lexeme: string) => boolean;

export function knownIn(index: LexemeIndex): IsKnown {
  const met = new Map<string, boolean>();
  return (lexeme) => {
    const known = met.get(lexeme) ?? findLexeme(index, lexeme) >= 0;
    met.set(lexeme, known);
    return known;
  };
}
