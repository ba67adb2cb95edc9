import { isPlainWord } from "../../said/plain-word.ts";
import { wordsIn } from "../../../wording/fold.ts";
import type { Evidence } from "./evidence.ts";
import { sameMatter } from "./same-matter.ts";
import type { Statement } from "./statements.ts";

/**
 * What turns a word over at its beginning: "unopened", "unbenutzt", "inutilisé", "ongebruikt"; and how long that word is at
 * least, since a shorter one is turned over by chance: "line" of "online".
 */
const turning: [before: string, least: number, begins: string][] = [
  ["un", 4, ""],
  ["in", 7, ""],
  ["non", 5, ""],
  ["on", 6, "ge"],
];
/** And what is turned over by its sound alone: in the case ("Fall") of an accident ("Unfall"). Folded. */
const byChance = wordsIn(
  "fall falls falle falles fällen unfall unfalls unfalles unfälle unfällen wetter wetters unwetter unwetters kosten unkosten",
);
/** No word is longer, in UTF-16 units. */
const LONGEST = 40;

/**
 * Whether a claim has a word that the statements on its matter have turned over alone: "strings can be returned opened" of
 * "strings can only be returned unopened". `words` are all of the claim, `named` those that tell of what it speaks.
 */
export function isTurnedOver(
  words: readonly string[],
  named: readonly string[],
  isDenied: boolean,
  { statements, words: known, weightOf }: Pick<Evidence, "statements" | "words" | "weightOf">,
): boolean {
  return [...new Set(words)].some((word) => turnedOf(word).some((turned) => isTurned(word, turned)));

  function isTurned(word: string, turned: string): boolean {
    if (!known.hasNameOf(turned) || isPlainWord(turned)) return false;
    const opposite = statements().filter(
      (one) =>
        one.isDenied === isDenied &&
        (one.clause.hasNameOf(turned) || one.earlier.hasNameOf(turned)) &&
        one.clause.likeness(word) < 1,
    );
    if (opposite.length === 0) return false;
    const others = [...new Set(named)].filter((one) => one !== word);
    const total = others.reduce((sum, one) => sum + weightOf(one), 0);
    const shared = ({ own, inner, outer }: Statement): number =>
      others.reduce(
        (sum, one) => sum + ([own, inner, outer].some((told) => told.holdsLike(one)) ? weightOf(one) : 0),
        0,
      );
    const most = Math.max(...opposite.map(shared));
    if (total === 0 || most < total * sameMatter) return false;
    return !statements().some((one) => one.clause.likeness(word) === 1 && shared(one) >= most);
  }
}

/** A word turned over, and turned back. */
const turnedOf = (word: string): string[] =>
  (word.length > LONGEST || byChance.has(word) ? [] : turning).flatMap(([before, least, begins]) => {
    const bare = word.slice(before.length);
    return [
      ...(word.length >= least && word.startsWith(begins) ? [before + word] : []),
      ...(word.startsWith(before + begins) && bare.length >= least ? [bare] : []),
    ];
  });
