import { wordsIn } from "../wording/fold.ts";

/** What joins several that are listed, and what may stand before each of them. */
const joining = wordsIn("and or und oder et ou y o e u ed en of ve veya");
const leading = wordsIn(
  "the a an for other die den der das für andere anderen les le la l un une pour aux au des autres los las el para otros otras i gli lo per altri altre os as outros outras de het voor için diğer",
);
/** What says under which condition it is so. */
const conditional = wordsIn(
  "if when once as wenn sofern bei falls si lorsque quand cuando una quando se mits als indien wanneer",
);

/** What such a condition is of: that it is used as it shall be. What happens "if swallowed" is none. */
const asMeant = wordsIn(
  "directed instructed instructions label dose dosage anwendung anweisung vorschrift bestimmungsgemäßer bestimmungsgemäß dosierung respectée respecté mode d'emploi indicado indicada instrucciones dosis istruzioni dose indicazioni instruções voorgeschreven voorschrift gebruiksaanwijzing",
);

/**
 * Whether the part of a sentence behind a comma only goes on with a list, "cats and hedgehogs if used as directed": each thing is one
 * word, and nothing is said of them, as of "cats love it".
 */
export function goesOnListing(words: readonly string[]): boolean {
  let isNamed = false;
  for (const [at, word] of words.entries()) {
    if (isNamed && conditional.has(word)) return words.slice(at).some((one) => asMeant.has(one));
    const isJoining = joining.has(word);
    if (isNamed && !isJoining) return false;
    isNamed = !isJoining && !leading.has(word);
  }
  return isNamed;
}
