import type { Alternative } from "./alternatives.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "../language/language.ts";
import { words } from "../language/words.ts";

const MOST_PARTS = 4;
const TIMES = new Set(["x", "×"]);

/**
 * Words of a question that texts write with a space between their parts: "SOC2" for "SOC 2", and "180x200" for "180 × 200",
 * where the sign between two numbers is no word.
 *
 * @param readings of the question's words by each of the languages, with "" for a stop word
 */
export function writtenApart(
  text: string,
  languages: readonly Language[],
  readings: readonly string[][],
  isKnown: IsKnown,
): Alternative[] {
  const [first] = languages;
  // Few questions have such a word, and languages cut nearly the same words.
  if (!first || joinedIn(words(text, first)).length === 0) return [];
  return languages.flatMap((language, i) => apartIn(words(text, language), readings[i]!, isKnown));
}

/** The words that are those from `from` on, written as one. */
const joinedIn = (said: readonly string[]): { from: number; at: number }[] =>
  said.flatMap((word, at) => {
    let length = 0;
    for (let from = at - 1; from >= 0 && at - from <= MOST_PARTS && length < word.length; from--) {
      length += said[from]!.length;
      if (at - from > 1 && length === word.length && said.slice(from, at).join("") === word) return [{ from, at }];
    }
    return [];
  });

function apartIn(said: readonly string[], reading: readonly string[], isKnown: IsKnown): Alternative[] {
  return joinedIn(said).flatMap(({ from, at }): Alternative[] => {
    const whole = reading[at] ?? "";
    if (whole === "" || isKnown(whole)) return [];
    const isSign = (n: number): boolean =>
      n > from && n < at - 1 && TIMES.has(said[n]!) && /\d$/.test(said[n - 1]!) && /^\d/.test(said[n + 1]!);
    const places = Array.from({ length: at - from }, (_, n) => from + n);
    const by = places.filter((n) => !isSign(n)).map((n) => reading[n] ?? "");
    const signs = places.filter(isSign).map((n) => reading[n] ?? "");
    const isTelling = (part: string): boolean => (part.length > 1 || /\d/.test(part)) && isKnown(part);
    if (by.length < 2 || !by.every(isTelling)) return [];
    const means = places.map((n) => said[n]).join(" ");
    return [{ said: said[at]!, means, of: [...signs.filter(Boolean), whole], by, isGuess: true }];
  });
}
