import { setImmediate as turn } from "node:timers/promises";
import { isSomewhere, type Alternative } from "./alternatives.ts";
import { caseForms } from "../language/case-forms.ts";
import { compoundsBeginningWith, compoundsEndingIn, goingOnWith, partsOf } from "./compounds.ts";
import { linksIn } from "../../wording/joined.ts";
import { irregularForms } from "../language/irregular-forms.ts";
import { findLexeme, type LexemeIndex } from "../index/lexeme-index.ts";
import type { Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { withAccent } from "../language/unaccented.ts";
import { pluralForms } from "../language/plural-forms.ts";
import { partedForms, prefixedForms } from "../language/prefixed-forms.ts";
import { verbForms } from "../language/verb-forms.ts";
import { fold } from "../../wording/fold.ts";
import { isTopic } from "./tenant-topic.ts";

/** A word of a question that no text holds, as it is written and as a lexeme. */
export interface UnknownWord {
  word: string;
  lexeme: string;
}

/** The question that they stand in. */
export interface AskedAbout {
  text: string;
  /** What is looked for by it, in its own words and in others. */
  lexemes: readonly string[];
  language: Language;
}

const shortest = { part: 4, stem: 5, kind: 6, slipped: 7, accented: 3 };
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
/** A slip in so many last letters may keep a word from being cut as it should. */
const ENDING = 3;
/**
 * Words of a question that are looked at, the letters of the longest, kindred words that are taken for one, and words that are
 * remembered of an index.
 */
const most = { asked: 4, letters: 32, kindred: 4, remembered: 500 };

/** Words that a word of the question may be, or be made of. */
interface Guess {
  words: string[];
  /** What its lexemes have to be like. */
  isMeant(lexeme: string): boolean;
}

/** What was found for words, the latest last: a message is searched for in many ways, and each has them again. */
const remembered = new WeakMap<LexemeIndex, Map<string, Promise<Alternative[]>>>();

/**
 * Reads words that no text holds as those which texts have of the same parts: "Zahnreinigungspreis" as "Zahnreinigung" and
 * "Preis", "Schmerzen" as "Zahnschmerzen"; as other forms of the same verb or noun; and as what they are but for a slip which
 * keeps them from being cut as others are.
 */
export async function kindredWords(
  index: LexemeIndex,
  unknown: readonly UnknownWord[],
  { text, lexemes, language }: AskedAbout,
  lexer: Lexer,
): Promise<Alternative[]> {
  const asked = unknown.filter(({ word }) => /^\p{L}+$/u.test(word) && word.length <= most.letters);
  const each = [...new Map(asked.map((one) => [one.word, one])).values()].slice(0, most.asked);
  const found = each.map(async (one, at) => {
    const { code } = language;
    const forms = [
      ...irregularForms(one.word, code),
      ...pluralForms(one.word, code),
      ...caseForms(one.word, code),
      ...prefixedForms(one.word, code),
      ...verbForms(one.word, one.lexeme, { question: text, code }),
    ];
    const alone = await remember(index, [code, one.word, one.lexeme, ...forms].join(" "), async () => {
      const guesses = [...guessesOf(index, one, language), ...accentsOf(one, language), ...forms.map(asGuess)];
      const guessed = await guess(index, one, guesses, {
        lexer,
        language,
      });
      // Nobody else shall wait for all of them.
      for (let before = 0; before < at; before++) await turn();
      return [...guessed, ...endingIn(index, one, language), ...fullerThan(index, one, language)];
    });
    const kindred = [...alone, ...begunBy(index, one, lexemes, language)];
    const isTold = kindred.some(({ by }) => isSomewhere(index, by));
    const part = await partOf(index, one, isTold, { lexer, language });
    const all = isTold ? [...part, ...kindred] : part.length > 0 ? part : kindred;
    return [...new Map(all.map((other) => [`${other.of.join(" ")}\n${other.means}`, other])).values()].slice(
      0,
      most.kindred,
    );
  });
  return (await Promise.all(found)).flat();
}

function remember(index: LexemeIndex, key: string, find: () => Promise<Alternative[]>): Promise<Alternative[]> {
  const known = remembered.get(index) ?? new Map<string, Promise<Alternative[]>>();
  remembered.set(index, known);
  const before = known.get(key);
  if (before) return before;
  if (known.size >= most.remembered) known.delete(known.keys().next().value!);
  const found = find();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

const alternative = (of: string, by: string[]): Alternative => ({
  said: of,
  means: by.join(" "),
  of: [of],
  by,
  isGuess: true,
});

const asGuess = (word: string): Guess => ({ words: [word], isMeant: Boolean });

function guessesOf(index: LexemeIndex, one: UnknownWord, { code }: Language): Guess[] {
  const links = linksIn(code);
  const parts = links ? partsOf(one.word, links) : [];
  const asTwo = [...parts, ...partsInOtherForms(parts, code), ...partedForms(one.word, code)];
  return [...slipsIn(one), ...slipsBefore(index, one), ...asTwo.map((words): Guess => ({ words, isMeant: Boolean }))];
}

/** "Praktika" of "Schülerpraktikum". */
const partsInOtherForms = (parts: [string, string][], code: string): [string, string][] =>
  parts.flatMap(([first, last]) => irregularForms(last, code).map((form): [string, string] => [first, form]));

/** What it may be with an accent, of which no more than an ending is cut for that. */
const accentsOf = ({ word }: UnknownWord, { code }: Language): Guess[] =>
  withAccent(word, code).map((one) => ({
    words: [one],
    isMeant: (lexeme) => lexeme.length >= shortest.accented && word.startsWith(lexeme),
  }));

/** Those guesses that texts hold. */
async function guess(
  index: LexemeIndex,
  { lexeme: of }: UnknownWord,
  guesses: Guess[],
  { lexer, language }: { lexer: Lexer; language: Language },
): Promise<Alternative[]> {
  const lexemes = await lexer.guesses(
    guesses.flatMap(({ words }) => words),
    language,
  );
  let at = 0;
  return guesses.flatMap(({ words, isMeant }): Alternative[] => {
    const by = words.map(() => lexemes[at++]!);
    const isKnown = by.every((lexeme) => lexeme !== of && isMeant(lexeme) && findLexeme(index, lexeme) >= 0);
    return isKnown ? [alternative(of, by)] : [];
  });
}

/** Among more texts a thing is told by its own name often enough, and by a part of it too many others are. */
const FEW_TEXTS = 200;

/**
 * What a compound is a kind of, where texts know nothing nearer: "Kasse" for "Krankenkasse". The longest is most of it. What the
 * tenant is about says nothing of it beside: at a dentist's "Zahnschmerzen" are what is told of "Schmerzen", whatever else is.
 */
async function partOf(
  index: LexemeIndex,
  one: UnknownWord,
  isTold: boolean,
  how: { lexer: Lexer; language: Language },
): Promise<Alternative[]> {
  const links = linksIn(how.language.code);
  if (!links || index.ids.length > FEW_TEXTS) return [];
  const parts = partsOf(one.word, links, shortest.stem);
  const ofTenant = parts.filter(([first]) => isTopic(index, fold(first))).map(([, last]) => last);
  const heads = new Set(isTold ? ofTenant : parts.map(([, last]) => last));
  if (heads.size === 0) return [];
  const found = await guess(index, one, [...heads].map(asGuess), how);
  const [longest] = found.toSorted((a, b) => b.means.length - a.means.length);
  if (!longest) return [];
  const isOfTenant = ofTenant.some((last) => fold(last).startsWith(longest.means));
  return [isOfTenant ? longest : { ...longest, isPart: true }];
}

/** The words that one may be that has a letter too few, too many or swapped in its ending. */
function slipsIn({ word, lexeme }: UnknownWord): Guess[] {
  // A word that was cut has an ending that is one.
  if (word.length <= shortest.stem || word.length > lexeme.length) return [];
  const found = new Set<string>();
  for (let at = word.length - ENDING; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) found.add(before + letter + after);
    if (after) found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
  }
  // Other slips are told from what texts hold (misspellings.ts).
  const isMeant = (other: string): boolean => other.length >= shortest.stem && isStemOf(other, word);
  return [...found].map((one) => ({ words: [one], isMeant }));
}

const isStemOf = (lexeme: string, word: string): boolean =>
  lexeme.length < word.length && word.startsWith(lexeme.slice(0, -1));

/**
 * The words that one may be that has a letter too few or twice before its ending, where it is cut otherwise for that:
 * "choclate", of which less is cut than of "chocolate". Only those that begin as a word of the texts does.
 */
function slipsBefore(index: LexemeIndex, { word, lexeme }: UnknownWord): Guess[] {
  if (word.length < shortest.slipped) return [];
  const found = new Set<string>();
  for (let at = 1; at <= word.length - ENDING; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) found.add(before + letter + after);
    if (after[0] === word[at - 1]) found.add(before + after.slice(1));
  }
  const isBegun = (one: string): boolean => {
    for (let end = shortest.stem; end < one.length; end++) if (findLexeme(index, one.slice(0, end)) >= 0) return true;
    return false;
  };
  const isMeant = (one: string) => (other: string) =>
    other.length >= shortest.stem && other.length < lexeme.length && isStemOf(other, one);
  return [...found].filter(isBegun).map((one) => ({ words: [one], isMeant: isMeant(one) }));
}

