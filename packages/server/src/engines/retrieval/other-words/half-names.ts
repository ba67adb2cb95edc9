import { findPlaces } from "./find-places.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";

/**
 * The lexemes of a question that are but half of a place's name, of which no text has the other half: what texts tell of
 * "Ireland" tells nothing of "Northern Ireland".
 */
export async function halfNames(
  text: string,
  languages: readonly Language[],
  isHeld: IsKnown,
  lexer: Lexer,
): Promise<Set<string>> {
  const halves = new Set<string>();
  const whole = new Set<string>();
  for (const { said } of await findPlaces(text))
    for (const language of languages) {
      const name = await lexer.question(said, language);
      const isHalf = name.length > 1 && name.some(isHeld) && !name.every(isHeld);
      for (const lexeme of name)
        if (!isHalf) whole.add(lexeme);
        else if (isHeld(lexeme)) halves.add(lexeme);
    }
  for (const lexeme of whole) halves.delete(lexeme);
  return halves;
}
