/** So many words may make one name, */
const MOST_PARTS = 4;
/** of whose beginnings so many letters stand in it, */
const LETTERS = 3;
/** and of the first all but so many: stems may end otherwise. */
const STEM = 2;

/**
 * The share of a text's words that are names joined of the words right before them, as identifiers are read: "max token
 * maxtoken" (language/words.ts). Code has one in eight, prose hardly any. 0 to 1.
 *
 * @param text its lexemes, parted by blanks, sentence by sentence, which are parted by line breaks
 */
export function joinedShare(text: string): number {
  let [words, joined] = [0, 0];
  /** Where the words of the sentence begin. */
  const starts: number[] = [];
  for (const sentence of text.split("\n")) {
    let count = 0;
    for (let start = 0; start < sentence.length;) {
      const blank = sentence.indexOf(" ", start);
      const end = blank < 0 ? sentence.length : blank;
      if (end > start) {
        starts[count++] = start;
        words++;
        if (isJoined(sentence, starts, count, end)) joined++;
      }
      start = end + 1;
    }
  }
  return words === 0 ? 0 : joined / words;
}

/** Whether the last of some words, which ends at `end`, is joined of those before it. */
function isJoined(text: string, starts: readonly number[], count: number, end: number): boolean {
  const start = starts[count - 1]!;
  const letter = text.charCodeAt(start);
  for (let parts = 2; parts <= MOST_PARTS && parts < count; parts++) {
    const first = starts[count - 1 - parts]!;
    if (text.charCodeAt(first) !== letter) continue;
    const second = starts[count - parts]!;
    const length = second - 1 - first;
    if (length < LETTERS || end - start <= length + 1) continue;
    if (!begins(text, first, start, Math.max(LETTERS, length - STEM))) continue;
    const isIn = text.slice(second, Math.min(starts[count + 1 - parts]! - 1, second + LETTERS));
    if (text.slice(start + 2, end).includes(isIn)) return true;
  }
  return false;
}

function begins(text: string, first: number, start: number, length: number): boolean {
  for (let i = 1; i < length; i++) if (text.charCodeAt(first + i) !== text.charCodeAt(start + i)) return false;
  return true;
}
