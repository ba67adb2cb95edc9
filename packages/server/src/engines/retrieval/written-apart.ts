import type { Alternative } from "./alternatives.ts";
import type { IsKnown } from "./known-lexemes.ts";
import type { Language } from "./language.ts";
import { words } from "./words.ts";

const MOST_PARTS = 4;
const TIMES = new Set(["x", "×"]);

/**
 * Words of a question that texts write with a space between their parts: "SOC2" for "SOC 2", and "180x200" for "180 × 200",
 * where the sign between two numbers is no word.
 *
 * @param reading of the question's words by that language, with "" for a stop word
 */
export function writtenApart(
  text: string,
  language: Language,
  reading: readonly string[],
  isKnown: IsKnown,
): Alternative[] {
  if (reading.every((lexeme) => lexeme === "" || isKnown(lexeme))) return [];
  const said = words(text, language);
  return said.flatMap((word, at): Alternative[] => {
    const whole = reading[at] ?? "";
    if (whole === "" || isKnown(whole)) return [];
    for (let count = 2; count <= MOST_PARTS && count <= at; count++) {
      const from = at - count;
      if (said.slice(from, at).join("") !== word) continue;
      const isSign = (n: number): boolean =>
        n > from && n < at - 1 && TIMES.has(said[n]!) && /\d$/.test(said[n - 1]!) && /^\d/.test(said[n + 1]!);
      const places = Array.from({ length: count }, (_, n) => from + n);
      const by = places.filter((n) => !isSign(n)).map((n) => reading[n] ?? "");
      const signs = places.filter(isSign).map((n) => reading[n] ?? "");
      const isTelling = (part: string): boolean => (part.length > 1 || /\d/.test(part)) && isKnown(part);
      if (by.length < 2 || !by.every(isTelling)) return [];
      const means = places.map((n) => said[n]).join(" ");
      return [{ said: word, means, of: [...signs.filter(Boolean), whole], by, isGuess: true }];
    }
    return [];
  });
}
