import { openAbroad } from "./abroad.ts";
import type { Alternative } from "./alternatives.ts";
import { openCountryNames } from "./country-names.ts";
import { openCountrySynonyms } from "./country-synonyms.ts";
import type { Language } from "../language/language.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import type { Lexer } from "../language/lexer.ts";
import { kindsOfThing } from "./kinds-of-thing.ts";
import { learntNames } from "./learnt-names.ts";
import { isOfKnown, kindredWords, kindsOfKnown, type UnknownWord } from "./kindred-words.ts";
import { respell } from "./misspellings.ts";
import { openGoodsSaid } from "./goods-said.ts";
import { inflectedElsewhere } from "./inflected-elsewhere.ts";
import { formsOfOne } from "../language/irregular-forms.ts";
import { nearSynonyms } from "./near-synonyms.ts";
import { partedVerbs } from "../language/parted-verbs.ts";
import type { SaidIn } from "./said-in.ts";
import { speltAcross } from "./spelt-across.ts";
import { openSynonyms, type Synonyms } from "./synonyms.ts";
import { usualSynonyms } from "./usual-synonyms.ts";
import { words } from "../language/words.ts";
import { writtenApart } from "./written-apart.ts";
import { writtenAsOne } from "./written-as-one.ts";

/** A question as a tenant's languages read it. */
export interface ReadQuestion {
  text: string;
  languages: Language[];
  /** Its lexemes in each of them, with "" for a stop word. */
  readings: string[][];
  /** Those of them that are looked for. */
  lexemes: string[];
  saidIn: SaidIn;
}

/**
 * What a question is looked for by beside its own words: the owner's synonyms, those that everyone uses, and what words that
 * no text holds may nearly mean, be misspelt from or kindred to, but for names of countries, of which it tells how far texts say it goes.
 */
export type OtherWords = (
  index: LexemeIndex,
  isKnown: IsKnown,
  question: ReadQuestion,
  owners: Synonyms,
) => Promise<Alternative[]>;

