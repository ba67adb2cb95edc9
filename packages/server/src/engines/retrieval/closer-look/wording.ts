/** How a name is worded: fingerprints of its words, small ones too, and of its neighbouring words, each once. Never 0. */
export function wordingOf(name: string): Set<number> {
  const found = new Set<number>();
  let before = BEGINNING;
  for (const [word] of name.toLowerCase().matchAll(WORD)) {
    const own = fingerprint(word);
    found.add(own);
    found.add((Math.imul(before, 31) ^ own) >>> 0 || 1);
    before = own;
  }
  return found;
}

/**
 * How alike two wordings are, 0 to 1: twice what they share, by what both have.
 *
 * @param wordings one of them from `start` up to a 0
 */
export function alike(own: Set<number>, wordings: Uint32Array, start: number): number {
  let shared = 0;
  let at = start;
  for (; wordings[at] !== 0; at++) if (own.has(wordings[at]!)) shared++;
  return (2 * shared) / (own.size + at - start || 1);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const BEGINNING = 0x9e3779b9;

/** FNV-1a over UTF-16 units. */
function fingerprint(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0 || 1;
}
