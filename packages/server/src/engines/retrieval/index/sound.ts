const codes = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));

/** Two letters that sound as one, and single ones that sound as another. */
const pairs = new Map(
  Object.entries({ ph: "f", dt: "t", tz: "s", ck: "k", ch: "k", qu: "k", ie: "i" }).map(([written, sound]) => {
    const [one, two] = codes(written);
    return [one! * 0x10000 + two!, sound.charCodeAt(0)];
  }),
);
const [Z, S, Y, I, C, K, H] = codes("zsyickh") as [number, number, number, number, number, number, number];
const vowels = new Set(codes("aeiou"));
const softens = new Set(codes("iey"));

/**
 * Writes how a word sounds, as far as its letters tell in languages that are written with these: "zahl" as "zal", "cactus" as
 * "kaktus". All words of an index are read so for one of a question: letter by letter, and nothing is made for it.
 *
 * @returns how many letters that are
 */
export function soundInto(sound: Uint16Array, letters: Uint16Array, start: number, end: number): number {
  let length = 0;
  for (let at = start; at < end; at++) {
    const letter = letters[at]!;
    const next = at + 1 < end ? letters[at + 1]! : 0;
    // A word that begins with "ch" may sound in many ways.
    const isFirst = letter === C && next === H && at === start;
    const pair = isFirst ? undefined : pairs.get(letter * 0x10000 + next);
    if (pair !== undefined) at++;
    else if (letter === H && vowels.has(letters[at - 1]!) && at > start && !vowels.has(next)) continue;
    const heard = pair ?? (isFirst ? letter : single(letter, next));
    if (heard !== sound[length - 1] || length === 0) sound[length++] = heard;
  }
  return length;
}

function single(letter: number, next: number): number {
  if (letter === Z) return S;
  if (letter === Y) return I;
  return letter === C && !softens.has(next) ? K : letter;
}