/** The kind of it that texts tell of; where they tell of several, what tells of one of them is not meant for the others. */
function endingIn(index: LexemeIndex, { word, lexeme }: UnknownWord, { code }: Language): Alternative[] {
  const kinds = linksIn(code) ? compoundsEndingIn(index, word, lexeme) : [];
  return kinds.length > 0 && kinds.length <= most.kindred ? [alternative(lexeme, kinds)] : [];
}

/** Of more words not all can be looked through for each question. */
const MOST_WORDS = 20_000;

/**
 * The kinds of it that few texts tell of, where they name it by itself, too: who asks for an "Aktion" means the "Herbstaktion"
 * as well. Where there are many texts, a word is told by itself often enough.
 */
export function kindsOfKnown(index: LexemeIndex, known: readonly UnknownWord[], language: Language): Alternative[] {
  if (index.lexemeEnds.length > MOST_WORDS) return [];
  return known
    .filter(({ word, lexeme }) => word.length >= shortest.kind && word.length <= most.letters && lexeme !== "")
    .slice(0, most.asked)
    .flatMap((one) => endingIn(index, one, language));
}

/** Whether a word that no text holds is made of two that some do, so that it is no slip for another: "Firmenkurs" beside "Ferienkurs". */
export function isOfKnown(index: LexemeIndex, lexeme: string, { code }: Language): boolean {
  const links = linksIn(code);
  if (!links) return false;
  return partsOf(lexeme, links).some((parts) => parts.every((part) => findLexeme(index, part) >= 0));
}

