/** Where entry `n` of a packed list starts, given where each ends. */
export const startOf = (ends: ArrayLike<number>, n: number): number => (n === 0 ? 0 : ends[n - 1]!);

/**
 * The same numbers in an array twice as long. The one before is of no use any more: its memory is free at once, where it
 * would else wait, tens of megabytes of it, until memory is tidied.
 */
export const larger = <Numbers extends Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(
  { buffer, byteLength }: Numbers,
  Type: new (buffer: ArrayBuffer) => Numbers,
): Numbers => new Type(buffer.transfer(byteLength * 2));

/** Numbers are looked up in a list that is so many times longer than there are of them; a shorter one is gone through. */
export const LONGER = 16;

/** Where a number stands between two places of an array that rises there; -1 where it does not. */
export function placeOf(wanted: number, rising: Uint32Array | Float64Array, start: number, end: number): number {
  let low = start;
  let high = end - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (rising[middle] === wanted) return middle;
    if (rising[middle]! < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
