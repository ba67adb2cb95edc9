import type { Language } from "../language/language.ts";
import { words } from "../language/words.ts";

/**
 * The lexemes of words that a question has joined to a small one and that are no word by themselves: "vendezvous" of
 * "vendez-vous". Their parts are asked for as well.
 *
 * @param reading of the question's words by that language, with "" for a stop word
 */
export function joinedToSmall(text: string, language: Language, reading: readonly string[]): Set<string> {
  const joined = new Set<string>();
  if (!text.includes("-")) return joined;
  const said = words(text, language);
  for (let at = 2; at < said.length; at++)
    if (reading[at - 1] === "" && said[at] === said[at - 2]! + said[at - 1]!) joined.add(reading[at]!);
  return joined;
}
