/** Where entry `n` of a packed list starts, given where each ends. */
export const startOf = (ends: ArrayLike<number>, n: number): number => (n === 0 ? 0 : ends[n - 1]!);

/** The same numbers in an array twice as long. */
export function larger<Numbers extends Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(
  array: Numbers,
  Type: new (length: number) => Numbers,
): Numbers {
  const copy = new Type(array.length * 2);
  copy.set(array);
  return copy;
}

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
