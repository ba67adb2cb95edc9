/** Of parts: what is twice as short says the same of different things, such as hours of two days. */
const FEWEST_REPEATED = 3;
/** In UTF-16 units. */
const SHORTEST_BEGINNING = 30;
/** Of blocks, that the whole of what is begun stands behind it. */
const BEHIND = 3;

/** The blocks of parts that look alike, without all of them over again, as what moves across a page is written. */
export function toldOnce(group: string[][]): string[][] {
  if (group.length < 2 * FEWEST_REPEATED) return group;
  const said = group.map((blocks) => blocks.join("\n\n"));
  for (const times of [2, 3, 4]) {
    const length = group.length / times;
    if (Number.isInteger(length) && length >= FEWEST_REPEATED && said.every((words, at) => words === said[at % length]))
      return group.slice(0, length);
  }
  return group;
}

/** Without what only begins a text that is told whole right behind it: "We have been …", above what a button shows. */
export const withoutBeginnings = (blocks: readonly string[]): string[] =>
  blocks.filter((block, at) => {
    // Parts within parts are looked through at each level.
    if (!block.endsWith("…") && !block.endsWith("...")) return true;
    const begun = block.replace(/(?:…|\.\.\.)$/u, "").trimEnd();
    if (begun.length < SHORTEST_BEGINNING) return true;
    return !blocks.slice(at + 1, at + 1 + BEHIND).some((one) => one.length > block.length && one.startsWith(begun));
  });
