/** The numbers of two rising lists, each once. */
export function union(one: Uint32Array, other: Uint32Array): Uint32Array {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const all = new Uint32Array(one.length + other.length);
  let count = 0;
  for (let i = 0, j = 0; i < one.length || j < other.length;) {
    const least = Math.min(one[i] ?? Infinity, other[j] ?? Infinity);
    if (one[i] === least) i++;
    if (other[j] === least) j++;
    all[count++] = least;
  }
  return all.subarray(0, count);
}

/** The numbers of a rising list that another has not. */
export function without(one: Uint32Array, other: Uint32Array): Uint32Array {
  const left = new Uint32Array(one.length);
  let count = 0;
  for (let i = 0, j = 0; i < one.length; i++) {
    while (other[j]! < one[i]!) j++;
    if (other[j] !== one[i]) left[count++] = one[i]!;
  }
  return left.subarray(0, count);
}

/** Whether a rising list has a number. */
export function contains(rising: Uint32Array, number: number): boolean {
  let [from, to] = [0, rising.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rising[middle]! < number) from = middle + 1;
    else to = middle;
  }
  return rising[from] === number;
}
