const FOLDED = /^[a-z0-9]+$/;
const ASCII = /^[\x00-\x7f]*$/;

/**
 * A text without what visitors leave out or get wrong when they type: lower-cased, without accents and punctuation,
 * one space between the words: `"Où est-ce ?"` becomes `"ou est ce"`. Everything is recognised in this form.
 */
export function fold(text: string): string {
  if (FOLDED.test(text)) return text;
  // Most text is plain, and a hundred sentences are folded for an answer: no Unicode tables where none are needed.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("đ", "d")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** In UTF-16 units: names and data are no longer, and are read again by many rules of one answer. */
const LONGEST_KEPT = 80;
const MOST_KEPT = 4_000;
/** The words of what was read lately, and of what was before that. */
let lately = new Map<string, readonly string[]>();
let earlier = new Map<string, readonly string[]>();

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  if (text.length > LONGEST_KEPT) return split(text);
  const known = lately.get(text);
  if (known) return known.slice();
  const words = earlier.get(text) ?? split(text);
  if (lately.size >= MOST_KEPT) [earlier, lately] = [lately, new Map<string, readonly string[]>()];
  lately.set(text, words);
  return words.slice();
}

const split = (text: string): string[] => fold(text).split(" ").filter(Boolean);

/** Single words written with white space between them, folded. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(foldedWords(list));
