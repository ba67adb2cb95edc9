import { WELL_RATED } from "../../wishes/reviews.ts";
import { outOfStockIn } from "./arranging.ts";
import type { Facts } from "./facts.ts";
import { inGroups, partOf, type FoundSet } from "./found-set.ts";
import { startOf } from "../index/packed.ts";

/** How much of a set has a value, or tells a field: products, variants counted as one, and how likely they are meant. */
export interface Count {
  products: number;
  /** What can be had weighs its score beside the best; what cannot weighs nothing. */
  weight: number;
}

/** What a set is told to be. */
export interface FacetCounts {
  all: Count;
  /** By the numbers of values and of fields. */
  values: ReadonlyMap<number, Count>;
  fields: ReadonlyMap<number, Count>;
  /** What the cheapest variant of each product costs, rising; null: not all are of one currency. */
  prices: Float64Array | null;
  currency: string;
  onSale: Count;
  wellRated: Count;
}

/** Counts what is meant of a set in one pass. */
export function facetCounts(facts: Facts, found: FoundSet): FacetCounts {
  const { told, properties, variants, price, currency, availability, isOnSale, rating } = facts;
  const { best } = partOf(facts, found, null);
  const set = inGroups(facts, found);
  const [values, fields] = [counter(properties.values.length), counter(properties.fields.length)];
  const [all, onSale, wellRated] = [counter(1), counter(1), counter(1)];
  const prices: number[] = [];
  const outOfStock = outOfStockIn(facts);
  let only = -1;
  let isOneCurrency = true;
  let product = -1;
  for (let at = 0; at < set.texts.length; at++) {
    const text = set.texts[at]!;
    const score = set.scores[at]!;
    if (score < best * set.share) continue;
    const weight = availability.of[text] === outOfStock ? 0 : score / best;
    const isNew = variants.group[text] !== product;
    product = variants.group[text]!;
    add(all, 0, product, weight);
    if (isOnSale[text] === 1) add(onSale, 0, product, weight);
    if (rating[text]! >= WELL_RATED) add(wellRated, 0, product, weight);
    if (only === -1) only = currency.of[text]!;
    else if (currency.of[text] !== only) isOneCurrency = false;
    if (isNew) prices.push(price[text]!);
    else if (price[text]! < prices[prices.length - 1]!) prices[prices.length - 1] = price[text]!;
    for (let n = startOf(told.ends, text); n < told.ends[text]!; n++) {
      const value = told.values[n]!;
      add(values, value, product, weight);
      add(fields, properties.fieldOf[value]!, product, weight);
    }
  }
  return {
    all: countOf(all, 0),
    values: countsOf(values),
    fields: countsOf(fields),
    prices: isOneCurrency ? Float64Array.from(prices).sort() : null,
    currency: facts.currency.names[Math.max(only, 0)] ?? "",
    onSale: countOf(onSale, 0),
    wellRated: countOf(wellRated, 0),
  };
}

/** Counts by keys. */
interface Counter {
  products: Uint32Array;
  weights: Float64Array;
  /** The product that was counted last, from 1, and what it weighs so far. */
  last: Uint32Array;
  its: Float64Array;
}

/** @param keys how many there are */
const counter = (keys: number): Counter => ({
  products: new Uint32Array(keys),
  weights: new Float64Array(keys),
  last: new Uint32Array(keys),
  its: new Float64Array(keys),
});

/** Of a product that has several the likeliest variant counts. */
function add({ products, weights, last, its }: Counter, key: number, product: number, weight: number): void {
  if (last[key] !== product + 1) {
    products[key]!++;
    weights[key]! += weight;
    last[key] = product + 1;
    its[key] = weight;
  } else if (weight > its[key]!) {
    weights[key]! += weight - its[key]!;
    its[key] = weight;
  }
}

const countOf = ({ products, weights }: Counter, key: number): Count => ({
  products: products[key]!,
  weight: weights[key]!,
});

function countsOf(counted: Counter): ReadonlyMap<number, Count> {
  const counts = new Map<number, Count>();
  for (let key = 0; key < counted.products.length; key++)
    if (counted.products[key]! > 0) counts.set(key, countOf(counted, key));
  return counts;
}
