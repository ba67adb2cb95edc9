/** A set of texts, a bit for each: an eighth of the memory that bytes would take. */
export type TextSet = Uint32Array;

/** @param total how many texts there are */
export const textSet = (total: number): TextSet => new Uint32Array((total >>> 5) + 1);

export function addAll(set: TextSet, texts: Uint32Array): void {
  for (let at = 0; at < texts.length; at++) set[texts[at]! >>> 5]! |= 1 << (texts[at]! & 31);
}

export const has = (set: TextSet, text: number): boolean => (set[text >>> 5]! & (1 << (text & 31))) !== 0;
