import { quantitiesIn, type Quantity } from "../wishes/quantities.ts";
import { unitIn } from "../wishes/units.ts";
import { foldedWords } from "../wording/fold.ts";

type Amount = Pick<Quantity, "value" | "base">;

/** Longer values describe, or list what the product goes with. In UTF-16 units. */
const LONGEST_VALUE = 60;

/** What a member of a product's data tells in units, its own or those that its name ends with: `weight_kg: 1.5`. */
export function quantitiesTold(name: string, value: unknown): Amount[] {
  if (typeof value === "string") return value.length > LONGEST_VALUE ? [] : quantitiesIn(value);
  if (typeof value !== "number" || !/[_( ]/.test(name)) return [];
  const unit = unitIn(foldedWords(name).at(-1) ?? "");
  return unit ? [{ value: value * unit.times, base: unit.base }] : [];
}
