import { larger, startOf } from "../index/packed.ts";

/**
 * What texts say word by word, in two bytes for each of the lexemes that most texts hold and in four for the others.
 */
export interface Said {
  /**
   * Of each text its names (a title with its headings, or a question it answers), then its sentences, each name ended by
   * `NAME_END`, each sentence by `SENTENCE_END`. Below `ENDS`: a lexeme's number. From `RARE` on: the upper bits of a
   * greater one, whose lower ones follow. Text `n` ends at `ends[n]`.
   */
  units: Uint16Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
}

export const NAME_END = 0xffffffff;
export const SENTENCE_END = 0xfffffffe;

const RARE = 0xc000;
const ENDS = RARE - 2;
const endUnits = { name: RARE - 2, sentence: RARE - 1 };

// One search runs to its end before the next begins, so all of them share it.
let scratch = new Uint32Array(1 << 12);

/**
 * The words of a text: numbers of lexemes, with `NAME_END` and `SENTENCE_END` between them. They stand until the next text
 * is read.
 */
export function wordsOf({ units, ends }: Said, text: number): Uint32Array {
  const end = ends[text]!;
  let at = startOf(ends, text);
  if (scratch.length < end - at) scratch = new Uint32Array(2 * (end - at));
  let length = 0;
  while (at < end) {
    const unit = units[at++]!;
    scratch[length++] =
      unit < ENDS
        ? unit
        : unit >= RARE
          ? (unit - RARE) * 0x1_0000 + units[at++]!
          : unit === endUnits.name
            ? NAME_END
            : SENTENCE_END;
  }
  return scratch.subarray(0, length);
}

/**
 * @param words of all texts, as numbers of lexemes for the time being, and ends
 * @param rank the number that each comes to have
 */
export function packSaid(words: Uint32Array, ends: number[], rank: Uint32Array): Said {
  let units = new Uint16Array(Math.ceil(words.length * 1.1) + 16);
  let length = 0;
  let at = 0;
  const packedEnds = Uint32Array.from(ends, (end) => {
    for (; at < end; at++) {
      if (length + 2 > units.length) units = larger(units, Uint16Array);
      const word = words[at]!;
      const number = word < SENTENCE_END ? rank[word]! : word;
      if (number >= SENTENCE_END) units[length++] = number === NAME_END ? endUnits.name : endUnits.sentence;
      else if (number < ENDS) units[length++] = number;
      else {
        units[length++] = RARE + (number >>> 16);
        units[length++] = number & 0xffff;
      }
    }
    return length;
  });
  return { units: units.slice(0, length), ends: packedEnds };
}
