import { endsInName, phraseAt, type PhraseSet } from "../wording/phrase-set.ts";
import { tokensOf, type Token } from "./tokens.ts";
import type { WishWords } from "./words/wish-words.ts";

/** Which words of a language are meant. */
export type Pick = (words: WishWords) => PhraseSet | undefined;

/** The words of the longest phrase; what is read as a wish is no word to search for. */
const LONGEST = 6;

/** A sentence, and which of its tokens were understood. */
export interface Sentence {
  text: string;
  tokens: Token[];
  isTaken: boolean[];
  /** Those that it is read in. */
  languages: readonly WishWords[];
  /** Whether its language names goods before what they are like. */
  namesFirst: boolean;
  /** How many tokens the longest phrase takes up that begins at `at`; 0 when none does. */
  phraseAt(at: number, pick: Pick): number;
  /** The same of what is not understood yet. */
  phraseLeftAt(at: number, pick: Pick): number;
  /** The same of one that ends before `end`. */
  phraseBefore(end: number, pick: Pick): number;
  /** Whether the word at `at` is put together of others and ends in such a phrase: "Schnittbreite". */
  endsInPhrase(at: number, pick: Pick): boolean;
  /** As it was written. */
  textOf(from: number, to: number): string;
  /** Takes what is understood, with the words before it that only lead over to it: "that has", "with". */
  takeOut(from: number, to: number): void;
  /** What was not understood. */
  rest(): string;
}

export function readSentence(text: string, languages: readonly WishWords[]): Sentence {
  const tokens = tokensOf(text);
  const words = tokens.map(({ folded }) => folded);
  const isTaken = tokens.map(() => false);

  const quoted = quotesIn(text);
  const isQuoted = tokens.map(({ start }) => quoted.some(([from, to]) => start >= from && start < to));

  const lengthAt = (at: number, pick: Pick, among = words): number => {
    if (isQuoted[at]) return 0;
    let longest = 0;
    for (const one of languages) {
      const phrases = pick(one);
      if (phrases) longest = Math.max(longest, phraseAt(among, at, phrases));
    }
    return longest;
  };

  const phraseBefore = (end: number, pick: Pick): number => {
    for (let from = Math.max(0, end - LONGEST); from < end; from++)
      if (lengthAt(from, pick) === end - from) return end - from;
    return 0;
  };

  /** An ending goes with what it stands behind: "RAM'li". */
  const pastEnding = (to: number): number => {
    const before = tokens[to - 1];
    const isEnding = before && tokens[to]?.isGlued && /['’]$/u.test(text.slice(before.start, before.end));
    return isEnding ? to + 1 : to;
  };

  return {
    text,
    tokens,
    isTaken,
    languages,
    namesFirst: languages[0]?.namesFirst ?? false,
    phraseAt: (at, pick) => lengthAt(at, pick),
    phraseLeftAt(at, pick) {
      const taken = isTaken.indexOf(true, at);
      return lengthAt(at, pick, taken < 0 ? words : words.slice(0, taken));
    },
    phraseBefore,
    endsInPhrase: (at, pick) =>
      !isQuoted[at] &&
      languages.some((one) => one.joinsWords && endsInName(words[at] ?? "", pick(one) ?? new Map<string, never>())),
    takeOut(from, to) {
      let start = from;
      while (start > 0 && !isTaken[start - 1]) {
        const lead = phraseBefore(start, ({ leads }) => leads);
        if (lead === 0 && !/^[(,]$/.test(words[start - 1]!)) break;
        start -= lead || 1;
      }
      isTaken.fill(true, start, pastEnding(words[to] === ")" ? to + 1 : to));
    },
    textOf: (from, to) => text.slice(tokens[from]!.start, tokens[to - 1]!.end),
    rest() {
      let left = "";
      for (const [at, { start, end }] of tokens.entries()) {
        const blank = tokens[at - 1]?.end === start ? "" : " ";
        if (!isTaken[at]) left += blank + text.slice(start, end);
      }
      return left
        .replace(/\(\s*\)/g, " ")
        .replace(/\s+/g, " ")
        .replace(/^[\s,;.:+-]+|[\s,;.:+-]+$/g, "");
    },
  };
}

/** What stands in quotation marks is meant word for word. A mark behind a number is one of inches. */
const quotesIn = (text: string): [number, number][] =>
  Array.from(text.matchAll(/(?<=^|\s)(?:"[^"]+(?<!\d)"|“[^”]+”|„[^“”]+[“”]|«[^»]+»)/gu), ({ index, 0: quote }) => [
    index,
    index + quote.length,
  ]);
