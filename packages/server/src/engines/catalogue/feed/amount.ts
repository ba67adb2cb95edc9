import type { Price } from "@widget-chat/contract/product-card.ts";
import { currencyBehind, currencyIn } from "../../wishes/money.ts";
import { fold } from "../../wording/fold.ts";

export type DecimalMark = "." | ",";

const THREE_DECIMALS = new Set(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]);
/** A mark before three digits parts thousands in these. */
const NO_DECIMALS = new Set(["CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF"]);
/** Of no currency, and for tests. */
const NO_CURRENCIES = new Set(["XXX", "XTS"]);
const CODES = new Set(Intl.supportedValuesOf("currency").filter((code) => !NO_CURRENCIES.has(code)));
const KRONER = new Set(["SEK", "NOK", "DKK", "ISK"]);
const DOLLARS = new Set("USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU BRL JMD TTD BBD BSD BZD FJD NAD".split(" "));
/** Spaces and apostrophes part thousands alone. */
const NUMBER = /\d+(?:[.,]\d+|['’\s]\d{3}(?!\d))*/g;

/** No price is longer, written with all that belongs to it. */
const LONGEST = 100;
/** As much of it as tells that it is too long. */
function oneLine(given: string): string {
  let line = "";
  for (const [word] of given.matchAll(/\S+/g)) {
    line += line === "" ? word : ` ${word}`;
    if (line.length > LONGEST) break;
  }
  return line;
}

/** What parts the decimals in these prices, where those of them that plainly tell agree; null: they don't, or none tells. */
export function decimalMarkIn(prices: string[]): DecimalMark | null {
  const marks = new Set(prices.map(markOf).filter((mark) => mark !== null));
  const [only = null] = marks;
  return marks.size === 1 ? only : null;
}

function markOf(price: string): DecimalMark | null {
  const [number = ""] = oneLine(price).slice(0, LONGEST).match(NUMBER) ?? [];
  const decimals = /([.,])\d{1,2}$/.exec(number)?.[1];
  if (decimals) return decimals as DecimalMark;
  const thousands = /^\d{1,3}([.,])\d{3}\1\d{3}$/.exec(number)?.[1];
  return thousands ? (thousands === "." ? "," : ".") : null;
}

interface Usual {
  /** Of prices without one. */
  currency: string | null;
  mark: DecimalMark | null;
}

/** A price as feeds write it: "49.95 EUR", "1.299,00 €". A text that says why it is none follows "The price …". */
export function readPrice(given: string, { currency: usual, mark }: Usual): Price | string {
  const line = oneLine(given);
  if (line.length > LONGEST) return notOne;
  // "12,-" is twelve and no cents.
  const text = line.replace(/(?<=\d)([.,])\s?[-–—]+/, (_, found: string) => `${found}00`);
  const numbers = text.match(NUMBER) ?? [];
  const [number = ""] = numbers;
  if (numbers.length !== 1 || /[-−–]\s*[^\d\s]{0,3}\s*\d/.test(text)) return notOne;
  const rest = text.replace(number, " ").trim();
  const currency = currencyOf(rest) ?? "unknown";
  const isOthers =
    currency === "" && rest !== "" && usual !== null && !(/^k/i.test(rest) ? KRONER : DOLLARS).has(usual);
  if (currency === "unknown" || isOthers)
    return `has a currency that is not known; write its three letters, as in 49.95 EUR`;
  const code = currency || usual;
  if (!code) return `has no currency; write it as in 49.95 EUR, or name it for all prices by "currency"`;
  const amount = amountOf(number.replace(/[\s'’]/g, ""), mark, code);
  if (amount === null) return `can be read as two amounts; write it with two decimals, as in 1299.00`;
  return { amount, currency: code };
}

const notOne = "is not one amount, such as 49.95 EUR";

/** "": none is named, or one that several countries have; null: it is not known. */
function currencyOf(rest: string): string | null {
  if (rest === "") return "";
  if (/^[A-Za-z]{3}$/.test(rest)) {
    const code = rest.toUpperCase();
    return currencyIn(rest.toLowerCase()) || (CODES.has(code) ? code : null);
  }
  const sign = rest.toLowerCase().replace(/\.$/, "");
  return currencyIn(sign) ?? currencyBehind(fold(sign));
}

function amountOf(number: string, usual: DecimalMark | null, currency: string): string | null {
  const digits = number.replace(/[.,]$/, "");
  const marks = digits.replace(/\d/g, "");
  const last = marks.at(-1);
  if (last === undefined) return digits.replace(/^0+(?=\d)/, "");
  const decimals = digits.slice(digits.lastIndexOf(last) + 1);
  const isGrouping = new Set(marks).size === 1 && marks.length > 1;
  if (isGrouping ? decimals.length !== 3 : marks.indexOf(last) < marks.length - 1) return null;
  const isEither = marks.length === 1 && decimals.length === 3 && !/^0\D/.test(digits);
  const parts = NO_DECIMALS.has(currency)
    ? null
    : (usual ?? (THREE_DECIMALS.has(currency) && last === "." ? last : "?"));
  // Who writes "189.00" writes no "1.299" that costs one and a bit.
  const isDoubtful = parts === "?" || (parts === last && !THREE_DECIMALS.has(currency));
  if (isEither && isDoubtful) return null;
  const isWhole = isGrouping || (isEither && parts !== last);
  const whole = (isWhole ? digits : digits.slice(0, digits.lastIndexOf(last)))
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "");
  const part = isWhole ? "" : decimals.replace(/(?<=\d{2})0+$/, "");
  return part === "" ? whole : `${whole}.${part}`;
}
