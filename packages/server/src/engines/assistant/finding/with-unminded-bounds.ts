import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { FoundProducts } from "../tools.ts";
import { answers } from "./met-in-part.ts";

/** What was found for "at least 20 VA" by the words alone: no data tell it, and it is said to be looked for without that. */
export function withUnmindedBounds(found: FoundProducts, bounds: readonly Filter[]): FoundProducts {
  const { wish, without = [], untold = [] } = found;
  if (!answers(found)) return found;
  const minded = new Set([...wish.filters, ...untold].flatMap(wordsOf));
  const unminded = bounds.filter((one) => !minded.has(wordsOf(one)[0]!));
  if (unminded.length === 0) return found;
  const said = new Set(unminded.flatMap(wordsOf));
  const others = without.filter((one) => !wordsOf(one).every((word) => said.has(word)));
  return { ...found, without: [...others, ...unminded] };
}

const wordsOf = ({ value }: Filter): string[] => foldedWords(String(value));
