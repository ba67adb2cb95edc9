import type { AppliedFilter, WishedFilter } from "@widget-chat/contract/product-card.ts";
import { dietOf } from "../wishes/diets-wished.ts";
import { tellsNothingAlone } from "../wishes/plain-values.ts";
import { quantitiesIn } from "../wishes/quantities.ts";
import { isDanger, TO } from "../wishes/harm-told.ts";
import { isOfQuantity } from "../wishes/measured.ts";
import { namesSize, sizeOf } from "../wishes/sizes.ts";
import { AGE, LOAD, orders, type Filter, type Wish } from "../wishes/wish.ts";
import { money } from "./money.ts";
import { numberFormat } from "./number-format.ts";
import type { Phrases, WishPhrases } from "./phrases/phrases.ts";

/**
 * What was understood of a wish, each in a few words: all that it takes to search for it once more (`wishFrom`). A wish for
 * nothing but words says none.
 *
 * @param currency of prices that were said without one; empty: nobody knows it
 */
export function appliedFilters(
  { words, filters, order }: Wish,
  { wishes, availability }: Phrases,
  { locale, currency }: { locale: string; currency: string },
): AppliedFilter[] {
  const parts = partsOf(words);
  if (filters.length === 0 && !order && parts.length < 2) return [];
  return [
    ...parts.map((value) => ({ field: "words", op: "eq" as const, value, label: value })),
    // What else is known of a condition is for nobody outside.
    ...filters.map(({ lasts: _lasts, inDoubt: _inDoubt, mayNameBrand: _mayNameBrand, ...filter }) => ({
      ...filter,
      label: labelOf(filter),
    })),
    ...(order ? [{ field: "order", op: "eq" as const, value: order, label: wishes.orders[order] }] : []),
  ];

  function labelOf({ field, op, value, currency: said = currency }: Filter): string {
    if (isOneOf(field, wishes.levels))
      return isOneOf(value, wishes.levels[field])
        ? wishes.levels[field][value]
        : bounded(op, amountOf(field, Number(value), said));
    if (field === "availability" && isOneOf(value, availability)) return availability[value];
    if (field === "sale") return wishes.onSale;
    if (field === "order" && isOneOf(value, wishes.orders)) return wishes.orders[value];
    // "My niece is 5" says no unit.
    if (field === AGE && /^\d+$/.test(String(value)))
      return new Intl.NumberFormat(locale, { style: "unit", unit: "year", unitDisplay: "long" }).format(Number(value));
    if (isOfQuantity({ field }) || field === LOAD) return bounded(op, String(value));
    if (op === "eq" && namesSize(field) && sizeOf(String(value))) return wishes.size(String(value));
    if (op !== "not")
      return tellsNothingAlone(String(value)) ? `${nameOfField(field)}: ${value}` : bounded(op, String(value));
    if (field !== "words") return wishes.except(String(value));
    const [, whom] = isDanger(String(value)) ? String(value).split(TO) : [];
    return whom ? wishes.noDanger(whom) : wishes.without(String(value));
  }

  function bounded(op: Filter["op"], amount: string): string {
    return isOneOf(op, wishes.bounds) ? wishes.bounds[op](amount) : amount;
  }

  function amountOf(field: keyof WishPhrases["levels"], value: number, said: string): string {
    if (field === "price") return said ? money(String(value), said, locale) : numberFormat(locale).format(value);
    return field === "rating"
      ? wishes.stars(numberFormat(locale).format(value))
      : wishes.reviews(numberFormat(locale).format(value));
  }
}

/** Who says more words tells a story, and measures himself. */
const MOST_PARTED = 5;

/** What is named, and each quantity that is said of it: "kettle 1.7 litre" is a kettle, and may be one of another size. */
function partsOf(words: string): string[] {
  if (words.split(" ").length > MOST_PARTED) return [words].filter(Boolean);
  const quantities = quantitiesIn(words).map(({ start, end }) => words.slice(start, end));
  const named = quantities
    .reduce((left, one) => left.replace(one, " "), words)
    .replace(/\s+/g, " ")
    .trim();
  return [named, ...quantities].filter(Boolean);
}

const isOneOf = <Names extends object>(name: unknown, names: Names): name is keyof Names =>
  typeof name === "string" && Object.hasOwn(names, name);

/** How a shop calls what it tells by a field: "attributes.shoe_size" is "shoe size". */
export const nameOfField = (field: string): string =>
  field
    .replace(/^attributes\./, "")
    .replace(/[_-]+/g, " ")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

/** The wish that applied filters say. */
export const wishFrom = (filters: readonly WishedFilter[]): Wish => {
  // What goods shall keep to is said in words, and is none of those to search for.
  const isWords = (one: WishedFilter): boolean => one.field === "words" && one.op === "eq" && dietOf(one) === null;
  const isOrder = ({ field }: WishedFilter): boolean => field === "order";
  const order = filters.find(isOrder)?.value;
  return {
    words: filters
      .filter(isWords)
      .map(({ value }) => value)
      .join(" "),
    filters: filters.filter((filter) => !isWords(filter) && !isOrder(filter)),
    order: orders.find((one) => one === order) ?? null,
    isSaid: false,
  };
};
