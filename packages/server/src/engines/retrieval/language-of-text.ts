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
  const told = eld.detect(beginning);
  if (!isKnownLanguage(told.language) || !told.isReliable()) return expected;
  const language = languageOf(told.language);
  return language.name === expected.name ? expected : language;
}
