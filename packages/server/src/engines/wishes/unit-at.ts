import type { Token } from "./tokens.ts";
import { unitIn } from "./units.ts";

/** Bytes in French, and words or months elsewhere: "2 To". */
const octets: ReadonlyMap<string, string> = new Map([
  ["ko", "kb"],
  ["mo", "mb"],
  ["to", "tb"],
]);
/** Units that are words in small letters, and in others, in several languages: "de 5 a 10". */
const asWritten: ReadonlyMap<string, string> = new Map([
  ["A", "ampere"],
  ["mA", "milliampere"],
]);
const CAPITAL = /^\p{Lu}/u;

/**
 * The unit that a token behind a figure names. "2 To", "2to" and a last "2 to" are bytes, "2 to 4" and "2 to share" are none.
 * "16 A" are amperes, and "5 a" none.
 *
 * @param text that the tokens are of
 */
export function unitAt(text: string, tokens: readonly Token[], at: number): ReturnType<typeof unitIn> {
  const token = tokens[at];
  if (!token) return undefined;
  const octet = octets.get(token.folded);
  const next = tokens[at + 1];
  const written = asWritten.get(text.slice(token.start, token.end));
  if (written !== undefined) return next?.number == null ? unitIn(written) : undefined;
  if (octet === undefined) return unitIn(token.folded);
  const isLast = next === undefined || !/[\p{L}\p{N}]/u.test(next.folded);
  const isMeant = isLast || token.isGlued || CAPITAL.test(text.slice(token.start));
  return isMeant && (next === undefined || next.number === null) ? unitIn(octet) : undefined;
}
