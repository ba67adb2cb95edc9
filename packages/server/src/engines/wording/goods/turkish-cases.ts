import { fold, foldedWords } from "../fold.ts";
import { isCountry } from "../names-of-countries.ts";
import { namesSaidBy } from "./names-said.ts";

/** What Turkish puts behind a noun to say of which case it is, and behind one that is of another: "süte", "yer fıstığına", folded. */
const CASES = [/n?[dt][ae]n$/u, /[ny][aeiu]$/u, /[aeiu]$/u];
/** "Süt" of "inek sütüne". */
const OF_ANOTHER = /s?[iu]$/u;
const STEM = /^.*\p{L}{2}$/u;
/** How the letters are said at the end of a noun into which others soften before a vowel: "fındığı" is "fındık". */
const hardened: Record<string, string> = { g: "k", b: "p", d: "t" };
/** What is no known noun ends in such letters by this alone: "ahşaptan"; and where somebody is allergic to it, "kiviye". */
const ENDED = /(?<=\p{L}{4})[dt][ae]n$/u;
const ENDED_OF_ALLERGEN = /(?:(?<=\p{L}{4})[dt][ae]n|(?<=\p{L}{2}[ıiuüoö])y[ae])$/u;
/** A noun of several syllables that ends so ends in "k" by itself: "bağcığı". One of a single syllable may not: "yağı". */
const SOFTENED = /(?<=[aeıioöuü]\p{L}*[aeıioöuü])ğ[ıiuü]$/u;
/** Names of countries and brands take theirs behind an apostrophe. */
const isProper = (said: string): boolean => /^\p{Lu}/u.test(said) || isCountry(foldedWords(said));

/** What a known thing is called that is said in whichever case: "fındık" of "fındığa", and of itself; null: none is. */
export function nounIn(said: string): string | null {
  const folded = fold(said);
  const stems = CASES.map((ending) => folded.replace(ending, "")).filter((stem) => STEM.test(stem));
  const hard = stems.map((stem) => stem.slice(0, -1) + (hardened[stem.at(-1)!] ?? stem.at(-1)!));
  const whole = stems.map((stem) => stem.replace(OF_ANOTHER, ""));
  for (const one of [folded, ...stems, ...hard, ...whole]) {
    const names = namesSaidBy(one.split(" ")).flatMap(({ thing }) => thing.names.tr);
    const name = names.find(({ text }) => fold(text) === one);
    if (name) return name.text;
  }
  return null;
}

/** "Süt" of "sütlü", what is in goods and those have in them. */
const HAVING = /l[iu]$/u;

/** What is in goods of which a word says that they have it in them: "süt" of "sütlü"; null: it says no such thing. */
export function heldIn(said: string): string | null {
  const folded = fold(said);
  const noun = HAVING.test(folded) ? nounIn(folded.replace(HAVING, "")) : null;
  const isHeld =
    noun !== null && namesSaidBy(foldedWords(noun)).some(({ thing }) => thing.isIngredient || thing.isEaten);
  return isHeld ? noun : null;
}

/** A noun without the ending of its case, as far as it is known or surely one. */
export function withoutCase(said: string, isAllergen: boolean): string {
  const noun = nounIn(said) ?? heldIn(said);
  if (noun !== null || isProper(said)) return noun ?? said;
  return said.replace(isAllergen ? ENDED_OF_ALLERGEN : ENDED, "").replace(SOFTENED, "k");
}
