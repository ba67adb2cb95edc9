import { foldedWords } from "../wording/fold.ts";
import type { WishWords } from "./words/wish-words.ts";

const known = new WeakMap<WishWords, ReadonlySet<string>>();

/** Whether a language may understand something of a text: it has a figure, or a word with which a phrase of that language begins. */
export function mayUnderstand(text: string, words: WishWords): boolean {
  let first = known.get(words);
  if (!first) {
    first = new Set(firstWordsIn(words));
    known.set(words, first);
  }
  const said = first;
  // A compound says more than its beginning.
  return words.joinsWords === true || foldedWords(text).some((word) => said.has(word) || /\d/.test(word));
}

/** The keys of all sets of phrases and the words of all sets of words, however deep they lie. */
function firstWordsIn(value: unknown): string[] {
  if (value instanceof Map) return [...value.keys()].filter((key) => typeof key === "string");
  if (value instanceof Set) return [...value].filter((one) => typeof one === "string");
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(firstWordsIn) : [];
}
