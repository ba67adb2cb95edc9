import { createHash } from "node:crypto";
import { markdownBlocks, plainBlocks, type Block } from "./blocks.ts";
import { plainWords } from "./plain-words.ts";

/** Of a long page, what stands at its beginning and at its end is compared with others. */
const MOST_AT_EITHER_END = 400;

interface Repeating {
  isPlainText: boolean;
  /** Hashes of the blocks that stand on most pages of the same site. */
  repeated: ReadonlySet<number>;
}

/**
 * A text without the blocks that stand on most pages of its site, and the hashes of all its blocks. What would leave a
 * page, or a heading that is the page's own, with nothing stays: there it is the content. So does what introduces
 * something that stays.
 */
export function withoutRepeated(
  text: string,
  { isPlainText, repeated }: Repeating,
): { text: string; blocks: number[] } {
  const blocks = isPlainText ? plainBlocks(text) : markdownBlocks(text);
  const hashes = blocks.map(({ start, end }) => hashOf(text.slice(start, end)));
  const isKept = keptOf(
    text,
    blocks.map((block, at) => ({
      ...block,
      isRepeated: repeated.has(hashes[at] ?? NaN),
      isEmpty: hashes[at] === null,
    })),
  );
  const left = blocks.filter((_, at) => !isKept[at]);
  const known = [...new Set(hashes.filter((hash) => hash !== null))];
  const parts = left.map(({ start }, at) => text.slice(left[at - 1]?.end ?? 0, start));
  return {
    text: [...parts, text.slice(left.at(-1)?.end ?? 0)].join(""),
    blocks:
      known.length > 2 * MOST_AT_EITHER_END
        ? [...known.slice(0, MOST_AT_EITHER_END), ...known.slice(-MOST_AT_EITHER_END)]
        : known,
  };
}

/** Of its words alone, in 48 bits; null: it has none. */
function hashOf(block: string): number | null {
  const words = plainWords(block)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
  return words === "" ? null : createHash("sha256").update(words).digest().readUIntBE(0, 6);
}

interface Judged extends Block {
  isRepeated: boolean;
  isEmpty: boolean;
}

function keptOf(text: string, blocks: Judged[]): boolean[] {
  const places = placesOf(blocks);
  const isKept = blocks.map(() => true);
  /** Whether something is kept below a heading of each level. */
  const below = Array.from({ length: 7 }, () => false);
  for (let at = blocks.length - 1; at >= 0; at--) {
    const { kind, level, isRepeated, isEmpty, end } = blocks[at]!;
    const isNeeded = !isRepeated || !places[at]!.isFull;
    if (kind === "heading") {
      isKept[at] = isNeeded || below[level]!;
      below.fill(false, level);
      if (isKept[at]) below.fill(true, 0, level);
    } else {
      isKept[at] = isNeeded || (text[end - 1] === ":" && isKept[at + 1] === true);
      if (isKept[at] && !isEmpty) below.fill(true);
    }
  }
  return isKept;
}

/** The page, or what stands below a heading of its own. */
interface Place {
  level: number;
  /** Whether something is kept there that makes no other content needed. */
  isFull: boolean;
  /** Whether it has text that is in no place further in. */
  hasText: boolean;
}

/** The nearest such place for each block. */
function placesOf(blocks: Judged[]): Place[] {
  const open: Place[] = [{ level: 0, isFull: false, hasText: false }];
  /** Each place with those that it is in, the page first. */
  const paths: Place[][] = [[...open]];
  const places = blocks.map(({ kind, level, isRepeated, isEmpty }) => {
    if (kind === "heading") {
      while (open.at(-1)!.level >= level) open.pop();
      if (!isRepeated) {
        open.push({ level, isFull: false, hasText: false });
        paths.push([...open]);
      }
    } else if (!isEmpty) {
      open.at(-1)!.hasText = true;
      if (!isRepeated) for (const place of open) place.isFull = true;
    }
    return open.at(-1)!;
  });
  // What a heading of the page's own keeps is content of the page.
  for (const path of paths.reverse()) {
    const { isFull, hasText } = path.at(-1)!;
    if (!isFull && hasText) for (const place of path.slice(0, -1)) place.isFull = true;
  }
  return places;
}
