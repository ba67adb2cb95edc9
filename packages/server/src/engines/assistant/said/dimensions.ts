import { isPhrase, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What is told in units of weight, and what in units of length. */
export type Dimension = "weight" | "length";

const lengths = ["width", "height", "depth", "length"] as const;

/** Whether a folded word says that something is weighed. */
export const saysWeight = (word: string, { wishes: { measures } }: Words): boolean => isPhrase([word], measures.weight);

/**
 * The one of which it is asked how much: "how heavy", "how much weight", "how tall"; not "how much longer", which asks how
 * long. Null: none.
 *
 * @param said the words of a question, folded
 */
export function dimensionAsked(said: readonly string[], words: Words): Dimension | null {
  const places = placesOf(said, words.asked.amount);
  if (places.some(({ from, to }) => said.slice(from, to + 1).some((word) => saysWeight(word, words)))) return "weight";
  const isLength = (word: string): boolean => lengths.some((one) => isPhrase([word], words.wishes.measures[one]));
  return places.some(({ from, to }) => said.slice(from, to).some(isLength)) ? "length" : null;
}
