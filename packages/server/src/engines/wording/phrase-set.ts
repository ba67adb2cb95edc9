import { foldedWords } from "./fold.ts";

/** Folded phrases by their first word, the longest first. */
export type PhraseSet = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases written as `"how long | how many days"`. */
export function phrasesIn(list: string): PhraseSet {
  const phrases = list
    .split("|")
    .map(foldedWords)
    .filter((words) => words.length > 0);
  return Map.groupBy(
    phrases.sort((a, b) => b.length - a.length),
    (words) => words[0]!,
  );
}

/** Every phrase of one of the first words and one of the second, as `phrasesIn` reads them. */
export const pairs = (firsts: string, seconds: string): string =>
  firsts
    .split(" ")
    .flatMap((first) => seconds.split(" ").map((second) => `${first} ${second}`))
    .join(" | ");

/** How many words the longest phrase takes up that begins at `at`; 0 when none does. */
export function phraseAt(words: readonly string[], at: number, phrases: PhraseSet): number {
  const known = phrases.get(words[at] ?? "");
  if (!known) return 0;
  for (const phrase of known) if (standsAt(words, at, phrase)) return phrase.length;
  return 0;
}

function standsAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  for (let i = 1; i < phrase.length; i++) if (words[at + i] !== phrase[i]) return false;
  return true;
}

const firstWords = new WeakMap<Record<string, PhraseSet>, ReadonlySet<string>>();

/** The words with which phrases of any of the sets begin. */
export function beginnings(sets: Record<string, PhraseSet>): ReadonlySet<string> {
  let found = firstWords.get(sets);
  if (!found) {
    found = new Set(Object.values(sets).flatMap((phrases) => [...phrases.keys()]));
    firstWords.set(sets, found);
  }
  return found;
}

/** Whether one of the phrases stands somewhere in the words. */
export function holdsPhrase(words: readonly string[], phrases: PhraseSet): boolean {
  for (let at = 0; at < words.length; at++) if (phraseAt(words, at, phrases) > 0) return true;
  return false;
}

/** The places of the longest phrases that begin at each word; `to` is the word after the phrase. */
export function placesOf(words: readonly string[], phrases: PhraseSet): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (let from = 0; from < words.length; from++) {
    const length = phraseAt(words, from, phrases);
    if (length > 0) places.push({ from, to: from + length });
  }
  return places;
}

/** Whether the words are one of the phrases, no more and no less. */
export const isPhrase = (words: readonly string[], phrases: PhraseSet): boolean =>
  words.length > 0 && phraseAt(words, 0, phrases) === words.length;

/** A name of fewer letters may end a word by chance. */
const SHORTEST_NAME = 5;
const LONGEST_NAME = 24;
const SHORTEST_BEFORE = 3;

/** Whether a word, as German and Dutch put them together, ends in such a name: "Schnittbreite" is a width. */
export function endsInName(word: string, names: PhraseSet): boolean {
  for (let at = Math.max(SHORTEST_BEFORE, word.length - LONGEST_NAME); at <= word.length - SHORTEST_NAME; at++)
    if (names.get(word.slice(at))?.some(({ length }) => length === 1)) return true;
  return false;
}
