import type { Alternative } from "./alternatives.ts";
import { wordsOf } from "./closer-look/said.ts";
import type { CountryNames } from "./country-names.ts";
import type { Language } from "./language.ts";
import { countOf, findLexeme, type LexemeIndex } from "./lexeme-index.ts";
import type { Lexer } from "./lexer.ts";
import { startOf } from "./packed.ts";

/** How visitors ask whether something goes to other countries, without naming one. */
const asked =
  "abroad, overseas, international, internationally, worldwide, EU, Europe, UK, USA, Ausland, weltweit, Europa, étranger, extranjero, estero, buitenland, wereldwijd, estrangeiro, UE, yurtdışı, Avrupa";
/** How texts say that it does, or does not, */
const tellsAlone =
  "abroad, overseas, international, internationally, worldwide, Ausland, weltweit, europaweit, étranger, monde entier, extranjero, internacional, todo el mundo, estero, internazionale, tutto il mondo, buitenland, wereldwijd, internationaal, estrangeiro, yurtdışı, uluslararası";
/** and before a country, or one of these, how far: "within the United Kingdom". */
const bounds =
  "outside, within, innerhalb, außerhalb, hors, dehors, dentro, fuera, fuori, entro, binnen, buiten, fora, içinde, dışında";

const places =
  "EU, UE, UK, USA, Europe, Europa, European Union, country, mainland, Inland, Festland, pays, país, paese, land";

/** Most countries of the texts that are looked for. */
const MOST_COUNTRIES = 8;
/** Most texts that are looked at for each. */
const MOST_TEXTS = 100;

/**
 * What tells of a country that no text names, or of any: where texts say how far it goes. So "do you ship to France?" is
 * answered by "not outside the United Kingdom". A list of others says nothing of it that could not be meant otherwise.
 */
export type Abroad = (
  index: LexemeIndex,
  question: { language: Language; lexemes: readonly string[] },
  isHeld: (lexeme: string) => boolean,
) => Promise<Alternative[]>;

interface ReadWords {
  asked: string[][];
  alone: string[][];
  bounds: string[][];
  places: string[][];
}

export function openAbroad(lexer: Lexer, countryNames: CountryNames): Abroad {
  const byCode = new Map<string, Promise<ReadWords>>();

  function wordsIn(language: Language): Promise<ReadWords> {
    const known = byCode.get(language.code);
    if (known) return known;
    const lists = [asked, tellsAlone, bounds, places].map((list) =>
      Promise.all(list.split(", ").map((words) => lexer.question(words, language))),
    );
    const read = Promise.all(lists).then(([of, alone, bounding, ends]) => ({
      asked: withWords(of!),
      alone: withWords(alone!),
      bounds: withWords(bounding!),
      places: withWords(ends!),
    }));
    byCode.set(language.code, read);
    read.catch(() => byCode.delete(language.code));
    return read;
  }

  return async (index, { language, lexemes }, isHeld) => {
    const [names, words] = await Promise.all([countryNames.namesIn(language), wordsIn(language)]);
    const isHere = (name: string[]): boolean => name.every((lexeme) => lexemes.includes(lexeme));
    const areHeld = (name: string[]): boolean => name.every(isHeld);
    const here = [...names, ...words.asked].filter(isHere);
    // Of several the one that texts tell of is answered, and the other is said to be missing.
    if (here.length === 0 || here.some(areHeld)) return [];
    const unknown = [...new Set(here.flat())].filter((lexeme) => !isHeld(lexeme));
    const countries = [...words.places, ...names].filter(areHeld).slice(0, MOST_COUNTRIES);
    const bounded = words.bounds.filter(areHeld).flatMap((bound) => countries.map((country) => [...bound, ...country]));
    // "To Ireland within three days" ends nowhere.
    const told = [...words.alone.filter(areHeld), ...bounded.filter((by) => standsTogether(index, by))];
    return unknown.flatMap((of) =>
      told.map((by): Alternative => ({ said: of, means: by.join(" "), of: [of], by, isGuess: true })),
    );
  };
}

/** Whether a text says lexemes one after the other. */
function standsTogether(index: LexemeIndex, lexemes: string[]): boolean {
  const { closer, postingEnds, texts } = index;
  if (!closer) return false;
  const numbers = lexemes.map((lexeme) => findLexeme(index, lexeme));
  const rarest = numbers.toSorted((a, b) => countOf(index, a) - countOf(index, b))[0]!;
  const first = startOf(postingEnds, rarest);
  for (let posting = first; posting < Math.min(postingEnds[rarest]!, first + MOST_TEXTS); posting++) {
    const said = wordsOf(closer.said, texts[posting]!);
    for (let at = said.indexOf(numbers[0]!); at >= 0; at = said.indexOf(numbers[0]!, at + 1))
      if (numbers.every((number, i) => said[at + i] === number)) return true;
  }
  return false;
}

const withWords = (terms: string[][]): string[][] => terms.filter((lexemes) => lexemes.length > 0);
