import { markOf } from "./byte-order-mark.ts";

/** The text of a file: UTF-8, or UTF-16 where its first bytes say so; null when it is neither. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(markOf(bytes) ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
