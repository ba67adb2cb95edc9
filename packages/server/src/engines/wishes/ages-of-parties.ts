import type { Age } from "./ages.ts";
import { partiesIn, partiesSaid } from "./parties.ts";

export type AgeSought = Pick<Age, "from" | "to" | "areSeveral">;

/** How old those are who are called so. */
export const agesOf: Readonly<Record<string, AgeSought>> = {
  newborn: { from: 0, to: 1 / 12, areSeveral: false },
  baby: { from: 0, to: 1, areSeveral: false },
  puppy: { from: 0, to: 1, areSeveral: false },
  kitten: { from: 0, to: 1, areSeveral: false },
  toddler: { from: 1, to: 3, areSeveral: false },
  // "Not under 12" is said of what is for none that a shop calls a child.
  child: { from: 0, to: 12, areSeveral: false },
};

/** Whose name tells so well how old they are that a wish goes on with it: "for a newborn". */
const YOUNG: ReadonlySet<string> = new Set(["newborn", "baby", "toddler"]);

/** Who of these is named, as it was said, "recién nacido", and how old they are; null: none, or several. */
export function youngIn(text: string): (AgeSought & { said: string }) | null {
  const [party, ...others] = partiesIn(text).filter((one) => one !== "child");
  const said = partiesSaid(text);
  return party && YOUNG.has(party) && others.length === 0 && said.length === 1
    ? { ...agesOf[party]!, said: said[0]! }
    : null;
}
