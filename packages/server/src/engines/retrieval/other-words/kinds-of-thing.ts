import { fold } from "../../wording/fold.ts";
import type { Alternative } from "./alternatives.ts";
import { isKindOf, linksIn } from "../../wording/joined.ts";
import { askedFor, type Heads } from "../goods/heads.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "../language/language.ts";
import { nameOf } from "../goods/name-of.ts";
import { words } from "../language/words.ts";

/** In letters. */
const SHORTEST = 4;
/** So many kinds of a thing are looked for. */
const MOST = 40;

/**
 * The kinds of the thing that is asked for, in languages that write them in one word: who asks for a "Zelt" is shown what
 * is called "Tunnelzelt", behind what is called "Zelt".
 *
 * @param reading of the question's words by that language, with "" for a stop word
 */
export function kindsOfThing(
  { names }: Heads,
  text: string,
  language: Language,
  reading: readonly string[],
  isKnown: IsKnown,
): Alternative[] {
  const thing = linksIn(language.code) ? askedFor(text, language.code) : null;
  if (thing === null) return [];
  const said = words(text, language);
  const at = said.findLastIndex((word, place) => reading[place] !== "" && nameOf(fold(word)) === thing);
  const of = reading[at];
  // "Tassen" is "tas" without its ending.
  if (!of || said[at]!.length < SHORTEST) return [];
  const kinds: Alternative[] = [];
  for (const name of names) {
    if (!name.endsWith(thing) || !isKindOf(name, thing)) continue;
    const kind = name.slice(0, -thing.length) + of;
    if (isKnown(kind)) kinds.push({ said: said[at]!, means: name, of: [of], by: [kind], isGuess: true });
    if (kinds.length === MOST) break;
  }
  return kinds;
}
