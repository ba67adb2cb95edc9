import { larger, startOf } from "../packed.ts";

/**
 * What texts say word by word, in two bytes for each of the lexemes that are said most and in four for the others, which
 * are said seldom.
 */
export interface Said {
  /**
   * Of each text its names (a title with its headings, or a question it answers), then its sentences, each name ended by
   * `NAME_END`, each sentence by `SENTENCE_END`. Below `ENDS`: the place of a lexeme in `common`. From `RARE` on: the upper
   * bits of a lexeme's number, whose lower ones follow. Text `n` ends at `ends[n]`.
   */
  units: Uint16Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
  common: Uint32Array<ArrayBuffer>;
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
export function wordsOf({ units, ends, common }: Said, text: number): Uint32Array {
  const end = ends[text]!;
  let at = startOf(ends, text);
  if (scratch.length < end - at) scratch = new Uint32Array(2 * (end - at));
  let length = 0;
  while (at < end) {
    const unit = units[at++]!;
    scratch[length++] =
      unit < ENDS
        ? common[unit]!
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
  const counts = new Uint32Array(rank.length);
  for (const word of words) if (word < SENTENCE_END) counts[word]!++;
  const byCount = Uint32Array.from(rank.keys()).sort((one, other) => counts[other]! - counts[one]! || one - other);
  const common = byCount.slice(0, ENDS);
  const placeOf = new Uint16Array(rank.length).fill(RARE);
  common.forEach((word, place) => (placeOf[word] = place));
  let units = new Uint16Array(Math.ceil(words.length * 1.1) + 16);
  let length = 0;
  let at = 0;
  const packedEnds = Uint32Array.from(ends, (end) => {
    for (; at < end; at++) {
      if (length + 2 > units.length) units = larger(units, Uint16Array);
      const word = words[at]!;
      if (word >= SENTENCE_END) units[length++] = word === NAME_END ? endUnits.name : endUnits.sentence;
      else if (placeOf[word]! < RARE) units[length++] = placeOf[word]!;
      else {
        units[length++] = RARE + (rank[word]! >>> 16);
        units[length++] = rank[word]! & 0xffff;
      }
    }
    return length;
  });
  return { units: units.slice(0, length), ends: packedEnds, common: common.map((word) => rank[word]!) };
}
