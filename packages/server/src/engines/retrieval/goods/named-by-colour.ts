import { LONGEST, namesSaidBy } from "../../wording/goods/names-said.ts";
import { isColour, keyOf } from "./property-keys.ts";

/**
 * How many of folded words, from one of them on, name a thing by a colour that it need not be of: "rouge à lèvres". 0: none do; red
 * wine is wine that is red.
 */
export function namedByColour(said: readonly string[], from: number): number {
  if (!isColour(keyOf([said[from]!]))) return 0;
  for (let to = Math.min(said.length, from + LONGEST); to > from + 1; to--)
    if (namesSaidBy(said.slice(from, to)).length > 0)
      return namesSaidBy(said.slice(from + 1, to)).length > 0 ? 0 : to - from;
  return 0;
}
