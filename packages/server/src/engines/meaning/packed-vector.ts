/** What a text means, as it is stored: its direction in signed bytes, and which of its numbers are above 0. */
export interface PackedVector {
  bytes: Int8Array<ArrayBuffer>;
  /** A 0 or 1 for each. */
  signs: string;
}

const GREATEST = 127;

/** Its length is lost, which nothing asks for. @param vector finite numbers, not all of them 0 */
export function packVector(vector: readonly number[]): PackedVector {
  const most = vector.reduce((greatest, one) => Math.max(greatest, Math.abs(one)), 0);
  const bytes = Int8Array.from(vector, (one) => Math.round((one / most) * GREATEST));
  return { bytes, signs: vector.map((one) => (one > 0 ? "1" : "0")).join("") };
}

export const bytesOf = (stored: Buffer): Int8Array => new Int8Array(stored.buffer, stored.byteOffset, stored.length);

export function lengthOf(bytes: Int8Array): number {
  let squares = 0;
  for (const byte of bytes) squares += byte * byte;
  return Math.sqrt(squares);
}

/** The product of a vector and the one that stands at `from` among others. */
export function dot(one: Int8Array, others: Int8Array, from: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const whole = one.length - (one.length % 4);
  for (let i = 0, j = from; i < whole; i += 4, j += 4) {
    a += one[i]! * others[j]!;
    b += one[i + 1]! * others[j + 1]!;
    c += one[i + 2]! * others[j + 2]!;
    d += one[i + 3]! * others[j + 3]!;
  }
  for (let i = whole; i < one.length; i++) a += one[i]! * others[from + i]!;
  return a + b + c + d;
}
