import { fold } from "./fold.ts";
import type { Words } from "./words.ts";

/** Shorter words are one slip away from too many others; in longer ones a wrong letter is believed, too. */
const least = { slipped: 6, mistaken: 8 };
const withoutUmlauts: [written: RegExp, umlaut: string][] = [
  [/ae/g, "ä"],
  [/oe/g, "ö"],
  [/ue/g, "ü"],
];
/** "Alabilirmiyim": what asks is written together with its verb. */
const joinedQuestion = /^(\p{L}{2,}[rkz])(m[iıuü](?:y[iıuü]m|y[iıuü]z|s[iıuü]n(?:[iıuü]z)?)?)$/u;

interface Lexicon {
  /** All small words and those by which questions ask, folded. */
  all: ReadonlySet<string>;
  /** Those by which questions ask, by their first letters, where they are long enough. */
  asking: ReadonlyMap<string, string[]>;
}

const lexicons = new WeakMap<Words, Lexicon>();

/** The small word, or one by which questions ask, that a word is but for one slip of the keys; null: it is another, or one of them. */
export function smallWordSlippedTo(word: string, words: Words): string | null {
  const folded = fold(word);
  const { all, asking } = lexiconOf(words);
  if (all.has(folded) || words.circumstances.has(folded)) return null;
  if (words.endsQuestion.size > 0) return joinedQuestion.test(word) ? word.replace(joinedQuestion, "$1 $2") : null;
  if (words.capitals === "nouns") {
    const withUmlauts = withoutUmlauts.reduce((one, [written, umlaut]) => one.replace(written, umlaut), word);
    if (withUmlauts !== word && all.has(fold(withUmlauts))) return withUmlauts;
  }
  if (folded.length < least.slipped - 1) return null;
  return asking.get(folded[0]!)?.find((other) => isSlipOf(folded, other)) ?? null;
}

function lexiconOf(words: Words): Lexicon {
  const known = lexicons.get(words);
  if (known) return known;
  const matters = Object.values(words.matters).map(({ asked }) => asked);
  const sets = [...Object.values(words.asked), ...matters, words.opensQuestion, words.price];
  const inPhrases = new Set(sets.flatMap((phrases) => [...phrases.values()].flat(2)));
  const asking = [...inPhrases, ...words.moments].filter(({ length }) => length >= least.slipped);
  const made = {
    all: new Set([...words.plain, ...words.moments, ...inPhrases]),
    asking: Map.groupBy(new Set(asking), (word) => word[0]!),
  };
  lexicons.set(words, made);
  return made;
}

/** One letter left out, typed twice or swapped with the next; in a long word also another in its place. The last one is an ending. */
function isSlipOf(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed.at(-1) !== word.at(-1)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  if (typed.length < word.length) return typed.slice(at) === word.slice(at + 1);
  if (typed.length > word.length) return typed[at] === typed[at - 1] && typed.slice(at + 1) === word.slice(at);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  if (isSwapped) return typed.slice(at + 2) === word.slice(at + 2);
  return word.length >= least.mistaken && typed.slice(at + 1) === word.slice(at + 1);
}
