import { setImmediate as turn } from "node:timers/promises";
import { countryNames, SPOKEN } from "../../wording/names-of-countries.ts";
import type { Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { onceEach } from "../language/once-each.ts";

/** The names of countries as lexemes. */
export interface CountryNames {
  /**
   * Tells the lexemes of the names in some languages. Each is a word of its own, however alike two of them are: who asks for
   * Iceland does not mean Ireland.
   */
  lexemesIn(languages: Language[]): Promise<(lexeme: string) => boolean>;
  /** Each name in one of the languages that visitors speak, as a language reads it. */
  namesIn(language: Language): Promise<string[][]>;
}

/** Names read in one turn of the event loop. */
const AT_ONCE = 50;

export function openCountryNames(lexer: Lexer): CountryNames {
  const lexemesOf = onceEach(
    codeOf,
    async (language) => new Set(await lexer.question(countriesIn(language.code).join("\n"), language)),
  );
  const namesIn = onceEach(codeOf, async (language) => {
    const all = new Set<string>();
    for (const code of new Set([language.code, ...SPOKEN])) {
      await turn();
      for (const name of countriesIn(code)) all.add(name);
    }
    const names = [...all];
    const read: string[][] = [];
    for (let at = 0; at < names.length; at += AT_ONCE) {
      // Where the words are known already, nothing is waited for.
      await turn();
      read.push(...(await Promise.all(names.slice(at, at + AT_ONCE).map((name) => lexer.question(name, language)))));
    }
    return [...new Map(read.map((lexemes) => [lexemes.join(" "), lexemes])).values()].filter(
      ({ length }) => length > 0,
    );
  });

  return {
    async lexemesIn(languages) {
      const known = await Promise.all(languages.map(lexemesOf));
      return (lexeme) => known.some((names) => names.has(lexeme));
    },
    namesIn,
  };
}

const codeOf = ({ code }: Language): string => code;

const countriesIn = (code: string): string[] => [...countryNames(code).values()];
