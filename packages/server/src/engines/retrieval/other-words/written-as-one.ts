import type { Alternative } from "./alternatives.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "../language/language.ts";
import { words } from "../language/words.ts";

const SHORTEST = 2;

/**
 * Neighbours in a question that texts write as one word: "head set", "TN 2110". The first has no ending there, so no dictionary
 * need be asked.
 *
 * @param reading of the question's words by that language, with "" for a stop word
 */
export function writtenAsOne(
  text: string,
  language: Language,
  reading: readonly string[],
  isKnown: IsKnown,
): Alternative[] {
  const said = words(text, language);
  const whole = new Set(said);
  return said.flatMap((word, at): Alternative[] => {
    const first = said[at - 1] ?? "";
    const [of, lexeme] = [reading[at - 1] ?? "", reading[at] ?? ""];
    const isPair = of !== "" && lexeme.length >= SHORTEST && first.length >= SHORTEST;
    const joined = first + lexeme;
    if (!isPair || whole.has(joined) || !isKnown(joined)) return [];
    return [{ said: `${first} ${word}`, means: first + word, of: [of, lexeme], by: [joined], isGuess: true }];
  });
}
