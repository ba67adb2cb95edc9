import { colourOf } from "../../wording/colours.ts";
import { languageOfLocale, languages, type Language } from "../said/languages.ts";
import type { FoundPassage } from "../tools.ts";
import { courtesyWords } from "../written/grounding/courtesy-words.ts";
import { measureOf } from "../written/grounding/measures.ts";
import { numberWordsOf } from "../../wording/number-words.ts";
import { otherTongue, tongueOf } from "../written/grounding/tongue.ts";
import { wordsOf, type Vocabulary } from "../written/grounding/words.ts";
import { harmlessWords } from "./harmless-words.ts";

/** What a sentence cites, and who reads it. */
export interface OfProduct {
  /** Of the sentence, but for what has been looked at. */
  words: string[];
  passages: FoundPassage[];
  /** All words of the passages and the tenant's names. */
  known: Vocabulary;
  tenantLocale: string;
  spoken: Language;
}

/**
 * Whether all that a sentence says of products beyond their names is said by what it cites: no name carries what is told of it. Of
 * a sentence in another language than the catalogue's, only its colours can be compared.
 */
export function isToldOfProduct(text: string, { words, passages, known, tenantLocale, spoken }: OfProduct): boolean {
  const told = passages.map((passage) => passage.text).join("\n");
  const toldWords = [...new Set(wordsOf(told))];
  const colours = new Set(toldWords.flatMap((word) => colourOf(word) ?? []));
  const isOtherColour = (word: string): boolean => {
    const colour = colourOf(word);
    return colour !== null && !known.holdsLike(word) && !colours.has(colour);
  };
  if (colours.size > 0 && words.some(isOtherColour)) return false;
  const usual = languageOfLocale(tenantLocale);
  // Data have few of the small words by which a language is known.
  const found = tongueOf(told, usual);
  const own = found === otherTongue ? usual.code : found;
  const language = languages.find(({ code }) => code === own);
  if (!language || tongueOf(text, spoken) !== own) return true;
  const numbers = numberWordsOf([own]);
  const isIdle = (word: string): boolean =>
    language.words.plain.has(word) ||
    language.words.circumstances.has(word) ||
    courtesyWords(own).has(word) ||
    harmlessWords(own).has(word) ||
    measureOf(word) !== null ||
    numbers.has(word) ||
    /^\d+$|^\p{L}$/u.test(word);
  const isTold = (word: string): boolean =>
    known.likeness(word) === 1 || colours.has(colourOf(word) ?? "") || isOfKnownParts(word, toldWords);
  return words.every((word) => isIdle(word) || isTold(word));
}

/** A part of a compound is shorter by so much at least, and no shorter than that. In letters. */
const part = { rest: 3, least: 4 };

/** Whether a word is a part of a known one, or is made up of such alone: "touchscreen" is not told by "screen". */
function isOfKnownParts(word: string, known: readonly string[]): boolean {
  if (word.length <= part.least) return false;
  const isBeginning = (rest: string): boolean => known.some((one) => one.startsWith(rest) || rest.startsWith(one));
  return known.some((one) => {
    if (one.length < part.least) return false;
    if (one.includes(word)) return true;
    const at = word.indexOf(one);
    if (at < 0) return false;
    const rest = at > 0 ? word.slice(0, at) : word.slice(one.length);
    return rest.length <= part.rest || (rest.length >= part.least && isBeginning(rest));
  });
}
