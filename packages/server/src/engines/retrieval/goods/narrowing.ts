import type { Filter, Order } from "../../wishes/wish.ts";
import { tellsNothingAlone } from "../../wishes/plain-values.ts";
import { namesSize } from "../../wishes/sizes.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { Facts } from "./facts.ts";
import { WELL_RATED } from "../../wishes/reviews.ts";
import type { FacetCounts } from "./facet-counts.ts";
import { keyOf } from "./property-keys.ts";
import { fieldsOfColours } from "./properties.ts";
import { roundPriceIn } from "./round-price.ts";

/** A wish that parts what was found. */
export interface Candidate {
  filter: Filter;
  /** What is learnt by it, in bits, times how likely it is meant. */
  gain: number;
}

/** What is wished for already. */
export interface Wished {
  words: string;
  filters: readonly Filter[];
  order: Order | null;
}

/** What parts too little of what was found, or leaves too little of it, helps nobody. */
const LEAST_GAIN = 0.15;
/** An attribute parts what was found where at least so much of it tells one. */
const MOSTLY_TOLD = 0.5;
/** What visitors choose by, and what they may. */
const WORTH = {
  category: 1,
  price: 1,
  size: 1,
  brand: 0.95,
  colour: 0.95,
  attribute: 0.75,
  rating: 0.6,
  sale: 0.5,
  plain: 0.4,
};
/** What another value of the same field is worth beside the one before. */
const ANOTHER = 0.6;
/** Where the cheaper part of what was found ends. */
export const CHEAPER = [0.3, 0.6] as const;

/** @param share how likely something is meant of what was found: of nothing and of all there is nothing to learn */
const gainOf = (share: number, worth: number): number =>
  share > 0 && share < 1 ? share * Math.log2(1 / share) * worth : 0;

/** All that parts what was found, the most telling first; nothing that is wished for, or is so of all. */
export function candidatesOf(facts: Facts, counts: FacetCounts, wished: Wished): Candidate[] {
  const { properties } = facts;
  const { all } = counts;
  const said = new Set(keyOf(foldedWords(wished.words)).split(" "));
  const colours = fieldsOfColours(properties);
  const worthOf = (field: number): number => {
    const name = properties.fields[field]!;
    if (name === "brand" || name === "category") return WORTH[name];
    return namesSize(name) ? WORTH.size : colours.has(field) ? WORTH.colour : WORTH.attribute;
  };
  const found: Candidate[] = [];
  const add = (filter: Filter, weight: number, worth: number): void => {
    const gain = gainOf(weight / all.weight, worth);
    if (gain >= LEAST_GAIN) found.push({ filter, gain });
  };
  for (const [value, { products, weight }] of counts.values) {
    const field = properties.fieldOf[value]!;
    const name = properties.fields[field]!;
    // Most values part too little: they need not be read.
    if (products === all.products || gainOf(weight / all.weight, worthOf(field)) < LEAST_GAIN) continue;
    if (name.startsWith("attributes.") && counts.fields.get(field)!.weight < MOSTLY_TOLD * all.weight) continue;
    const written = properties.values[value]!;
    const key = keyOf(foldedWords(written));
    const isWished = wished.filters.some(
      (one) => one.field === name && (one.op === "eq" || keyOf(foldedWords(String(one.value))) === key),
    );
    if (isWished || key.split(" ").every((part) => said.has(part))) continue;
    add({ field: name, op: "eq", value: written }, weight, tellsNothingAlone(written) ? WORTH.plain : worthOf(field));
  }
  const isOf = (...fields: string[]): boolean => wished.filters.some(({ field }) => fields.includes(field));
  const price =
    isOf("price") || wished.order === "cheapest" || !counts.prices ? null : roundPriceIn(counts.prices, CHEAPER);
  if (price !== null) {
    const cheaper = counts.prices!.findIndex((one) => one >= price);
    const share = cheaper / counts.prices!.length;
    const filter: Filter = { field: "price", op: "lt", value: price, currency: counts.currency };
    add(filter, share * all.weight, WORTH.price);
  }
  const isOfRating = isOf("rating", "reviews") || wished.order === "rating" || wished.order === "popular";
  if (!isOfRating) add({ field: "rating", op: "gte", value: WELL_RATED }, counts.wellRated.weight, WORTH.rating);
  if (!isOf("sale")) add({ field: "sale", op: "eq", value: true }, counts.onSale.weight, WORTH.sale);
  return inTurn(found);
}

/** The most telling first, and not only those of one field. */
function inTurn(found: Candidate[]): Candidate[] {
  const before = new Map<string, number>();
  return found
    .toSorted((one, other) => other.gain - one.gain)
    .map((one) => {
      const { field } = one.filter;
      const place = before.get(field) ?? 0;
      before.set(field, place + 1);
      return { one, gain: one.gain * ANOTHER ** place };
    })
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ one }) => one);
}
