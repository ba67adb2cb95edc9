import type { Fragment } from "./fragment.ts";

/** How the lines of a document usually look. */
export interface Look {
  /** Letter height of most of the text, in points. */
  size: number;
  font: string;
  /** From line to line within a paragraph, in letter heights. */
  leading: number;
  /** Of all letters, the share that a font has. */
  shareOf(font: string): number;
}

export function lookOf(rows: Fragment[][]): Look {
  const lines = rows.flat();
  const total = lines.reduce((sum, { text }) => sum + text.length, 0) || 1;
  const sizes = lettersBy(lines, ({ size }) => rounded(size));
  const size = mostIn(sizes) ?? 10;
  const fonts = lettersBy(lines, ({ font }) => font);
  const ofSize = lettersBy(
    lines.filter((line) => rounded(line.size) === size),
    ({ font }) => font,
  );
  return {
    size,
    font: mostIn(ofSize) ?? "",
    leading: leadingOf(rows),
    shareOf: (font) => (fonts.get(font) ?? 0) / total,
  };
}

/** Letter heights that differ less look alike. */
export const rounded = (size: number): number => Math.round(size * 2) / 2;

function leadingOf(rows: Fragment[][]): number {
  const gaps = rows
    .slice(1)
    .map((row, at) => (rows[at]![0]!.y - row[0]!.y) / row[0]!.size)
    .filter((gap) => gap > 0.8 && gap < 3)
    .sort((a, b) => a - b);
  // Gaps between paragraphs are fewer than those within, but for lists and headings.
  return gaps[Math.floor(gaps.length * 0.4)] ?? 1.2;
}

function lettersBy<Key>(lines: Fragment[], key: (line: Fragment) => Key): Map<Key, number> {
  const letters = new Map<Key, number>();
  for (const line of lines) letters.set(key(line), (letters.get(key(line)) ?? 0) + line.text.length);
  return letters;
}

function mostIn<Key>(letters: Map<Key, number>): Key | undefined {
  let [most, of] = [0, undefined as Key | undefined];
  for (const [key, count] of letters) if (count > most) [most, of] = [count, key];
  return of;
}
