import type { Fragment } from "./fragment.ts";
import type { Look } from "./look.ts";
import type { Page } from "./running-lines.ts";

/** Lines of a run begin as far left as each other, in letter heights, and are as large. */
const SAME_LEFT = 0.6;
const SAME_SIZE = 0.15;
/** What of the next line would have had room on a line that was ended on purpose. */
const FIRST_WORDS = /^\S+(?:\s+\S+)?/;
/** The share of a run's lines that end so, beside the longest and beside the second longest: a title may be longer than all prose. */
const MOST = { longest: 0.5, second: 0.1 };
const ENDED = /[.!?:;,…。！？-]["”’»)\]]?$/;
/** What goes on in small letters goes on. What begins otherwise may be a mark of Markdown. */
const BEGINS = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}(+€$£]/u;

/** The lines of a page that end where their writer wanted it, and not where they were full: of opening hours, addresses, prices. */
export function linesKept(page: Page, look: Look): ReadonlySet<Fragment> {
  const kept = new Set<Fragment>();
  for (const run of runsOf(page, look)) {
    const [longest = 0, second = 0] = run.map(({ right }) => right).sort((a, b) => b - a);
    const ends = run.slice(0, -1).map((line, at) => ({ line, next: run[at + 1]! }));
    const open = ends.filter(({ line }) => !ENDED.test(line.text));
    const share = (edge: number): number =>
      open.filter(({ line, next }) => line.right + widthOf(next) < edge).length / open.length;
    if (!(share(longest) > MOST.longest && share(second) > MOST.second)) continue;
    for (const { line, next } of open) if (BEGINS.test(next.text)) kept.add(line);
  }
  return kept;
}

/** Lines right below one another. */
function runsOf(page: Page, look: Look): Fragment[][] {
  const runs: Fragment[][] = [];
  for (const [line, ...beside] of page) {
    const last = runs.at(-1)?.at(-1);
    const goesOn =
      last !== undefined &&
      line !== undefined &&
      beside.length === 0 &&
      Math.abs(last.x - line.x) < SAME_LEFT * line.size &&
      Math.abs(last.size - line.size) < SAME_SIZE * line.size &&
      last.y > line.y &&
      last.y - line.y < look.leading * 1.3 * line.size;
    if (!line || beside.length > 0) runs.push([]);
    else if (goesOn) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** Of its first words, with the spaces before them. */
function widthOf({ text, x, right }: Fragment): number {
  const [begin] = FIRST_WORDS.exec(text) ?? [text];
  return ((begin.length + 1) * (right - x)) / Math.max(1, text.length);
}
