import { foldedWords } from "../../words/fold.ts";

const segmenter = new Intl.Segmenter("und", { granularity: "word" });
const withoutSpaces = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]/u;

/** The folded words of a text in any script. */
export function wordsOf(text: string): string[] {
  if (!withoutSpaces.test(text)) return foldedWords(text);
  return Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? foldedWords(segment) : [],
  );
}

/** Words among which others are looked for as people vary them: other endings, parts of compounds. */
export interface Vocabulary {
  holdsLike(word: string): boolean;
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = new Set(words);
  const likeness = new Map<string, boolean>();
  const isLike = (word: string): boolean => {
    for (const known of all) if (isForm(word, known) || isPart(word, known) || isPart(known, word)) return true;
    return false;
  };
  return {
    holdsLike(word) {
      if (all.has(word)) return true;
      const known = likeness.get(word) ?? isLike(word);
      likeness.set(word, known);
      return known;
    },
  };
}

/** Whether two words begin alike for so long that one stem is likely. */
function isForm(one: string, other: string): boolean {
  // Most words are told apart by their first letter.
  if (one[0] !== other[0]) return false;
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  if (shorter <= 3) return shared === shorter && shorter === 3 && Math.abs(one.length - other.length) <= 2;
  return shared >= Math.max(4, Math.ceil(shorter * 0.65));
}

/** "Karte" of "Geschenkkarte". */
const isPart = (part: string, whole: string): boolean =>
  part.length >= 5 && whole.length >= part.length + 3 && whole.includes(part);
