import type { Language } from "./language.ts";
import type { Lexer } from "./lexer.ts";

/** The names of countries as lexemes. */
export interface CountryNames {
  /**
   * Tells the lexemes of the names in some languages. Each is a word of its own, however alike two of them are: who asks for
   * Iceland does not mean Ireland.
   */
  lexemesIn(languages: Language[]): Promise<(lexeme: string) => boolean>;
  /** Each by its names in the languages that visitors speak, as a language reads them. */
  countriesIn(language: Language): Promise<Country[]>;
}

export type Country = readonly CountryName[];

export interface CountryName {
  text: string;
  lexemes: string[];
  /** "UK", which is no word of every day. */
  isShort: boolean;
}

/** Names read in one turn of the event loop. */
const AT_ONCE = 200;
/** What visitors may write in, beside the language of the texts. */
const SPOKEN = ["en", "de", "fr", "es", "it", "nl", "pt", "tr"];

export function openCountryNames(lexer: Lexer): CountryNames {
  /** Each language's are read when a question first needs them. */
  const once = <Found>(read: (language: Language) => Promise<Found>): ((language: Language) => Promise<Found>) => {
    const byCode = new Map<string, Promise<Found>>();
    return (language) => {
      const known = byCode.get(language.code);
      if (known) return known;
      const found = read(language);
      byCode.set(language.code, found);
      found.catch(() => byCode.delete(language.code));
      return found;
    };
  };
  const lexemesOf = once(
    async (language) => new Set(await lexer.question(namesIn(language.code).join("\n"), language)),
  );
  const countriesOf = once(async (language) => {
    const named = [language.code, ...SPOKEN].map(namesIn);
    const names = CODES.map((code, at) => [
      ...named.flatMap((all) => all[at] ?? []),
      ...(saidAlso[code]?.split(", ") ?? []),
    ]);
    const all = [...new Set(names.flat())];
    const read = new Map<string, string[]>();
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const some = all.slice(at, at + AT_ONCE);
      const lexemes = await Promise.all(some.map((name) => lexer.question(name, language)));
      some.forEach((name, i) => read.set(name, lexemes[i]!));
    }
    return names.map((its): Country => {
      const country = its.map((text) => ({ text, lexemes: read.get(text)!, isShort: /^\p{Lu}+$/u.test(text) }));
      const told = country.filter(({ lexemes }) => lexemes.length > 0);
      return [...new Map(told.map((name) => [name.lexemes.join(" "), name])).values()];
    });
  });

  return {
    async lexemesIn(languages) {
      const known = await Promise.all(languages.map(lexemesOf));
      return (lexeme) => known.some((names) => names.has(lexeme));
    },
    countriesIn: countriesOf,
  };
}

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** By ISO 3166, each country once. */
const CODES = distinctCodes(LETTERS.flatMap((one) => LETTERS.map((other) => one + other)));

/** How people call them beside; none that is a word of another language as well, as "US" and "VS" are. */
const saidAlso: Record<string, string> = {
  GB: "UK, Great Britain, Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Groot-Brittannië, Grã-Bretanha, Büyük Britanya",
  US: "USA, United States of America, EUA, EEUU, ABD, Vereinigte Staaten von Amerika, États-Unis d'Amérique, Estados Unidos de América, Stati Uniti d'America, Verenigde Staten van Amerika, Estados Unidos da América",
  AE: "UAE, VAE",
  EU: "EU, UE",
  CZ: "Czech Republic, Tschechische Republik, République tchèque, República Checa, Repubblica Ceca, Tsjechische Republiek, Çek Cumhuriyeti",
  NL: "Holland, Hollande, Holanda, Olanda, Hollanda",
  TR: "Turkey",
  IE: "Republic of Ireland",
  MK: "Macedonia",
  BA: "Bosnia",
  HK: "Hong Kong",
  RU: "Russian Federation",
};

/** Of several codes that CLDR reads alike the first: "UK" is "GB". */
function distinctCodes(codes: string[]): string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const named = codes.filter((code) => names.of(code) !== undefined);
  return [...Map.groupBy(named, (code) => names.of(code)).values()].map(([code]) => code!);
}

/** In a language as CLDR has them, else in English; none for what is no code of a language. */
function namesIn(language: string): string[] {
  if (!/^[a-z]{2,3}$/.test(language)) return [];
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "none" });
  return CODES.map((code) => names.of(code)!);
}
