import { colourOf } from "../wording/colours.ts";
import { wordsIn } from "../wording/fold.ts";
import { isName } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** What stands between goods and whom or what they are from. */
export const fromOf = wordsIn(
  "from by of in von vom aus de d du des di del dell della dei da do das dos dal dall dalla dai van uit en em",
);

/** "Of the brand Acme" names Acme, and "pas de couleur rouge" red; "without colour" and "not brand new" name that. */
export function pastKind(sentence: Sentence, from: number, start: number): number {
  const before = sentence.phraseAt(from, (words) => words.kindBefore);
  const kind = sentence.phraseAt(from, (words) => words.kindBehind);
  const isOf = fromOf.has(sentence.tokens[start - 1]?.folded ?? "");
  const isKind = isOf || colourOf(sentence.tokens[from + kind]?.folded ?? "") !== null;
  const to = from + (before > 0 || !isKind ? before : kind);
  return isName(sentence, to) ? to : from;
}
