/** In words. */
const LONGEST_NAME = 6;
/** In UTF-16 units. */
const SHORTEST_TEXT = 60;
/** Of names: a text may well have a few short lines in it. */
const FEWEST_NAMES = 3;

const IS_NAME = /^(?:\d{1,3}[.)] )?[\p{L}][^\n|]*[^\s.!:;,…]$/u;
const IS_TEXT = /[.!?…:)]["'”“»’)*]*$/u;

/**
 * Blocks that look alike, where short lines that end no sentence stand above texts all through, as terms and conditions
 * do, with the lines as headings; null: they are no such blocks.
 */
export function namedAbove(blocks: readonly string[]): string[] | null {
  if (blocks[0] === undefined || !isName(blocks[0])) return null;
  const names = blocks.map(isName);
  const isAbove = names.every((is, at) => (is ? isText(blocks[at + 1]) : isText(blocks[at])));
  const isMany = names.filter(Boolean).length >= FEWEST_NAMES;
  return isMany && isAbove ? blocks.map((block, at) => (names[at] ? `###### ${block}` : block)) : null;
}

const isName = (block: string): boolean =>
  block.length < SHORTEST_TEXT && block.split(" ").length <= LONGEST_NAME && IS_NAME.test(block);

const isText = (block: string | undefined): boolean =>
  block !== undefined && block.length >= SHORTEST_TEXT && !/^(?:#|\||>|```)/.test(block) && IS_TEXT.test(block);
