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

/** The folded words of a text. */
export const foldedWords = (text: string): string[] => fold(text).split(" ").filter(Boolean);

/** Single words written with white space between them, folded. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(foldedWords(list));
