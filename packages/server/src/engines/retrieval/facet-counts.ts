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
  const [values, fields] = [counter(), counter()];
  const [all, onSale, wellRated] = [counter(), counter(), counter()];
  const prices: number[] = [];
  const currencies = new Set<number>();
  let product = -1;
  for (const [at, text] of set.texts.entries()) {
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
    values: values.counts,
    fields: fields.counts,
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
  counts: ReadonlyMap<number, Count>;
}

function counter(): Counter {
  const counts = new Map<number, Count & { product: number; its: number }>();
  return {
    counts,
    of: (key) => counts.get(key) ?? { products: 0, weight: 0 },
    add(key, product, weight) {
      const count = counts.get(key);
      if (!count) counts.set(key, { products: 1, weight, product, its: weight });
      else if (count.product !== product) {
        count.products++;
        count.weight += weight;
        count.product = product;
        count.its = weight;
      } else if (weight > count.its) {
        count.weight += weight - count.its;
        count.its = weight;
      }
    },
  };
}
