import type { Kinship } from "./kinship.ts";
import type { Said } from "./said.ts";

/** What texts say word by word, and what follows from it: for a closer look at the few that come into question. */
export interface CloserIndex {
  said: Said;
  /** How its names are worded (wording.ts), each ended by 0: text `n` has those from `wordingStarts[n]` to `wordingEnds[n]`. */
  wordings: Uint32Array<ArrayBuffer>;
  wordingStarts: Uint32Array<ArrayBuffer>;
  wordingEnds: Uint32Array<ArrayBuffer>;
  kinship: Kinship;
  /** Of each text the share of its words that are names joined of others (joined-names.ts), in units of 1/255. */
  joined: Uint8Array<ArrayBuffer>;
}

/** The memory behind it. */
export const closerBuffersOf = ({ said, kinship, ...own }: CloserIndex): ArrayBuffer[] => {
  const ofTexts = [said.units, said.ends, own.wordings, own.wordingStarts, own.wordingEnds, own.joined];
  const ofKinship = [kinship.lexemes, kinship.scales, kinship.texts];
  return [...ofTexts, ...ofKinship].map(({ buffer }) => buffer);
};
