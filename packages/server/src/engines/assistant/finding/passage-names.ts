import { languages } from "../said/languages.ts";
import type { FoundPassage } from "../tools.ts";
import { foldedWords } from "../../wording/fold.ts";
import { areAlike } from "../words/forms.ts";
import { KeptWithSentences } from "../kept-with-sentences.ts";

/** The words by which a passage is named. */
export interface PassageNames {
  /** Of its nearest heading, or of the title where it has none. */
  nearest: string[];
  /** The same, those together that are one word as it is written: "e", "mail" and "email". */
  units: string[][];
  /** The same in their order, as they stand. */
  heading: string[];
  /** Of the title and the headings further out. */
  outer: string[];
}

const readBefore = new KeptWithSentences<PassageNames>();

export function namesOf({ title, headings, sentences }: FoundPassage): PassageNames {
  const before = readBefore.get(sentences);
  if (before) return before;
  const heading = headings.at(-1) ?? title;
  const nearest = titleWords(heading);
  const names = {
    nearest,
    units: heading.split(/\s+/).map(titleWords),
    heading: foldedWords(heading),
    outer: headings.length === 0 ? nearest : titleWords([title, ...headings.slice(0, -1)].join(" ")),
  };
  readBefore.set(sentences, names);
  return names;
}

/** Tells whether a passage is named after all of some words, folded. */
export const namedAfter =
  (words: string[]) =>
  (passage: FoundPassage): boolean => {
    const { nearest, outer } = namesOf(passage);
    return words.every((word) => [...nearest, ...outer].some((name) => areAlike(word, name)));
  };

/** What passages of one section have in common, and no others. */
export const sectionOf = ({ documentId, headings, anchor }: FoundPassage): string =>
  JSON.stringify([documentId, anchor, ...headings]);

/** The words of a title; of "e-mail" also "email", as the index has it, and of "Eintrittspreise" also "Eintritt". */
function titleWords(title: string): string[] {
  const words = [...foldedWords(title), ...foldedWords(title.replace(/(?<=\p{L})[-‐‑_.](?=\p{L})/gu, ""))];
  return [...new Set(words.flatMap((word) => [word, ...pricedIn(word)]))];
}

const endings = languages.flatMap(({ words: { pricesOf } }) => [...pricesOf]).sort((a, b) => b.length - a.length);
/** With fewer letters, what is left of a word is none. */
const SHORTEST = 4;

/** What prices are told of by a word that names them. */
function pricedIn(word: string): string[] {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? [] : [word.slice(0, -ending.length)];
}
