import { eld } from "eld/extrasmall";
import { isKnownLanguage, languageOf, type Language } from "./language.ts";

/** What is looked at of a text, in UTF-16 units: less than the least tells too little, more than the most costs time. */
const looked = { least: 60, most: 300 };

/**
 * The language that a text is written in, so that its words are cut as that language does; what is expected where it does not
 * tell surely, and where both cut words alike.
 */
export function languageOfText(text: string, expected: Language): Language {
  const beginning = text.slice(0, looked.most);
  if (beginning.length < looked.least) return expected;
  return detected(beginning, expected, 0);
}

/** A text that is all there is of a document may be shorter, if it is of some words and no other language is near. */
const ofItself = { least: 20, words: 4, ahead: 0.25 };

/** The same for a whole document, however short it is. */
export function languageOfWhole(text: string, expected: Language): Language {
  if (text.length >= looked.least) return languageOfText(text, expected);
  if (text.length < ofItself.least || (text.match(/\p{L}{2,}/gu) ?? []).length < ofItself.words) return expected;
  return detected(text, expected, ofItself.ahead);
}

/** Languages that nothing is known of here but the script, which they share with those that they are taken for. */
const takenFor: Record<string, readonly string[]> = { ne: ["hi", "mr"], yi: ["he"] };

/** @param ahead how far it has to be before the next language, of a score of 1 */
function detected(text: string, expected: Language, ahead: number): Language {
  const told = eld.detect(text);
  const [first = 0, second = 0] = Object.values(told.getScores()).sort((a, b) => b - a);
  if (takenFor[expected.code]?.includes(told.language)) return expected;
  if (!isKnownLanguage(told.language) || !told.isReliable() || first - second < ahead) return expected;
  const language = languageOf(told.language);
  return language.name === expected.name ? expected : language;
}
