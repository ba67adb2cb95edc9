/** What a text means, as it is stored: its direction in signed bytes, and which of its numbers are above 0. */
export interface PackedVector {
  bytes: Int8Array<ArrayBuffer>;
  /** A 0 or 1 for each. */
  signs: string;
}

const GREATEST = 127;

const [ZERO, ONE] = [48, 49];

/**
 * Its length is lost, which nothing asks for. Number by number: an answer of an endpoint has a hundred thousand, and others
 * wait meanwhile.
 * @param vector finite numbers, not all of them 0
 */
export function packVector(vector: readonly number[]): PackedVector {
  let most = 0;
  for (const one of vector) most = Math.max(most, Math.abs(one));
  const bytes = new Int8Array(vector.length);
  const signs = Buffer.alloc(vector.length, ZERO);
  for (let at = 0; at < vector.length; at++) {
    bytes[at] = Math.round((vector[at]! / most) * GREATEST);
    if (vector[at]! > 0) signs[at] = ONE;
  }
  return { bytes, signs: signs.toString("latin1") };
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
