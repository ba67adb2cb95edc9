import { setImmediate as turn } from "node:timers/promises";
import type { Facet, Narrowing, Whole } from "../../assistant/tools.ts";
import type { Filter } from "../../wishes/wish.ts";
import type { Meets } from "./choosing.ts";
import { hadIn, outOfStockIn } from "./arranging.ts";
import { facetCounts } from "./facet-counts.ts";
import { facetList } from "./facet-list.ts";
import type { Facts } from "./facts.ts";
import { membersOf, partOf, sampleOf, type FoundSet, type Part } from "./found-set.ts";
import { candidatesOf, type Wished } from "./narrowing.ts";

/** So many are offered, and of a field. */
const MOST = 3;
const MOST_OF_A_FIELD = 2;
/** What leaves nearly the same is offered once: a brand, and what only that brand makes. */
const THE_SAME = 0.85;
/** So many are looked at more closely for each that is offered. */
const LOOKED_AT = 4;

/** A catalogue of so many products is large. */
const LARGE = 20_000;

/** @param meetsOf by which texts a wish is met */
export function wholeOf(
  facts: Facts,
  set: FoundSet,
  wished: Wished,
  meetsOf: (filter: Filter) => Promise<Meets>,
): Whole {
  const partWith = async (some: FoundSet, filter: Filter): Promise<Part & { isIn: Uint8Array }> => {
    // Each takes milliseconds then, and nobody else shall wait for all of them.
    if (facts.price.length > LARGE) await turn();
    const isIn = membersOf(some, await meetsOf(filter));
    return { isIn, ...partOf(facts, some, isIn) };
  };
  const { count: total, best } = partOf(facts, set, null);
  const sample = sampleOf(facts, set);
  let narrowed: Promise<Filter[]> | null = null;
  const narrow = async (): Promise<Filter[]> => {
    const all = partOf(facts, sample, null).count;
    const taken: { filter: Filter; isIn: Uint8Array }[] = [];
    for (const { filter } of candidatesOf(facts, facetCounts(facts, sample), wished).slice(0, MOST * LOOKED_AT)) {
      const ofField = taken.filter((one) => one.filter.field === filter.field).length;
      if (ofField === MOST_OF_A_FIELD) continue;
      const { isIn, count } = await partWith(sample, filter);
      const isTaken = taken.some((other) => likeness(other.isIn, isIn) >= THE_SAME);
      if (count === 0 || count === all || isTaken) continue;
      taken.push({ filter, isIn });
      if (taken.length === MOST) break;
    }
    // Two brands stand beside each other.
    return [...Map.groupBy(taken, ({ filter }) => filter.field).values()].flat().map(({ filter }) => filter);
  };
  return {
    total,
    prices: () => pricesIn(facts, set, best),
    soldOut() {
      // Nothing of the whole catalogue is.
      if (outOfStockIn(facts) < 0) return 0;
      const isIn = membersOf(set, hadIn(facts));
      return total - partOf(facts, set, isIn, best).count;
    },
    narrowings: () => (narrowed ??= narrow()),
    async facets(isWished = () => true) {
      const lists = facetList(facts, facetCounts(facts, set)).filter(([first]) => first && isWished(first.field));
      const facets: Facet[] = [];
      for (const filters of lists) {
        const values: Narrowing[] = [];
        for (const filter of filters) {
          const { count } = await partWith(set, filter);
          if (count > 0) values.push({ filter, count });
        }
        if (values.length > 0) facets.push({ field: filters[0]!.field, values });
      }
      return facets;
    },
  };
}

function pricesIn(
  { price, currency }: Facts,
  { texts, scores, share }: FoundSet,
  best: number,
): ReturnType<Whole["prices"]> {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  let only: number | null = null;
  for (let at = 0; at < texts.length; at++) {
    if (scores[at]! < best * share) continue;
    const text = texts[at]!;
    only ??= currency.of[text]!;
    if (currency.of[text] !== only) return null;
    lowest = Math.min(lowest, price[text]!);
    highest = Math.max(highest, price[text]!);
  }
  if (only === null) return null;
  const told = (amount: number) => ({ amount: String(amount), currency: currency.names[only!]! });
  return { lowest: told(lowest), highest: told(highest) };
}

/** What two parts have in common, of what is in either. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    both += one[at]! & other[at]!;
    either += one[at]! | other[at]!;
  }
  return either === 0 ? 1 : both / either;
}
