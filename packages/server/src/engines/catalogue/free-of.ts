import { foldedWords, wordsIn } from "../wording/fold.ts";
import { keyOf } from "../retrieval/property-keys.ts";

/** What says before a thing, or behind it, that it is not there: "ohne Zucker", "gluten-free". */
const before = wordsIn("without no zero ohne kein keine keinen sans zéro sin cero senza zonder geen sem");
const behind = wordsIn("free frei libre livre vrij içermez icermez yok");
/** What may stand between: "free of any", "frei von". */
const between = wordsIn("any added of from von zugesetzten de di da van");
const REACH = 3;

/** Whether texts name a thing only to say that it is not there; false where they don't name it. */
export function isFreeOf(texts: readonly string[], thing: string): boolean {
  const named = foldedWords(thing).map((word) => keyOf([word]));
  let isSaid = false;
  for (const text of texts) {
    const words = foldedWords(text);
    const keys = words.map((word) => keyOf([word]));
    for (let at = 0; at < words.length; at++) {
      if (isJoined(words[at]!, named)) isSaid = true;
      if (!named.every((key, i) => keys[at + i] === key)) continue;
      if (!isDenied(words, at, at + named.length)) return false;
      isSaid = true;
    }
  }
  return isSaid;
}

/** "Glutenfrei", "sugarfree". */
const isJoined = (word: string, named: string[]): boolean =>
  named.length === 1 &&
  /(?:free|frei|freie|freier|freies|freien|vrij|vrije|los|lose)$/.test(word) &&
  word.startsWith(named[0]!);

function isDenied(words: string[], from: number, to: number): boolean {
  if (behind.has(words[to] ?? "")) return true;
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    if (before.has(words[at]!)) return true;
    // "Free from nuts": what says it stands before, too.
    if (behind.has(words[at]!)) return at < from - 1;
    if (!between.has(words[at]!)) return false;
  }
  return false;
}
