import { setImmediate as turn } from "node:timers/promises";
import type { Alternative } from "./alternatives.ts";
import { NAME_END, SENTENCE_END, wordsOf } from "../closer-look/said.ts";
import type { CountryNames } from "./country-names.ts";
import type { Language } from "../language/language.ts";
import { countOf, findLexeme, lexemeAt, type LexemeIndex } from "../index/lexeme-index.ts";
import type { Lexer } from "../language/lexer.ts";
import { onceEach } from "../language/once-each.ts";
import { startOf } from "../index/packed.ts";
import { returning, sending } from "./usual-synonyms.ts";
import { words } from "../language/words.ts";

/** How visitors ask whether something goes to other countries, without naming one. */
const asked =
  "abroad, overseas, international, internationally, worldwide, EU, Europe, UK, USA, Ausland, weltweit, Europa, étranger, extranjero, estero, buitenland, wereldwijd, estrangeiro, UE, yurtdışı, Avrupa";
/** How texts say in a sentence of sending that it does, or does not, */
const tellsAlone =
  "abroad, overseas, international, internationally, worldwide, Ausland, weltweit, europaweit, étranger, monde entier, extranjero, internacional, todo el mundo, estero, internazionale, tutto il mondo, buitenland, wereldwijd, internationaal, estrangeiro, yurtdışı, uluslararası";
/** and of all others, where it does not tell how far it goes within its own, */
const tellsOthers =
  "other countries, andere Länder, anderen Ländern, autres pays, otros países, altri paesi, outros países, andere landen, diğer ülkeler";
/** and before a country, or one of these, that it goes no farther: "outside the United Kingdom", */
const beyond = "outside, außerhalb, hors, dehors, fuera, fuori, buiten, fora, dışında";
/** or how far: "within the United Kingdom". With a figure ("within the UK within 2 days") it tells of that place alone. */
const bounds = "within, innerhalb, dentro, entro, binnen, içinde";

const places =
  "EU, UE, UK, USA, Europe, Europa, European Union, country, mainland, Inland, Festland, pays, país, paese, land";

const listOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/**
 * Before the name of a country, which may be a word of every day as "jersey" is, and who is not called "Jordan": of a place
 * for sure, or of one only where a capital follows.
 */
const towards = {
  surely: listOf(
    "to into from outside within nach innerhalb außerhalb vers hacia desde verso naar vanuit binnen buiten para",
  ),
  maybe: listOf("in aus en à au aux a al alla nella nei negli em no na nos nas ao uit"),
};
const articles = listOf("the die der den das la le les l el los las il lo gli o os as de het");
/** Their names have an ending in its place. */
const withoutPrepositions = listOf("tr fi et hu eu");

/** Most countries of the texts that are looked for. */
const MOST_COUNTRIES = 8;
/** Most texts that are looked at for each. */
const MOST_TEXTS = 100;
/** How many ways to say it are looked for at once. */
const AT_ONCE = 8;

/**
 * What tells of a country that no text names, or of any: where texts say how far it goes. So "do you ship to France?" is
 * answered by "not outside the United Kingdom". A list of others says nothing of it that could not be meant otherwise.
 */
export type Abroad = (
  index: LexemeIndex,
  question: { text: string; language: Language; reading: readonly string[]; lexemes: readonly string[] },
  isHeld: (lexeme: string) => boolean,
) => Promise<Alternative[]>;

interface ReadWords {
  asked: string[][];
  alone: string[][];
  others: string[][];
  beyond: string[][];
  bounds: string[][];
  places: string[][];
  sending: string[][];
  returning: string[][];
}

/** What a sentence has to say beside what is sought, and what makes it tell of something else. */
interface Around {
  beside?: string[];
  /** Lexemes: "return postage within the UK" tells nothing of delivery. */
  without?: string[][];
  isWithoutFigure?: boolean;
}

