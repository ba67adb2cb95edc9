import type { Fragment } from "./fragment.ts";

/** Columns have at least so many lines each, and lines of at least so many letters: those of tables have fewer. */
const LINES = 3;
const LETTERS = 18;
/** In columns lines follow one another closely, in letter heights; rows of a table stand further apart. */
const CLOSE = 1.7;
/** The share of a column's width that most of its lines fill. */
const FULL = 0.75;

/** Most of its letters stand in long lines, which fill it and are close to one another. */
export function isColumn(fragments: Fragment[]): boolean {
  const long = fragments.filter(({ text }) => text.length >= LETTERS);
  if (long.length < LINES || lettersOf(long) <= lettersOf(fragments) / 2) return false;
  const close = fragments.filter((line, at) => at > 0 && fragments[at - 1]!.y - line.y <= CLOSE * line.size);
  const from = Math.min(...long.map(({ x }) => x));
  const width = Math.max(...long.map(({ right }) => right)) - from;
  const full = long.filter(({ right }) => right - from >= FULL * width);
  return close.length >= (fragments.length - 1) / 2 && full.length > long.length / 2;
}

const lettersOf = (fragments: Fragment[]): number => fragments.reduce((sum, { text }) => sum + text.length, 0);
