import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** Chinese and Japanese are one here: a short question in either may have no letter that the other has not. */
const chinese = "Hani";
const korean = "Hang";
const called: Record<string, string> = { Hans: chinese, Hant: chinese, Jpan: chinese, Kore: korean };

const others = "Arab Armn Beng Cyrl Deva Ethi Geor Grek Hang Hebr Khmr Laoo Mymr Taml Thai".split(" ");

/** One letter alone is a sign in any language: "Ω", "β-carotene". */
const letters: [script: string, inRow: RegExp][] = [
  [chinese, /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]{2}/u],
  ...others.map((script): [string, RegExp] => [script, new RegExp(`\\p{sc=${script}}{2}`, "u")]),
];

/** What of a locale tells a script; what a text has for a code may be none. */
const CODE = /^[a-z]{2,3}(?:-[a-z]{4}(?![a-z\d]))?(?![a-z])/iu;

/** The script (ISO 15924) that a language (ISO 639) is written in; null: Latin letters, as all that the assistant speaks. */
export function scriptOfLanguage(code: string): string | null {
  const [known] = CODE.exec(code) ?? [];
  if (known === undefined) return null;
  const { script = "Latn" } = new Intl.Locale(known).maximize();
  return script === "Latn" ? null : (called[script] ?? script);
}

/** The script of what is asked with names in Latin letters at most: "XR200の電池は？", and not "what is 抹茶?" */
export function scriptOf(question: string, { plain }: Words): string | null {
  const [script] = letters.find(([, inRow]) => inRow.test(question)) ?? [];
  return script === undefined || saidIn(question).some((word) => plain.has(word)) ? null : script;
}
