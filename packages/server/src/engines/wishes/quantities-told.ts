import { foldedWords, wordsIn } from "../wording/fold.ts";
import { quantitiesIn, type Quantity } from "./quantities.ts";
import { inBase, unitIn } from "./units.ts";

type Amount = Pick<Quantity, "value" | "base">;

/** Longer values describe, or list what the product goes with. In UTF-16 units. */
const LONGEST_VALUE = 60;

/** Tell of a box, or of what could be put in, and not of the thing itself. */
const NOT_ITS_OWN =
  /packag|packing|pallet|carton|case_|shipping|gross|verpack|versand|brutto|emball|embal|imball|verzend|ambalaj|kargo|^max|maximum|maximal|support|compat|kompatib/i;

const per = wordsIn("per pro par por je al a la dakikada");

/**
 * What a member of a product's data tells of the product in units, its own or those that its name ends with:
 * `weight_kg: 1.5`.
 */
export function quantitiesTold(name: string, value: unknown): Amount[] {
  if (NOT_ITS_OWN.test(name)) return [];
  if (typeof value === "string") return value.length > LONGEST_VALUE ? [] : quantitiesIn(value);
  if (typeof value !== "number" || !/[_( ]/.test(name)) return [];
  const words = foldedWords(name);
  // "Pages per minute: 35" are no minutes.
  const unit = per.has(words.at(-2) ?? "") ? undefined : unitIn(words.at(-1) ?? "");
  return unit ? [{ value: inBase(value, unit), base: unit.base }] : [];
}

/** What all figures are of that are told in no unit: "cameras: 3". */
export const COUNTED = "counted";

/** "4", "2–3", "4 persons", "3x". */
const COUNT = /^(\d{1,6}(?:[.,]\d{1,2})?)(?:\s?[-–]\s?(\d{1,6}(?:[.,]\d{1,2})?))?\s?(?:[x×]|\p{L}+)?$/u;

/** How many a member of a product's data tells that there are of what it is called; several where it tells from how many to how many. */
export function countsTold(name: string, value: unknown): number[] {
  if (typeof value === "number" && Number.isFinite(value)) return quantitiesTold(name, value).length > 0 ? [] : [value];
  if (typeof value !== "string" || quantitiesIn(value).length > 0) return [];
  const [, ...figures] = COUNT.exec(value.trim()) ?? [];
  return figures.filter((one) => one !== undefined).map((one) => Number(one.replace(",", ".")));
}
