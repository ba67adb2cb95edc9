import type { Block } from "./blocks.ts";
import { withoutCounts } from "./counted-headings.ts";
import { shortName } from "./short-name.ts";

/** What stands under one heading, up to the next heading. */
export interface Section {
  /** The headings above it, outermost first, as plain words. */
  headings: string[];
  /** What counts the innermost heading, "7."; null: nothing does. */
  count: string | null;
  /** The id of the innermost heading on the page. */
  anchor: string | null;
  /** Never headings, except where a heading stands alone with nothing under it. */
  blocks: Block[];
}

/**
 * @param guessAnchors whether a heading without an id of its own (`## Returns {#returns}`) gets the one that Markdown
 *   renderers commonly make of its words
 */
export function sectionsOf(text: string, blocks: Block[], guessAnchors: boolean): Section[] {
  const sections: Section[] = [];
  const path: { level: number; name: string; anchor: string | null }[] = [];
  const used = new Map<string, number>();
  const lines = blocks.map((block) =>
    block.kind === "heading" ? readHeading(text.slice(block.start, block.end)) : null,
  );
  const nameOf = withoutCounts(lines.flatMap((line) => line?.words ?? []));
  let open: Section = { headings: [], count: null, anchor: null, blocks: [] };

  blocks.forEach((block, i) => {
    const line = lines[i];
    if (!line) {
      open.blocks.push(block);
      return;
    }
    const { id } = line;
    const { name, count } = nameOf(line.words);
    while (path.length > 0 && path.at(-1)!.level >= block.level) path.pop();
    // One without words only ends what is above.
    if (name !== "")
      path.push({ level: block.level, name, anchor: id ?? (guessAnchors ? slug(line.words, used) : null) });
    if (open.blocks.length > 0) sections.push(open);
    const headings = path.map((heading) => heading.name);
    open = { headings, count, anchor: path.at(-1)?.anchor ?? null, blocks: [] };
    const next = blocks[i + 1];
    if (!next || (next.kind === "heading" && next.level <= block.level)) open.blocks.push(block);
  });
  if (open.blocks.length > 0) sections.push(open);
  return sections;
}

/** Of a longer line only its beginning is read, and of a longer id nothing: each passage below holds them. */
const LONGEST_LINE = 2_000;
const LONGEST_ID = 300;

/** The words of a heading line without its marks, and the id it names. */
function readHeading(line: string): { words: string; id: string | null } {
  const bare = line
    .slice(0, LONGEST_LINE)
    .toWellFormed()
    .replace(/\n[=-]+\s*$/, "")
    .replace(/^\s*#{1,6}\s*/, "")
    .replace(/\s+#+\s*$/, "");
  const id = /\s*\{#([^\s{}]+)\}\s*$/.exec(bare);
  return {
    words: shortName(inlineWords(id ? bare.slice(0, id.index) : bare)),
    id: id && id[1]!.length <= LONGEST_ID ? id[1]! : null,
  };
}

/** A line of Markdown as a reader sees it. */
const inlineWords = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^()]*\)/g, "$1")
    .replace(/<[^<>]*>/g, "")
    .replace(/(\*\*|__|`|(?<!\w)[*_]|[*_](?!\w))/g, "")
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** As GitHub makes it: lower case, words joined by hyphens, numbered when it occurs again. */
function slug(words: string, used: Map<string, number>): string | null {
  const base = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  if (base === "") return null;
  const times = used.get(base) ?? 0;
  used.set(base, times + 1);
  return times === 0 ? base : `${base}-${times}`;
}
