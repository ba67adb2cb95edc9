import { fold } from "../../wording/fold.ts";
import type { Words } from "./words.ts";

/** Shorter words are one slip away from too many others; a letter is missed in longer ones only. */
const least = { doubled: 5, slipped: 6, missing: 8 };
const withoutUmlauts: [written: RegExp, umlaut: string][] = [
  [/ae/g, "ä"],
  [/oe/g, "ö"],
  [/ue/g, "ü"],
];
/** "Alabilirmiyim": what asks is written together with its verb, and says of whom it asks. */
const joinedQuestion = /^(\p{L}{2,}[rkz])(m[iıuü](?:y[iıuü]m|y[iıuü]z|s[iıuü]n(?:[iıuü]z)?))$/u;
/** "Varmı", but neither "formu" nor "turizmi": what is left has to be a small word. */
const joinedParticle = /^(\p{L}{2,})(m[iıuü])$/u;

const DOUBLE = /(.)\1/;

/** "Açıyosunuz" as it is said. */
const asSpoken = /(?<=[ıiuü])yo(?=(?:m|z|sun|sunuz)$)/u;

interface Lexicon {
  /** All small words, and those by which questions ask, folded. */
  all: ReadonlySet<string>;
  /** All but the smallest, by their first letters, where they are long enough. */
  longer: ReadonlyMap<string, string[]>;
}

const lexicons = new WeakMap<Words, Lexicon>();

/** The small word, or one by which questions ask, that a word is but for one slip of the keys; null: it is another, or one of them. */
export function smallWordSlippedTo(word: string, words: Words): string | null {
  const folded = fold(word);
  const { all, longer } = lexiconOf(words);
  if (all.has(folded) || words.circumstances.has(folded)) return null;
  if (words.endsQuestion.size > 0) {
    const written = word
      .replace(joinedQuestion, "$1 $2")
      .replace(joinedParticle, (whole, left: string, asks: string) => (all.has(fold(left)) ? `${left} ${asks}` : whole))
      .replace(asSpoken, "yor");
    return written === word ? null : written;
  }
  if (words.capitals === "nouns") {
    const withUmlauts = withoutUmlauts.reduce((one, [written, umlaut]) => one.replace(written, umlaut), word);
    if (withUmlauts !== word && all.has(fold(withUmlauts))) return withUmlauts;
  }
  const single = folded.replace(DOUBLE, "$1");
  if (single !== folded && single.length >= least.doubled && all.has(single)) return single;
  if (folded.length < least.slipped - 1) return null;
  return longer.get(folded[0]!)?.find((other) => isSlipOf(folded, other)) ?? null;
}

function lexiconOf(words: Words): Lexicon {
  const known = lexicons.get(words);
  if (known) return known;
  const matters = Object.values(words.matters).map(({ asked }) => asked);
  const sets = [...Object.values(words.asked), ...matters, words.opensQuestion, words.price];
  const inPhrases = new Set(sets.flatMap((phrases) => [...phrases.values()].flat(2)));
  const long = [...inPhrases, ...words.moments].filter(({ length }) => length >= least.slipped);
  const made = {
    all: new Set([...words.plain, ...words.moments, ...inPhrases]),
    longer: Map.groupBy(new Set(long), (word) => word[0]!),
  };
  lexicons.set(words, made);
  return made;
}

/** One letter typed twice or swapped with the next, or a double one typed once; in a long word also one left out. The last one is an ending. */
function isSlipOf(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed.at(-1) !== word.at(-1)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  if (typed.length < word.length)
    return (word.length >= least.missing || word[at] === word[at - 1]) && typed.slice(at) === word.slice(at + 1);
  if (typed.length > word.length) return typed[at] === typed[at - 1] && typed.slice(at + 1) === word.slice(at);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return isSwapped && typed.slice(at + 2) === word.slice(at + 2);
}