export function openAbroad(lexer: Lexer, countryNames: CountryNames): Abroad {
  const wordsIn = onceEach(
    ({ code }: Language) => code,
    async (language): Promise<ReadWords> => {
      const lists = [asked, tellsAlone, tellsOthers, beyond, bounds, places, sending, returning].map((list) =>
        Promise.all(list.split(", ").map((term) => lexer.question(term, language))),
      );
      const [of, alone, others, out, bounding, ends, sent, back] = await Promise.all(lists);
      return {
        asked: withWords(of!),
        alone: withWords(alone!),
        others: withWords(others!),
        beyond: withWords(out!),
        bounds: withWords(bounding!),
        places: withWords(ends!),
        sending: withWords(sent!),
        returning: withWords(back!),
      };
    },
  );

  return async (index, { text, language, reading, lexemes }, isHeld) => {
    const [names, told] = await Promise.all([countryNames.namesIn(language), wordsIn(language)]);
    const isHere = (name: string[]): boolean => name.every((lexeme) => lexemes.includes(lexeme));
    const areHeld = (name: string[]): boolean => name.every(isHeld);
    const saysSending = told.sending.some(isHere);
    const said = words(text, language);
    const isCountry = (name: string[]): boolean =>
      isPlace(text, said, reading.indexOf(name[0]!), saysSending) ||
      (withoutPrepositions.has(language.code) && saysSending);
    const named = names.filter(isHere);
    const here = [...named.filter(isCountry), ...told.asked.filter(isHere)];
    // Of several ("to Switzerland or Denmark") the one that texts tell of is answered, and the other is said to be missing.
    if (here.length === 0 || [...named, ...here].some(areHeld)) return [];
    const unknown = [...new Set(here.flat())].filter((lexeme) => !isHeld(lexeme));
    const countries = [...told.places, ...names].filter(areHeld).slice(0, MOST_COUNTRIES);
    const before = (list: string[][]): string[][] =>
      list.filter(areHeld).flatMap((bound) => countries.map((country) => [...bound, ...country]));
    const sent = told.sending.filter(areHeld);
    const without = told.returning.some(isHere) ? [] : told.returning.filter(areHeld);
    const maybe: { by: string[]; of?: string[]; around: Around }[] = [
      // A text that only tells of sending says nothing of other countries.
      ...told.others.filter(areHeld).flatMap((of) =>
        sent.map((one) => ({
          by: of,
          around: { beside: one, without: told.bounds.filter(areHeld) },
        })),
      ),
      // "International House" is an address.
      ...told.alone
        .filter(areHeld)
        .flatMap((of) => sent.map((one) => ({ by: [...of, ...one], of, around: { beside: one } }))),
      // "To Ireland within three days" ends nowhere.
      ...before(told.beyond).map((by) => ({ by, around: { without } })),
      ...before(told.bounds).map((by) => ({ by, around: { without, isWithoutFigure: true } })),
    ];
    const tells: string[][] = [];
    for (const [at, { by, of = by, around }] of maybe.entries()) {
      // A hundred texts are read for each, and nobody else shall wait for all.
      if (at % AT_ONCE === AT_ONCE - 1) await turn();
      // "Delivery: islands and abroad" is what a text is called that tells of other countries.
      if (of !== by && tells.length > 0) continue;
      if (standsTogether(index, of, around)) tells.push(by);
    }
    return unknown.flatMap((of) =>
      tells.map((by): Alternative => ({ said: of, means: by.join(" "), of: [of], by, isGuess: true })),
    );
  };
}

/** Whether the word `at` a place of a question is said of a place on earth. */
function isPlace(text: string, said: readonly string[], at: number, saysSending: boolean): boolean {
  const before = articles.has(said[at - 1] ?? "") ? [said[at - 1]!, said[at - 2] ?? ""] : [said[at - 1] ?? ""];
  const asWritten = text.match(new RegExp(`(?<!\\p{L})${said[at] ?? ""}(?!\\p{L})`, "giu")) ?? [];
  const isCapital = asWritten.some((word) => /^\p{Lu}/u.test(word));
  const isLed = before.some((word) => towards.surely.has(word) || towards.maybe.has(word));
  // Phones write "livrez vous en suisse" and "livraison suisse"; not "do you deliver jerseys".
  return saysSending ? isLed || isCapital || !/s$/u.test(said[at] ?? "") : isLed && isCapital;
}

/** Whether a text says lexemes one after the other, in a sentence that is as it has to be. */
function standsTogether(index: LexemeIndex, lexemes: string[], around: Around): boolean {
  const { closer, postingEnds, texts } = index;
  if (!closer) return false;
  const numbersOf = (some: string[] = []): number[] => some.map((lexeme) => findLexeme(index, lexeme));
  const numbers = numbersOf(lexemes);
  const beside = numbersOf(around.beside);
  const without = around.without?.map(numbersOf) ?? [];
  const rarest = numbers.toSorted((a, b) => countOf(index, a) - countOf(index, b))[0]!;
  const first = startOf(postingEnds, rarest);
  for (let posting = first; posting < Math.min(postingEnds[rarest]!, first + MOST_TEXTS); posting++) {
    const said = wordsOf(closer.said, texts[posting]!);
    for (let at = said.indexOf(numbers[0]!); at >= 0; at = said.indexOf(numbers[0]!, at + 1)) {
      if (!numbers.every((number, i) => said[at + i] === number)) continue;
      const sentence = sentenceAround(said, at);
      const saysAll = (some: number[]): boolean => some.every((number) => sentence.includes(number));
      const hasFigure = around.isWithoutFigure && sentence.some((number) => /^\d/.test(lexemeAt(index, number)));
      if (saysAll(beside) && !without.some(saysAll) && !hasFigure) return true;
    }
  }
  return false;
}

function sentenceAround(said: Uint32Array, at: number): Uint32Array {
  const isEnd = (unit: number | undefined): boolean => unit === undefined || unit === NAME_END || unit === SENTENCE_END;
  let [start, end] = [at, at];
  while (!isEnd(said[start - 1])) start--;
  while (!isEnd(said[end])) end++;
  return said.subarray(start, end);
}

const withWords = (terms: string[][]): string[][] => terms.filter((lexemes) => lexemes.length > 0);
