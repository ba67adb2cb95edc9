import { foldedWords } from "../../wording/fold.ts";
import { colourOf, shadeOf } from "../../wording/colours.ts";

/** Endings that say number, gender or case, the longest first: what is left without them says the same. */
const ENDING = /(?:ers|en|er|es|em|os|as|e|s|n|o|a|i|(?<=[ae]u)x)$/;
const SHORTEST_STEM = 3;

/** A word without its inflection: "rote" and "roten" are one, and so are "boot" and "boots", "toaster" and "toasters". Figures stay. */
function stemOf(word: string): string {
  const stem = word.replace(ENDING, "");
  return stem.length < SHORTEST_STEM || /\d/.test(word) ? word : stem;
}

/** How what is said is compared with what is told: colours whatever their language, other words without their endings. */
export const keyOf = (words: readonly string[]): string =>
  words.map((word) => colourOf(word) ?? stemOf(word)).join(" ");

/** The keys by which a value is found, the whole of it first: "Dark red" is dark red, and red; navy is blue. */
export function keysOf(value: string): string[] {
  const words = foldedWords(value);
  if (words.length === 0) return [];
  const whole = keyOf(words);
  const colours = words.flatMap((word) => [colourOf(word), shadeOf(word)]).filter((colour) => colour !== null);
  return [...new Set([whole, ...colours])];
}

/** Turkish says by such an ending that there are many, with a vowel behind where they are of a kind: folded. */
const MANY = /^(\p{L}{4,})l[ae]r(i?)$/u;
/** How one of a kind ends: "makinesi" of "makineleri". */
const OF_A_KIND = ["", "i", "u", "si", "su"];

/** The keys of one of what a name says many of: "Tavalar" are called "tava", and "Kahve makineleri" "kahve makinesi". */
export function keysOfOne(name: string): string[] {
  const words = foldedWords(name);
  const [, stem, isKind] = MANY.exec(words.at(-1) ?? "") ?? [];
  if (stem === undefined) return [];
  const before = words.slice(0, -1);
  const ends = isKind ? [...OF_A_KIND.map((end) => stem + end), stem.replace(/k$/, "gi")] : [stem];
  return [...new Set(ends.map((end) => keyOf([...before, end])))];
}

/** Whether a key is that of a colour and of nothing else. */
export const isColour = (key: string): boolean => /^#\S+$/.test(key);
