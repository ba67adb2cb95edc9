import { foldedWords } from "../wording/fold.ts";
import { namesSaidBy } from "../wording/goods/names-said.ts";
import type { Sentence } from "./sentence.ts";
import type { WishWords } from "./words/wish-words.ts";

/** A thing and, joined to it, that it is not there. */
const LACKING = /^(\p{L}{3,}?)(?:frei(?:e[mnrs]?)?|vrije?|s[ıiuü]z)$/iu;
/** The same in English, where "sleeveless" and "carefree" are words of their own, of what goods are made with. */
const LESS = /^(\p{L}{3,}?)(?:less|free)$/iu;
/** What Turkish puts behind a name that it does not change: "BPA'sız". */
const APART = /^s[iu]z$/;

/** What is said by one name not to be there, "unscented", "zuckerfrei", and where that ends; null: nothing is. */
export function lackingAt(
  sentence: Sentence,
  at: number,
  languages: readonly WishWords[],
): { thing: string; to: number } | null {
  const unscented = sentence.phraseAt(at, (words) => words.unscented);
  if (unscented > 0) return { thing: languages[0]!.scent, to: at + unscented };
  const written = sentence.textOf(at, at + 1);
  const ending = sentence.tokens[at + 1];
  if (ending?.isGlued && APART.test(ending.folded) && /['’]$/u.test(written))
    return { thing: written.slice(0, -1), to: at + 2 };
  const thing = lackedBy(written);
  return thing === null ? null : { thing, to: at + 1 };
}

/** "Zuckerfrei", "suikervrij", "şekersiz"; null: nothing, as "kabellos" is a word of its own. */
function lackedBy(word: string): string | null {
  const thing = LACKING.exec(word)?.[1];
  const isThing = thing !== undefined && namesSaidBy(foldedWords(thing)).length > 0;
  if (isThing && namesSaidBy(foldedWords(word)).length === 0) return thing;
  const stem = LESS.exec(word)?.[1];
  const isIn =
    stem !== undefined && namesSaidBy(foldedWords(stem)).some((one) => one.thing.isIngredient || one.thing.isEaten);
  return isIn && namesSaidBy(foldedWords(word)).length === 0 ? stem : null;
}
