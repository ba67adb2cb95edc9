import type { Block } from "./layout.ts";
import type { Line, ReadPassage } from "./read-passage.ts";

/**
 * The list or table without which prose says nothing, as "the amount in the table" does: right behind its paragraph, and a
 * table before it as well.
 */
export function blockPointedAt(lines: readonly Line[], { blocks }: ReadPassage): Block | undefined {
  for (const { block, pointsDown, pointsAtTable } of lines) {
    if (!pointsDown && !pointsAtTable) continue;
    const at = blocks.indexOf(block);
    const above = pointsAtTable ? blocks.slice(0, at).findLast(({ kind }) => kind === "table") : undefined;
    const next = blocks[at + 1];
    const below = next && (next.kind === "table" || (pointsDown && isList(next))) ? next : undefined;
    const found = pointsDown ? (below ?? above) : (above ?? below);
    if (found) return found;
  }
  return undefined;
}

const isList = ({ kind }: Block): boolean => kind === "steps" || kind === "bullets";
