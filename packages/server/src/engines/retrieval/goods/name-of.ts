import { keyOf } from "./property-keys.ts";

/** A word whatever its number: "cables" and "cable" are one, and so are "printers" and "printer", "battery" and "batteries". */
export function nameOf(word: string): string {
  const one = word.replace(/(?<=\p{L}{2})ies$/u, "y");
  const once = keyOf([one]);
  return once === one ? one : keyOf([once]);
}
