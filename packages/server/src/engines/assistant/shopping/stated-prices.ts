import type { Price, ProductCard } from "@widget-chat/contract/product-card.ts";
import { fold } from "../../wording/fold.ts";
import { citationMark } from "../written/citation-mark.ts";

const currencies = new Set(Intl.supportedValuesOf("currency"));
const digits = /\d(?:[\d.,'’\u00a0\u202f]|\s(?=\d{3}))*/.source;
const money = String.raw`\p{Sc}|\p{L}{1,3}\$|[A-Z]{3}(?![\p{L}])|(?:euros?|dollars?|pounds?|francs?|franken|dólar(?:es)?|libras?|liras?|tl|cents?)(?!\p{L})`;
const amount = new RegExp(
  `(?<before>(?<!\\p{L})(?:${money}))\\s?(?<one>${digits})|(?<two>${digits})\\s?(?<behind>${money})`,
  "giu",
);
const marks = new RegExp(`${citationMark.source}(?:\\s*${citationMark.source})*`, "g");

interface Amount {
  at: number;
  values: number[];
  unit: string;
}

/** The products, or pages, that a mark names: a page's amounts are its own affair. */
export type Marked = (number: number) => ProductCard | "page" | null;

/**
 * Whether each amount of money in a sentence is a price of the product that its mark names: the mark behind it or, where
 * marks stand behind names, before it. A price of before stands only beside the one of now.
 *
 * @param before what the sentence before named: without a mark of its own, a sentence goes on from it
 */
export function tellsTheirPrices(sentence: string, marked: Marked, before: number[], locale: string): boolean {
  const groups = Array.from(sentence.matchAll(marks), ({ 0: found, index }) => ({
    at: index,
    numbers: (found.match(/\d+/g) ?? []).map(Number),
  }));
  const amounts = amountsIn(sentence.replace(marks, (found) => " ".repeat(found.length)));
  if (amounts.length === 0) return true;
  const last = groups.at(-1);
  const isBehindNames = last !== undefined && /[\p{L}\d]/u.test(sentence.slice(last.at).replace(marks, ""));
  const groupOf = ({ at }: Amount): number[] => {
    const earlier = groups.findLast((group) => group.at < at);
    const later = groups.find((group) => group.at > at);
    return (isBehindNames ? (earlier ?? later) : (later ?? earlier))?.numbers ?? before;
  };
  return [...Map.groupBy(amounts, groupOf)].every(([numbers, some]) => {
    const named = numbers.map(marked).filter((one) => one !== null);
    const cards = named.filter((one) => one !== "page");
    if (cards.length === 0) return named.length > 0;
    return fit(some, cards, locale);
  });
}

function fit(amounts: Amount[], cards: ProductCard[], locale: string): boolean {
  const is = (one: Amount, price: Price | null): boolean =>
    price !== null && one.values.includes(Number(price.amount)) && isOf(one.unit, price.currency, locale);
  const [first] = cards;
  if (cards.length === 1)
    return (
      amounts.every((one) => is(one, first!.price) || is(one, first!.regular_price)) &&
      amounts.some((one) => is(one, first!.price))
    );
  if (amounts.length === cards.length) return amounts.every((one, at) => is(one, cards[at]!.price));
  if (amounts.length === 1) return cards.every(({ price }) => is(amounts[0]!, price));
  if (amounts.length !== 2) return false;
  const byPrice = cards.toSorted((one, other) => Number(one.price.amount) - Number(other.price.amount));
  return is(amounts[0]!, byPrice[0]!.price) && is(amounts[1]!, byPrice.at(-1)!.price);
}

const amountsIn = (text: string): Amount[] =>
  Array.from(text.matchAll(amount)).flatMap(({ index, groups }) => {
    const { before, one, two, behind } = groups!;
    const unit = before ?? behind ?? "";
    // Three letters beside a number are a currency only where there is one of that name.
    if (/^[a-z]{3}$/i.test(unit) && !currencies.has(unit.toUpperCase())) return [];
    return [{ at: index, values: valuesOf(one ?? two ?? ""), unit }];
  });

/** "1,299" is one and a bit in one language, and more than a thousand in another. */
function valuesOf(written: string): number[] {
  const number = written.replace(/[\s'’]/g, "").replace(/[.,]+$/, "");
  const [, whole = number, rest = ""] = /^(.*)[.,](\d+)$/.exec(number) ?? [];
  const plain = whole.replace(/[.,]/g, "");
  return rest.length === 3
    ? [Number(`${plain}.${rest}`), Number(plain + rest)]
    : [Number(rest ? `${plain}.${rest}` : plain)];
}

function isOf(unit: string, currency: string, locale: string): boolean {
  if (unit.toUpperCase() === currency) return true;
  if (/^[A-Z]{3}$/i.test(unit)) return false;
  if (/\p{Sc}/u.test(unit))
    return ["symbol", "narrowSymbol"].some((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: currencyDisplay as "symbol" })
        .formatToParts(1)
        .some(({ type, value }) => type === "currency" && value === unit),
    );
  if (fold(unit) === "tl") return currency === "TRY";
  const stem = fold(unit).slice(0, 4);
  return [locale, "en"].some((one) =>
    fold(new Intl.DisplayNames(one, { type: "currency" }).of(currency) ?? "")
      .split(" ")
      .some((word) => word.startsWith(stem)),
  );
}
