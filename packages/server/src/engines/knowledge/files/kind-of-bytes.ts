import { markOf } from "./byte-order-mark.ts";

/** What a file holds, by its first bytes: names and types can be wrong. */
export type KindOfBytes = "pdf" | "zip" | "office" | "rtf" | "picture" | "binary" | "text";

/** What is named a PDF may have some lines of something else before it. */
const PDF_WITHIN = 1_024;
/** How far a text is looked through for bytes that none has. */
const LOOKED_AT = 8_192;

const starts: [KindOfBytes, number[]][] = [
  ["pdf", [...Buffer.from("%PDF-")]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["office", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ["rtf", [...Buffer.from("{\\rtf")]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [...Buffer.from("GIF8")]],
  ["picture", [0x49, 0x49, 0x2a, 0x00]],
  ["picture", [0x4d, 0x4d, 0x00, 0x2a]],
];

/** @param isNamedPdf whether its name says so: a text may tell of PDF files in its first lines */
export function kindOfBytes(bytes: Uint8Array, isNamedPdf: boolean): KindOfBytes {
  const known = starts.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) return known[0];
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LOOKED_AT));
  if (isNamedPdf && head.subarray(0, PDF_WITHIN).includes("%PDF-")) return "pdf";
  return markOf(bytes)?.startsWith("utf-16") || !hasControls(head) ? "text" : "binary";
}

/** Control characters that no text has; a few may have slipped into one. */
function hasControls(bytes: Uint8Array): boolean {
  const controls = bytes.reduce(
    (sum, byte) => sum + Number(byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1b),
    0,
  );
  return controls > bytes.length / 100 && controls > 1;
}
