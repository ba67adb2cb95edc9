/** Where entry `n` of a packed list starts, given where each ends. */
export const startOf = (ends: ArrayLike<number>, n: number): number => (n === 0 ? 0 : ends[n - 1]!);

/** The same numbers in an array twice as long. */
export function larger<Numbers extends Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  array: Numbers,
  Type: new (length: number) => Numbers,
): Numbers {
  const copy = new Type(array.length * 2);
  copy.set(array);
  return copy;
}
