import type { Pick, Sentence } from "./sentence.ts";
import type { Bound } from "./words/wish-words.ts";

/** A "not" stands so many words before a bound at most. */
const REACH = 7;

export const bounds: readonly Bound[] = ["lt", "lte", "gt", "gte", "about"];
/** "No more than" is at most. */
const turned: Record<Bound, Bound> = { lt: "gte", lte: "gt", gt: "lte", gte: "lt", about: "about" };

/** How much is meant, by what stands behind an amount. */
export function boundAfter(sentence: Sentence, end: number): { bound: Bound; to: number } | null {
  // "100'den fazla".
  const at = /^['’]$/.test(sentence.tokens[end]?.folded ?? "") && sentence.tokens[end]!.isGlued ? end + 1 : end;
  if (sentence.tokens[at]?.folded === "+") return { bound: "gte", to: at + 1 };
  for (const bound of bounds) {
    const length = sentence.phraseAt(at, ({ after }) => after[bound]);
    if (length > 0) return { bound, to: at + length };
  }
  return null;
}

/** The same by what stands before it. */
export function boundBefore(sentence: Sentence, end: number): { bound: Bound; from: number } | null {
  const at = beforeIdle(sentence, end);
  const sign = signBefore(sentence, at);
  if (sign) return sign;
  for (const bound of bounds) {
    const length = sentence.phraseBefore(at, ({ before }) => before[bound]);
    if (length === 0) continue;
    const not = notBefore(sentence, at - length);
    return not === null ? { bound, from: at - length } : { bound: turned[bound], from: not };
  }
  return opensAt(sentence, at - 1) && sentence.tokens[at - 1]?.folded === "max" ? { bound: "lte", from: at - 1 } : null;
}

const signs: ReadonlyMap<string, Bound> = new Map([
  ["<", "lt"],
  ["‹", "lt"],
  ["≤", "lte"],
  ["<=", "lte"],
  ["=<", "lte"],
  [">", "gt"],
  ["›", "gt"],
  ["≥", "gte"],
  [">=", "gte"],
  ["=>", "gte"],
]);

/** "Lamps <= 40 €". */
function signBefore({ tokens }: Sentence, end: number): { bound: Bound; from: number } | null {
  for (const length of [2, 1]) {
    const bound = signs.get(
      tokens
        .slice(Math.max(0, end - length), end)
        .map(({ folded }) => folded)
        .join(""),
    );
    if (bound) return { bound, from: Math.max(0, end - length) };
  }
  return null;
}

/** Whether a part of the sentence begins here: "max" is a bound there, and a name in "Air Max 90". */
export const opensAt = ({ tokens }: Sentence, at: number): boolean =>
  at === 0 || /^[,;:(–—-]$/.test(tokens[at - 1]?.folded ?? "");

/** Where a "not" begins that stands before `end`, with what is said of the price between: "doesn't cost more than". */
function notBefore(sentence: Sentence, end: number): number | null {
  for (let at = end; at > Math.max(0, end - REACH); at--) {
    const length = sentence.phraseBefore(at, ({ not }) => not);
    if (length > 0) return at - length;
    if (!isPassed(sentence, at - 1)) return null;
  }
  return null;
}

const isPassed = (sentence: Sentence, at: number): boolean =>
  [idle, price, wanting].some((pick) => sentence.phraseAt(at, pick) > 0);

const idle: Pick = (words) => words.idle;
const price: Pick = (words) => words.price;
const wanting: Pick = (words) => words.wanting;

const beforeIdle = (sentence: Sentence, end: number): number => {
  let at = end;
  while (at > 0 && /^[:(]$/.test(sentence.tokens[at - 1]!.folded)) at--;
  return at;
};
