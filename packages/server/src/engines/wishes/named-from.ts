import { LONGEST } from "../wording/goods/names-said.ts";
import { fromOf, pastKind } from "./called-by-kind.ts";
import { denialAt } from "./denial-at.ts";
import type { Run } from "./free-of.ts";
import { isIdle, isKnownThing, isName, MOST_WORDS } from "./named-things.ts";
import type { Pick, Sentence } from "./sentence.ts";

/** What is named, and where that ends with all that is said of it. */
export interface Named extends Run {
  end: number;
}

/** What is named, and where it ends: "a red one" names red. */
export function namedFrom(sentence: Sentence, start: number, isBarred = false): Named | null {
  let from = start;
  while (isIdle(sentence, from)) from++;
  from = pastKind(sentence, from, start);
  while (isIdle(sentence, from)) from++;
  let to = Math.max(from, knownUpTo(sentence, from));
  // "Can someone allergic to milk eat it?"
  const isOver = (at: number): boolean =>
    denialAt(sentence, at) !== null ||
    fromOf.has(sentence.tokens[at]!.folded) ||
    (isBarred && sentence.phraseAt(at, (words) => words.using) > 0);
  while (to - from < MOST_WORDS && isName(sentence, to) && (to === from || !isOver(to))) to++;
  const end = to;
  while (to - from > 1 && saysNothing.some((pick) => sentence.phraseAt(to - 1, pick) === 1)) to--;
  return to > from ? { from, to, end } : null;
}

/** What may stand behind a name and is none of it: "the Acme brand", "a red one". */
const saysNothing: Pick[] = [(words) => words.wanting, (words) => words.kindBehind];

/** Where a name of several words ends that has others than such in it: "fruits à coque". */
function knownUpTo(sentence: Sentence, from: number): number {
  for (let to = Math.min(sentence.tokens.length, from + LONGEST); to > from + 1; to--)
    if (!sentence.isTaken.slice(from, to).includes(true) && isKnownThing(sentence, from, to)) return to;
  return from;
}
