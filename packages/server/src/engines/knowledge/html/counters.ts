import type { Text } from "./tree.ts";

/** What scripts that count a figure up as it comes into sight commonly read its end from. */
const ENDS = new Set(["count", "counter", "countto", "end", "final", "num", "number", "target", "to", "val", "value"]);

/** The figure that a zero on a page is counted up to; null: it is what it says. */
export function countedTo({ value, parentNode }: Text): string | null {
  if (!parentNode || !("attrs" in parentNode) || parentNode.childNodes.length > 1) return null;
  if (!/^\s*0(?:[.,]0+)?\s*$/.test(value)) return null;
  const end = parentNode.attrs.find(
    (one) =>
      one.name.startsWith("data-") && ENDS.has(one.name.split("-").at(-1)!) && /^\d[\d.,]{0,14}$/.test(one.value),
  );
  return end ? value.replace(/\d[\d.,]*/, end.value).replace(/\s+/g, " ") : null;
}
