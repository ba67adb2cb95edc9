import type { Words } from "../words/words.ts";
import { priceIn } from "./evidence.ts";
import { valueOf } from "./ranges.ts";

const number = /\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d{1,2})?(?!\d)/u;
/** A number with what may be its currency: "€1,200", "CHF 20", "1.200,50 €", "12 euros", "89,-". */
const withCurrency = new RegExp(
  `(?:(?:\\p{Sc}|(?<!\\p{L})\\p{L}{2,3}\\.?)\\s?)?(?<!\\d[.,'’]?)(${number.source})(?:[.,][-–—]|\\s?(?:\\p{Sc}|\\p{L}+))?`,
  "gu",
);

/** The first number of a text that is of money, and not of guests: "room 2 for 8 guests: 30 €". Null: none is. */
export function moneyIn(text: string, words: Words): number | null {
  const found = [...text.matchAll(withCurrency)].find(([amount]) => priceIn(amount, words) === "price");
  return found ? asNumber(found[1]!) : null;
}

/** The first number of a text, whatever it is of. */
export function numberIn(text: string): number | null {
  const [found] = number.exec(text) ?? [];
  return found === undefined ? null : asNumber(found);
}

const asNumber = (digits: string): number => valueOf(digits.replace(/['’\u00a0\u202f ]/g, ""));
