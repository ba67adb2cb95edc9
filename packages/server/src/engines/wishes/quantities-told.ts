import { namesAge } from "./names-age.ts";
import { fold, foldedWords, wordsIn } from "../wording/fold.ts";
import { yearsIn } from "./ages.ts";
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

/** What all figures are of that are told in no unit: "cameras: 3"; and, with a word behind it, those that are told in that, "15 VA". */
export const COUNTED = "counted";
/** What all spans of time are compared in that are told in years or months. */
export const IN_MONTHS = `${COUNTED} #months`;
const MONTHS = 12;

/** "4", "2–3", "4 persons", "3x", "350 m³/h". */
const COUNT =
  /^(\d{1,6}(?:[.,]\d{1,2})?)(?:\s?[-–]\s?(\d{1,6}(?:[.,]\d{1,2})?))?\s?(?:[x×]|(\p{L}[\p{L}\p{N}]*(?:\/\p{L}[\p{L}\p{N}]*)?))?$/u;
/** "2 years of the maker's warranty". */
const SPAN = /^(\d{1,3}(?:[.,]\d)?)[\s-]*(\p{L}+)/u;

/** How many a member of a product's data tells that there are of what it is called; several where it tells from how many to how many. */
export function countsTold(name: string, value: unknown): Amount[] {
  if (typeof value === "number" && Number.isFinite(value))
    return quantitiesTold(name, value).length > 0 ? [] : [countIn(name, value, spanNamed(name, value))];
  if (typeof value !== "string" || quantitiesIn(value).length > 0) return [];
  const [, first, last, unit] = COUNT.exec(value.trim()) ?? spanIn(value);
  return [first, last]
    .filter((one) => one !== undefined)
    .map((one) => countIn(name, Number(one.replace(",", ".")), unit));
}

/** From here on a figure is the year that something is of: "model_year: 2023". */
const FIRST_YEAR = 1_000;

/** "Warranty_years: 2" */
function spanNamed(name: string, value: number): string | undefined {
  const last = foldedWords(name.replaceAll("_", " ")).at(-1) ?? "";
  return yearsIn(last) === null || value >= FIRST_YEAR ? undefined : last;
}

function spanIn(value: string): (string | undefined)[] {
  const [, figure, unit] = SPAN.exec(value.trim()) ?? [];
  return yearsIn(fold(unit ?? "")) === null ? [] : ["", figure, undefined, unit];
}

/** Ages are no time that something lasts. */
const countIn = (name: string, figure: number, unit: string | undefined): Amount => {
  const { base, times } = unit === undefined || namesAge(name) ? { base: COUNTED, times: 1 } : countUnit(unit);
  return { value: figure * times, base };
};

/** What is counted in a word behind a figure, as all that are of its kind are compared: years in months. */
export function countUnit(written: string): { base: string; times: number } {
  const unit = foldedWords(written).join(" ");
  const years = yearsIn(unit);
  return years === null
    ? { base: `${COUNTED} ${unit}`, times: 1 }
    : { base: IN_MONTHS, times: Math.round(years * MONTHS) };
}
