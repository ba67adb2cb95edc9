/**
 * 32 hex digits, 128 random bits: an idempotency key, or the `session_id` of a new visitor.
 * Where there is no Web Crypto (bare React Native) the digits are unique but could be guessed; add a `crypto.getRandomValues` there.
 */
export function randomId(): string {
  const bytes = new Uint8Array(16);
  // Not crypto.randomUUID: pages on plain http:// lack it.
  if (globalThis.crypto) crypto.getRandomValues(bytes);
  else bytes.forEach((_, index) => (bytes[index] = Math.random() * 256));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
