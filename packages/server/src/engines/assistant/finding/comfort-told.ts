import { foldedWords } from "../../wording/fold.ts";
import { inBase, unitIn } from "../../wishes/units.ts";
import type { FoundProduct } from "../tools.ts";
import { toldBy, type Told } from "./told-by.ts";

/** A comfort temperature, which sleeping bags and clothes tell. */
const COMFORT = /^[ck]o[mn]for/u;
/** Of "5–10 °C" and "0 to −5 °C" the first. */
const CELSIUS =
  /((?<!\d\s?)[-−–])?(?<![\d.,])(\d{1,2}(?:[.,]\d)?)(?:\s?°(?:\s?C)?)?(?:\s?(?:[-–—/]|to|bis|à|a|tot|ile|e|and|und|y|et)\s?[-−–]?\d{1,2}(?:[.,]\d)?)?\s?°\s?C/u;
/** What is washed, or dried, at more is comfortable at less. In °C. */
const WARMEST = 25;
const CLAUSES = /[,;()|]\s/u;
/** Behind a figure that is of no temperature: "-20 %", "min 2 kg". */
const NO_DEGREES = String.raw`(?![\d.,:/-]|\s?(?:%|\p{Sc}|(?:kg|g|mm|cm|m|ml|l|w|kw|v|eur|euros?)(?!\p{L})))`;
const OF_DEGREES = String.raw`(?=\s?(?:°|º|grad|degree|degré|graus|graden|derece))`;
const FAHRENHEIT = /^\s?(?:°|º|degrees?)?\s?(?:F(?![\p{L}\d])|fahrenheit)/iu;
/** What is below zero is said by a sign, or by a word: of "min 5" only degrees are none of the least. */
const COLD = new RegExp(
  String.raw`(?:^|(?<!\d)[\s(])(?:(?:[-−–]|minus |eksi )(\d{1,2})${NO_DEGREES}|(?:menos|moins|meno|min) (\d{1,2})${OF_DEGREES})`,
  "iu",
);
const DEGREES = new RegExp(String.raw`(?:^|[\s(])(\d{1,2})${OF_DEGREES}`, "iu");
/** As much as can stand in the words of a wish, with its sign and its unit. */
const WRITTEN =
  /(?:(?<=^|[\s(])[-−–]|(?<![\p{L}\d])(?:minus|menos|moins|meno|min|eksi) )?(?<![\p{L}\d.,])\d{1,2}\s?(?:[°º]\s?C?|C|celsius|grad\p{L}*|degr\p{L}*|graus|derece\p{L}*)(?![\p{L}\d])/giu;

/** The temperature that a message names for the use of a thing, in °C; null: none. */
export function degreesIn(question: string): number | null {
  const [below, above] = [COLD, DEGREES].map((pattern) => pattern.exec(question));
  const found = below ?? above;
  if (!found) return null;
  const figure = Number(found[1] ?? found[2]) * (below ? -1 : 1);
  const isFahrenheit = FAHRENHEIT.test(question.slice(found.index + found[0].length));
  return isFahrenheit ? inBase(figure, unitIn("fahrenheit")!) : figure;
}

/** The words of a wish without temperatures, of which no text is searched: "-10 °C" is found as 10 °C. */
export const withoutDegrees = (words: string): string => words.replace(WRITTEN, " ").replace(/\s+/g, " ").trim();

/** In °C; null: it tells none. */
export function comfortOf({ name, told }: Told): number | null {
  const isOfComfort = (text: string): boolean => foldedWords(text).some((word) => COMFORT.test(word));
  // "Comfortable fleece, wash at 30 °C."
  const part = name === null ? told.split(CLAUSES).find(isOfComfort) : isOfComfort(name) ? told : undefined;
  const [, sign, figure] = CELSIUS.exec(part ?? "") ?? [];
  if (figure === undefined) return null;
  const degrees = Number(figure.replace(",", ".")) * (sign ? -1 : 1);
  return degrees > WARMEST ? null : degrees;
}

/** What a product tells of the temperature at which it is comfortable still, the lowest of several; null: nothing. */
export function comfortTold(product: FoundProduct): { degrees: number; told: Told } | null {
  const all = toldBy(product).flatMap((told) => {
    const degrees = comfortOf(told);
    return degrees === null ? [] : [{ degrees, told }];
  });
  return all.toSorted((one, other) => one.degrees - other.degrees)[0] ?? null;
}
