/** The charset that the first bytes of a text say; null: they say none. Letters of UTF-16 have bytes like those of no other text. */
export function markOf([first, second, third]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : null;
}