export function openOtherWords(lexer: Lexer): OtherWords {
  const countryNames = openCountryNames(lexer);
  const countries = openCountrySynonyms(lexer);
  const abroad = openAbroad(lexer, countryNames);
  const usual = openSynonyms(usualSynonyms, lexer);
  const goods = openGoodsSaid(lexer);
  const near = openSynonyms(nearSynonyms, lexer);
  const forms = new Map<string, Synonyms>();
  const formsIn = (code: string): Synonyms => {
    const known = forms.get(code) ?? openSynonyms(formsOfOne(code), lexer);
    forms.set(code, known);
    return known;
  };

  const find: OtherWords = async (index, isKnown, { text, languages, readings, lexemes, saidIn }, owners) => {
    const synonymsOf = async (synonyms: Synonyms, are?: IsKnown): Promise<Alternative[]> => {
      const expanded: Alternative[] = [];
      // One after the other: the first question of a server has them read, and nobody else shall wait for all languages.
      for (const [i, { code }] of languages.entries())
        expanded.push(...(await synonyms.expand(readings[i]!.filter(Boolean), code, are, saidIn)));
      return expanded;
    };
    // Most of the usual ones are in other languages than the texts.
    const asGuess = (one: Alternative): Alternative => ({ ...one, isGuess: true });
    const question = { text, languages, readings, saidIn };
    const inflected = await inflectedElsewhere(usual, question, { lexer, isKnown });
    const known = [...(await synonymsOf(owners)), ...(await synonymsOf(usual, isKnown)).map(asGuess)];
    known.push(...inflected.map(asGuess));
    if (index.facts) {
      known.push(...(await goods(question, isKnown)));
      const { heads } = index.facts;
      for (const [i, language] of languages.entries())
        known.push(
          ...writtenAsOne(text, language, readings[i]!, isKnown),
          ...kindsOfThing(heads, text, language, readings[i]!, isKnown),
        );
      if (languages[0])
        known.push(...(await learntNames(index, { text, language: languages[0], reading: readings[0]! }, lexer)));
    }
    for (const [i, { code }] of languages.entries())
      known.push(...(await formsIn(code).expand(readings[i]!.filter(Boolean), code, isKnown)).map(asGuess));
    for (const [i, language] of languages.entries())
      known.push(...(await speltAcross(text, language, readings[i]!, { lexer, isKnown })));
    known.push(...writtenApart(text, languages, readings, isKnown));
    for (const [i, language] of languages.entries())
      known.push(...(await partedVerbs(text, language, readings[i]!, { lexer, isKnown })));
    const places = await countries({ text, languages, lexemes }, isKnown);
    known.push(...places);
    const [language] = languages;
    if (language && !index.facts) {
      const said = words(text, language).map((word, at): UnknownWord => ({ word, lexeme: readings[0]?.[at] ?? "" }));
      const told = said.filter(({ lexeme }) => lexemes.includes(lexeme) && isKnown(lexeme));
      known.push(...kindsOfKnown(index, told, language));
    }
    if (lexemes.every(isKnown)) return known;
    const nearly = await synonymsOf(near, isKnown);
    known.push(
      ...nearly
        .filter(({ of }) => !of.every(isKnown))
        .map((one): Alternative => ({ ...one, isGuess: true, isNear: true })),
    );
    if (!language) return known;
    if (places.every(({ isWider }) => isWider))
      known.push(...(await abroad(index, { text, language, reading: readings[0] ?? [], lexemes }, isKnown)));
    const isCountry = await countryNames.lexemesIn(languages);
    const others = lexemes.filter((lexeme) => !isCountry(lexeme));
    // What is a word of its own is no slip of another: "annuler" of "annuelle".
    const isWord = await near.named(others, language.code);
    const mayBeSlips = others.filter(
      (lexeme) => isKnown(lexeme) || !(isWord.has(lexeme) || isOfKnown(index, lexeme, language)),
    );
    const own = readings[0] ?? [];
    const typed = new Map(words(text, language).map((word, at) => [own[at] ?? "", word]));
    const slips = await respell(index, mayBeSlips, known, typed);
    known.push(...slips);
    // What is only made for a thing may have the word that is misspelt, and the thing another: "labtop", where notebooks are sold.
    if (index.facts)
      for (const slip of slips) {
        const [lexeme = ""] = slip.of;
        const word = typed.get(lexeme) ?? "";
        const meant = `${slip.means}${word.startsWith(lexeme) ? word.slice(lexeme.length) : ""}`;
        const asTyped = { text: meant, languages, readings: languages.map(() => [slip.means]), saidIn };
        known.push(...(await goods(asTyped, isKnown)).map((one) => ({ ...one, said: slip.said, of: slip.of })));
      }
    const isMeant = new Set(known.flatMap(({ of }) => of));
    const isUnknown = (lexeme: string): boolean => others.includes(lexeme) && !isKnown(lexeme) && !isMeant.has(lexeme);
    const unknown = words(text, language)
      .map((word, at): UnknownWord => ({ word, lexeme: readings[0]?.[at] ?? "" }))
      .filter(({ lexeme }) => isUnknown(lexeme));
    const said = [...lexemes, ...known.flatMap(({ by }) => by)];
    return [...known, ...(await kindredWords(index, unknown, { text, lexemes: said, language }, lexer))];
  };
  return async (...asked) => eachOnce(await find(...asked));
}

/** Languages make the same of many words, and each is looked for once: as it was said first. */
function eachOnce(alternatives: Alternative[]): Alternative[] {
  const met = new Set<string>();
  return alternatives.filter(({ of, by, isGuess, isWider }) => {
    const key = `${of.join(" ")}\n${by.join(" ")}\n${isGuess}\n${isWider}`;
    return met.size < met.add(key).size;
  });
}
