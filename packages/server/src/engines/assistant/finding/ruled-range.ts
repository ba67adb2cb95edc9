import { ageRangeIn, isLasting, type AgeRange } from "../../wishes/age-range.ts";
import { foldedWords } from "../../wording/fold.ts";
import { tellsAge } from "./age-told.ts";

/** What bounds ages in rules, whoever they are for: "Zutritt ab 16 Jahren". */
const BOUND =
  /(?<!\p{L})(?:from|over|under|aged|at least|minimum|ab|unter|über|mindestens|à partir|(?:plus|moins) de|dès|a partir|desde|(?:más|menos|mais) de|(?:may|men)ores|maiores|dai|dagli|oltre|sotto|(?:più|meno) di|vanaf|onder|boven|acima|abaixo|üzeri|üstü|altı|itibaren)(?!\p{L})|(?:yaşından|and over|and up|und älter|et plus|y más|e più|en ouder|e mais)(?!\p{L})/iu;

/** Of goods, months are ages; of a contract they are none. */
const MONTHS = /(?<!\p{N})\d{1,2}[- ]?(?:months?|monaten?|mois|mes(?:es)?|mesi|maanden|ay(?:dan|lık)?)(?!\p{L})/iu;

/**
 * For whom a sentence says that something is, by what it tells of ages; hours are none: "from 10 to 12".
 *
 * @param isOfGoods whether it is told of goods, and not by the rules of a house
 */
export function ruledRange(told: string, isOfGoods = false): AgeRange | null {
  const range = ageRangeIn(told, false);
  if (range) return range.from === 0 || range.to === Infinity || tellsAge(told) ? range : null;
  const isRule =
    (tellsAge(told) || (isOfGoods && MONTHS.test(told))) && BOUND.test(told) && !foldedWords(told).some(isLasting);
  return isRule ? ageRangeIn(told, true) : null;
}
