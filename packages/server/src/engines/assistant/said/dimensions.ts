import { isPhrase, type PhraseSet } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What is told in units of weight, and what in units of length. */
export type Dimension = "weight" | "length";

const lengths = ["width", "height", "depth", "length"] as const;

const namesOf = ({ wishes: { measures } }: Words): Record<Dimension, PhraseSet[]> => ({
  weight: [measures.weight],
  length: lengths.map((one) => measures[one]),
});

/** The one that a folded word names: "heavy", "wide"; null: none. */
export function dimensionNamed(word: string, words: Words): Dimension | null {
  const names = namesOf(words);
  const isNamed = (one: Dimension): boolean => names[one].some((phrases) => isPhrase([word], phrases));
  return isNamed("weight") ? "weight" : isNamed("length") ? "length" : null;
}
