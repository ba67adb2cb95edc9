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
/** Stands for the first part of a compound. */
const JOINED = "joined";
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
  // Of a short word less is taken for an ending than of a long one: "creme" is "crem", and "tagescreme" "tagescr".
  const joined = nameOf(JOINED + fold(said[at]!)).slice(JOINED.length);
  const endings = [...new Set([thing, joined])].filter(({ length }) => length > 1);
  for (const name of names) {
    const ending = endings.find(
      (one) => name.endsWith(one) && isKindOf(name, one) && isKnown(name.slice(0, -one.length) + of),
    );
    if (ending === undefined) continue;
    const kind = name.slice(0, -ending.length) + of;
    kinds.push({ said: said[at]!, means: name, of: [of], by: [kind], isGuess: true });
    if (kinds.length === MOST) break;
  }
  return kinds;
}
