import { isUtf16 } from "./kind-of-bytes.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The text of a file: UTF-8, or UTF-16 where its first bytes say so; null when it is neither. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    if (!isUtf16(bytes)) return utf8.decode(bytes);
    return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
