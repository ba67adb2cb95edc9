import { isPlainWord } from "../../said/plain-word.ts";
import { foldedWords } from "../../../wording/fold.ts";
import { withPlainDays } from "../../calendar/weekdays.ts";

const segmenter = new Intl.Segmenter("und", { granularity: "word" });
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]/u;

/** "E-bike" is a word of its own, and no bike. */
const afterLetter = /(?<=(?<![\p{L}\d])\p{L})[-‑](?=\p{L}{2})/gu;

/** The folded words of a text in any script, with the days of the week alike in all languages. */
export function wordsOf(written: string): string[] {
  const text = withPlainDays(written).replace(afterLetter, "");
  if (!withoutSpaces.test(text)) return foldedWords(text);
  return Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? foldedWords(segment) : [],
  );
}

/** Words among which others are looked for as people vary them: other endings, parts of compounds. */
export interface Vocabulary {
  holdsLike(word: string): boolean;
  /** 1 where it has a form of the word, less where one is a part of the other, and 0. */
  likeness(word: string): number;
  /** Whether it has the word itself, or one that a compound begins with: what names something in any language. */
  hasNameOf(word: string): boolean;
}

/** A word of fewer letters is the beginning of many. */
const leastOfCompound = 6;

/** A part of a compound says half of it. */
const ofPart = 0.5;
const leastOfPart = 5;

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = new Set(words);
  // "Theft" is no form of "the".
  const stems = [...all].filter((one) => one.length > 3 || !isPlainWord(one));
  const known = new Map<string, number>();
  const long = [...all].filter((one) => one.length >= leastOfPart);
  const compare = (word: string): number => {
    for (const one of stems) if (isForm(word, one)) return 1;
    return word.length >= leastOfPart && long.some((one) => isPart(word, one) || isPart(one, word)) ? ofPart : 0;
  };
  const likeness = (word: string): number => {
    if (all.has(word)) return 1;
    const found = known.get(word) ?? compare(word);
    known.set(word, found);
    return found;
  };
  return {
    likeness,
    holdsLike: (word) => likeness(word) > 0,
    hasNameOf(word) {
      if (all.has(word)) return true;
      for (let end = leastOfCompound; end < word.length; end += 1) if (all.has(word.slice(0, end))) return true;
      return false;
    },
  };
}

/** Whether two words begin alike for so long that one stem is likely. */
export function isForm(one: string, other: string): boolean {
  // Most words are told apart by their first letter.
  if (one[0] !== other[0]) return false;
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  if (shorter <= 3) return shared === shorter && shorter === 3 && Math.abs(one.length - other.length) <= 2;
  // "Rojo", "roja".
  if (shared === 3 && one.length === 4 && other.length === 4 && /[ao]$/.test(one) && /[ao]$/.test(other)) return true;
  return shared >= Math.max(4, Math.ceil(shorter * 0.65));
}

/** "Karte" of "Geschenkkarte". */
const isPart = (part: string, whole: string): boolean =>
  part.length >= leastOfPart && whole.length >= part.length + 3 && whole.includes(part);
