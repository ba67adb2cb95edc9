import type { Alternative } from "./alternatives.ts";
import type { Place } from "./countries.ts";
import { findPlaces } from "./find-places.ts";
import type { IsKnown } from "./known-lexemes.ts";
import type { Language } from "./language.ts";
import type { Lexer } from "./lexer.ts";

/**
 * What texts tell of the places that a question names under their other names: "Österreich" as "Austria", and, where a text
 * tells nothing of it, of its parts ("England" for the United Kingdom) or what it belongs to ("other EU countries").
 */
export type CountrySynonyms = (
  question: { text: string; languages: Language[]; lexemes: readonly string[] },
  isHeld: IsKnown,
) => Promise<Alternative[]>;

export function openCountrySynonyms(lexer: Lexer): CountrySynonyms {
  async function alternativesBy(
    names: string[],
    of: string[],
    language: Language,
    isHeld: IsKnown,
  ): Promise<string[][]> {
    const read = await Promise.all(names.map((name) => lexer.question(name, language)));
    const found = new Map(read.map((by) => [by.join(" "), by]));
    found.delete("");
    found.delete(of.join(" "));
    return [...found.values()].filter((by) => by.every(isHeld));
  }

  return async ({ text, languages, lexemes }, isHeld) => {
    const found: Alternative[] = [];
    for (const { said, place } of await findPlaces(text))
      for (const language of languages) {
        const of = await lexer.question(said, language);
        if (of.length === 0 || !of.every((lexeme) => lexemes.includes(lexeme))) continue;
        const meaning = async ({ names }: Place): Promise<Alternative[]> =>
          (await alternativesBy(names, of, language, isHeld)).map((by) => ({
            said,
            means: by.join(" "),
            of,
            by,
            isGuess: true,
          }));
        found.push(...(await meaning(place)));
        for (const other of around(place))
          found.push(...(await meaning(other)).map((one): Alternative => ({ ...one, isWider: true })));
      }
    return found;
  };
}

/** The nearest first: parts of it, its union, the continent, the rest of the world. */
function around({ parts, within }: Place): Place[] {
  const found = [...parts];
  for (let one = within; one; one = one.within) found.push(one);
  return found;
}
