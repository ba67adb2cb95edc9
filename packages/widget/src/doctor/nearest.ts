/** How many letters have to be put in, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const above = row;
    row = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = above[to - 1]! + Number(one[at - 1] !== other[to - 1]);
      row.push(Math.min(changed, above[to]! + 1, row[to - 1]! + 1));
    }
  }
  return row.at(-1)!;
}

/** The word that was most likely meant, whatever its capitals; undefined where none is like it. */
export function nearest(written: string, words: readonly string[]): string | undefined {
  const offs = words.map((word) => distance(written.toLowerCase(), word.toLowerCase()));
  const least = Math.min(...offs);
  return least <= Math.max(2, written.length / 3) ? words[offs.indexOf(least)] : undefined;
}
