import { isHad } from "./arranging.ts";
import type { Facts } from "./facts.ts";
import { partOf, type FoundSet } from "./found-set.ts";
import { startOf } from "./packed.ts";

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

/** From so many stars on. */
export const WELL_RATED = 4;

/** Counts what is meant of a set in one pass. */
export function facetCounts(facts: Facts, set: FoundSet): FacetCounts {
  const { told, properties, variants, price, currency, isOnSale, rating } = facts;
  const { best } = partOf(facts, set, null);
  const [values, fields] = [counter(properties.values.length), counter(properties.fields.length)];
  const [all, onSale, wellRated] = [counter(1), counter(1), counter(1)];
  const prices: number[] = [];
  const currencies = new Set<number>();
  let product = -1;
  for (let at = 0; at < set.texts.length; at++) {
    const text = set.texts[at]!;
    const score = set.scores[at]!;
    if (score < best * set.share) continue;
    const weight = isHad(facts, text) ? score / best : 0;
    const isNew = variants.group[text] !== product;
    product = variants.group[text]!;
    all.add(0, product, weight);
    if (isOnSale[text] === 1) onSale.add(0, product, weight);
    if (rating[text]! >= WELL_RATED) wellRated.add(0, product, weight);
    currencies.add(currency.of[text]!);
    if (isNew) prices.push(price[text]!);
    else prices[prices.length - 1] = Math.min(prices.at(-1)!, price[text]!);
    for (let n = startOf(told.ends, text); n < told.ends[text]!; n++) {
      const value = told.values[n]!;
      values.add(value, product, weight);
      fields.add(properties.fieldOf[value]!, product, weight);
    }
  }
  const [only, ...others] = currencies;
  return {
    all: all.of(0),
    values: values.all(),
    fields: fields.all(),
    prices: others.length === 0 ? Float64Array.from(prices).sort() : null,
    currency: facts.currency.names[only ?? 0] ?? "",
    onSale: onSale.of(0),
    wellRated: wellRated.of(0),
  };
}

interface Counter {
  /** Of a product that has several the likeliest variant counts. */
  add(key: number, product: number, weight: number): void;
  of(key: number): Count;
  all(): ReadonlyMap<number, Count>;
}

/** @param keys how many there are */
function counter(keys: number): Counter {
  const products = new Uint32Array(keys);
  const weights = new Float64Array(keys);
  /** The product that was counted last, from 1, and what it weighs so far. */
  const last = new Uint32Array(keys);
  const its = new Float64Array(keys);
  const of = (key: number): Count => ({ products: products[key]!, weight: weights[key]! });
  return {
    of,
    add(key, product, weight) {
      if (last[key] !== product + 1) {
        products[key]!++;
        weights[key]! += weight;
        last[key] = product + 1;
        its[key] = weight;
      } else if (weight > its[key]!) {
        weights[key]! += weight - its[key]!;
        its[key] = weight;
      }
    },
    all() {
      const counts = new Map<number, Count>();
      for (let key = 0; key < keys; key++) if (products[key]! > 0) counts.set(key, of(key));
      return counts;
    },
  };
}