/** The compounds that begin and end as it does, and say more between: "Bildschirmarbeitsplatzbrille" for "Bildschirmbrille". */
function fullerThan(index: LexemeIndex, { lexeme }: UnknownWord, { code }: Language): Alternative[] {
  if (!linksIn(code) || lexeme.length < 2 * shortest.stem) return [];
  const goesOn = (rest: string, begun: number): boolean =>
    rest.length > lexeme.length - begun + shortest.part && rest.endsWith(lexeme.slice(begun));
  const found = new Set<string>();
  for (let begun = shortest.stem; begun <= lexeme.length - shortest.stem; begun++)
    for (const one of compoundsBeginningWith(index, new Set([lexeme.slice(0, begun)]), (rest) => goesOn(rest, begun)))
      found.add(one);
  return found.size <= most.kindred ? [...found].map((other) => alternative(lexeme, [other])) : [];
}

/** The compounds of it and another word of the question. */
function begunBy(
  index: LexemeIndex,
  { word, lexeme }: UnknownWord,
  lexemes: readonly string[],
  { code }: Language,
): Alternative[] {
  const links = linksIn(code);
  if (!links) return [];
  const others = lexemes.filter((other) => other !== lexeme && other.length >= shortest.part);
  const goesOn = goingOnWith(
    others.map((other) => [other, other]),
    links,
  );
  const both = compoundsBeginningWith(index, new Set([word, lexeme]), (rest) => goesOn(rest).length > 0);
  // "Mein Zahnfleisch blutet" where texts tell of "Zahnfleischbluten".
  const done = goingOnWith(
    others.flatMap((other): [string, string][] => {
      const stem = findLexeme(index, other) < 0 ? /^(.{4,}?)e?t$/u.exec(other)?.[1] : undefined;
      return stem ? [[stem, other]] : [];
    }),
    links,
  );
  const whole = compoundsBeginningWith(index, new Set([lexeme]), (rest) => done(rest).length > 0);
  return [
    ...both.map((other) => alternative(lexeme, [other])),
    ...thingsFor(index, word, lexeme).map((other) => alternative(lexeme, [other])),
    ...whole.flatMap((one) => [lexeme, ...done(one.slice(lexeme.length))].map((of) => alternative(of, [one]))),
  ];
}

/** What is called after what is done with it, where that is little and texts name it by itself, too: "Leihrad" for "leihen". */
function thingsFor(index: LexemeIndex, word: string, lexeme: string): string[] {
  const stem = /^(.{4,}?)e?n$/u.exec(word)?.[1];
  if (stem === undefined || stem !== lexeme) return [];
  const things = compoundsBeginningWith(index, new Set([stem]), (rest) => findLexeme(index, rest) >= 0);
  return things.length <= most.kindred ? things : [];
}
