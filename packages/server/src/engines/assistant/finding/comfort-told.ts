import { foldedWords } from "../../wording/fold.ts";
import type { FoundProduct } from "../tools.ts";
import { toldBy, type Told } from "./told-by.ts";

/** A comfort temperature, which sleeping bags and clothes tell. */
const COMFORT = /^[ck]o[mn]for/u;
const CELSIUS = /([-−–]?\d{1,3})\s?°\s?C/gu;
/** Behind a figure that is of no temperature: "-20 %", "min 2 kg". */
const NO_DEGREES = String.raw`(?![\d.,:/-]|\s?(?:%|\p{Sc}|(?:kg|g|mm|cm|m|ml|l|w|kw|v|eur|euros?)(?!\p{L})))`;
const OF_DEGREES = String.raw`\s?(?:°|º|grad|degree|degré|graus|graden|derece)`;
/** What is below zero is said by a sign, or by a word: of "min 5" only degrees are none of the least. */
const COLD = new RegExp(
  String.raw`(?:^|[\s(])(?:(?:[-−–]|minus |eksi )(\d{1,2})${NO_DEGREES}|(?:menos|moins|meno|min) (\d{1,2})${OF_DEGREES})`,
  "iu",
);
const DEGREES = new RegExp(String.raw`(?:^|[\s(])(\d{1,2})${OF_DEGREES}`, "iu");
/** As much as can stand in the words of a wish, with its sign and its unit. */
const WRITTEN =
  /(?:(?<=^|[\s(])[-−–]|(?<![\p{L}\d])(?:minus|menos|moins|meno|min|eksi) )?(?<![\p{L}\d.,])\d{1,2}\s?(?:[°º]\s?C?|C|celsius|grad\p{L}*|degr\p{L}*|graus|derece\p{L}*)(?![\p{L}\d])/giu;

/** The temperature that a message names for the use of a thing, in °C; null: none. */
export function degreesIn(question: string): number | null {
  const below = COLD.exec(question);
  const cold = below?.[1] ?? below?.[2];
  const warm = DEGREES.exec(question)?.[1];
  if (cold !== undefined) return -Number(cold);
  return warm === undefined ? null : Number(warm);
}

/** The words of a wish without temperatures, of which no text is searched: "-10 °C" is found as 10 °C. */
export const withoutDegrees = (words: string): string => words.replace(WRITTEN, " ").replace(/\s+/g, " ").trim();

/** In °C; null: it tells none. */
export function comfortOf({ name, told }: Told): number | null {
  if (!foldedWords(name ?? told).some((word) => COMFORT.test(word))) return null;
  const [first] = told.matchAll(CELSIUS);
  return first ? Number(first[1]!.replace(/[−–]/u, "-")) : null;
}

/** What a product tells of the temperature at which it is comfortable still, the lowest of several; null: nothing. */
export function comfortTold(product: FoundProduct): { degrees: number; told: Told } | null {
  const all = toldBy(product).flatMap((told) => {
    const degrees = comfortOf(told);
    return degrees === null ? [] : [{ degrees, told }];
  });
  return all.toSorted((one, other) => one.degrees - other.degrees)[0] ?? null;
}
