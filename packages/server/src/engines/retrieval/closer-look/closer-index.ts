import type { Kinship } from "./kinship.ts";
import type { Spellings } from "./spellings.ts";

/** What texts say word by word, and what follows from it: for a closer look at the few that come into question. */
export interface CloserIndex {
  /**
   * Of each text its names (a title with its headings, or a question it answers), then its sentences: numbers of
   * lexemes, each name ended by `NAME_END`, each sentence by `SENTENCE_END`. Text `n` ends at `ends[n]`.
   */
  words: Uint32Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
  /** How its names are worded (wording.ts), each ended by 0: text `n` has those from `wordingStarts[n]` to `wordingEnds[n]`. */
  wordings: Uint32Array<ArrayBuffer>;
  wordingStarts: Uint32Array<ArrayBuffer>;
  wordingEnds: Uint32Array<ArrayBuffer>;
  kinship: Kinship;
  spellings: Spellings;
}

export const NAME_END = 0xffffffff;
export const SENTENCE_END = 0xfffffffe;

/** The memory behind it. */
export const closerBuffersOf = ({ kinship, spellings, ...own }: CloserIndex): ArrayBuffer[] => {
  const ofTexts = [own.words, own.ends, own.wordings, own.wordingStarts, own.wordingEnds];
  const ofLexemes = [kinship.lexemes, kinship.scales, kinship.texts, spellings.gramEnds, spellings.lexemes];
  return [...ofTexts, ...ofLexemes].map(({ buffer }) => buffer);
};
