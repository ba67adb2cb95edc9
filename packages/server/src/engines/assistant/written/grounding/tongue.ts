import type { Language } from "../../said/languages.ts";
import { foldedWords } from "../../../wording/fold.ts";
import { recognise } from "../../said/spoken-language.ts";

/** A language by its code or, where the assistant knows none of its words, the script that it is written in. */
export type Tongue = string;

const scripts = ["Cyrl", "Grek", "Arab", "Hebr", "Deva", "Thai", "Hang", "Kana", "Hira", "Han"].map(
  (name) => [name, new RegExp(`\\p{sc=${name}}`, "gu")] as const,
);
const kana = /[\p{sc=Hira}\p{sc=Kana}]/gu;
const latin = /\p{sc=Latn}/gu;

/** A Latin-written language that is none of the assistant's. */
export const otherTongue: Tongue = "other";
/** So many words of a text that long are plain ones in every language that is known. */
const leastPlain = 0.15;
/** Of the language that is likely anyhow, so many: some put into endings what others say with small words. */
const leastOfOwn = 0.075;
const tellingLength = 6;

/** @param own the likeliest language, and that of what is too short to tell */
export function tongueOf(text: string, own: Language): Tongue {
  const letters = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  // Names in Latin letters stand in texts of every script.
  const [script, count] = scripts
    .map(([name, pattern]) => [name, letters(pattern)] as const)
    .reduce((most, one) => (one[1] > most[1] ? one : most));
  if (count > 0 && count * 2 > letters(latin)) return letters(kana) > 0 ? "Jpan" : script;
  const language = recognise(text, own);
  const words = foldedWords(text);
  const plain = language ? words.filter((word) => language.words.plain.has(word)).length : 0;
  if (words.length >= tellingLength && plain < words.length * (language === own ? leastOfOwn : leastPlain))
    return otherTongue;
  return (language ?? own).code;
}
