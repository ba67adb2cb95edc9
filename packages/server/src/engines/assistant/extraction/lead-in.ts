import type { Block } from "./layout.ts";
import type { Line, ReadPassage } from "./read-passage.ts";

const colon = /:[^\p{L}\p{N}]*$/u;
const fullStop = /[.!?…。！？｡।][^\p{L}\p{N}]*$/u;

const isList = ({ kind }: Block): boolean => kind === "steps" || kind === "bullets";

/** Whether what is said needs the block behind it: it ends in a colon, or before a list without a full stop. */
export const breaksOff = (said: string, next: Block | undefined): boolean =>
  colon.test(said) || (next !== undefined && isList(next) && !fullStop.test(said));

/** The list, table or code directly behind a sentence of prose. */
export function blockBehind({ block, sentence }: Line, { blocks }: ReadPassage): Block | undefined {
  if (block.kind !== "prose" || block.sentences.at(-1) !== sentence) return undefined;
  const next = blocks[blocks.indexOf(block) + 1];
  return next && next.kind !== "prose" && next.kind !== "heading" ? next : undefined;
}
