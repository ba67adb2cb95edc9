import type { Alternative } from "./alternatives.ts";
import type { Place } from "./countries.ts";
import { findPlaces } from "./find-places.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { onceEach } from "../language/once-each.ts";

/**
 * What texts tell of the places that a question names under their other names: "Österreich" as "Austria", and, where a text
 * tells nothing of it, of its parts ("England" for the United Kingdom) or what it belongs to ("other EU countries").
 */
export type CountrySynonyms = (
  question: { text: string; languages: Language[]; lexemes: readonly string[] },
  isHeld: IsKnown,
) => Promise<Alternative[]>;

interface Named {
  place: Place;
  language: Language;
}

export function openCountrySynonyms(lexer: Lexer): CountrySynonyms {
  /** Its names as a language reads them, each once. */
  const readNames = onceEach(
    ({ place: { names }, language: { code } }: Named) => `${code} ${names.join(", ")}`,
    async ({ place: { names }, language }) => {
      const read = await Promise.all(names.map((name) => lexer.question(name, language)));
      const byLexemes = new Map(read.map((by) => [by.join(" "), by]));
      byLexemes.delete("");
      return byLexemes;
    },
  );

  return async ({ text, languages, lexemes }, isHeld) => {
    const found: Alternative[] = [];
    for (const { said, place } of await findPlaces(text))
      for (const language of languages) {
        const of = await lexer.question(said, language);
        if (of.length === 0 || !of.every((lexeme) => lexemes.includes(lexeme))) continue;
        const own = of.join(" ");
        for (const other of [place, ...around(place)]) {
          const isWider = other !== place;
          for (const [means, by] of await readNames({ place: other, language }))
            if (means !== own && by.every(isHeld))
              found.push({ said, means, of, by, isGuess: true, ...(isWider ? { isWider } : { isSame: true }) });
        }
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
