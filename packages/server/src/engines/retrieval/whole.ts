import type { Facet, Narrowing, Whole } from "../assistant/tools.ts";
import type { Filter } from "../wishes/wish.ts";
import type { Meets } from "./choosing.ts";
import { facetCounts, type FacetCounts } from "./facet-counts.ts";
import { facetList } from "./facet-list.ts";
import type { Facts } from "./facts.ts";
import { membersOf, partOf, type FoundSet } from "./found-set.ts";
import { candidatesOf, type Wished } from "./narrowing.ts";

/** So many of a field are offered. */
const MOST_OF_A_FIELD = 2;
/** What leaves nearly the same is offered once: a brand, and what only that brand makes. */
const THE_SAME = 0.85;
/** So many are looked at more closely for each that is offered. */
const LOOKED_AT = 4;

/** @param meetsOf by which texts each of some wishes is met */
export function wholeOf(
  facts: Facts,
  set: FoundSet,
  wished: Wished,
  meetsOf: (filters: readonly Filter[]) => Promise<Meets[]>,
): Whole {
  const { count: total } = partOf(facts, set, null);
  let known: FacetCounts | null = null;
  const counts = (): FacetCounts => (known ??= facetCounts(facts, set));
  return {
    total,
    prices() {
      const { prices, currency } = counts();
      const price = (amount: number) => ({ amount: String(amount), currency });
      return prices && prices.length > 0 ? { lowest: price(prices[0]!), highest: price(prices.at(-1)!) } : null;
    },
    async narrowings(most) {
      const taken: { one: Narrowing; isIn: Uint8Array }[] = [];
      for (const { filter } of candidatesOf(facts, counts(), wished).slice(0, most * LOOKED_AT)) {
        const ofField = taken.filter(({ one }) => one.filter.field === filter.field).length;
        if (ofField === MOST_OF_A_FIELD) continue;
        const [meets] = (await meetsOf([filter])) as [Meets];
        const isIn = membersOf(set, meets);
        const { count } = partOf(facts, set, isIn);
        const isTaken = taken.some((other) => likeness(other.isIn, isIn) >= THE_SAME);
        if (count === 0 || count === total || isTaken) continue;
        taken.push({ one: { filter, count }, isIn });
        if (taken.length === most) break;
      }
      // Two brands stand beside each other.
      return [...Map.groupBy(taken, ({ one }) => one.filter.field).values()].flat().map(({ one }) => one);
    },
    async facets() {
      const lists = facetList(facts, counts());
      const all = await meetsOf(lists.flat());
      let n = 0;
      return lists.flatMap((filters): Facet[] => {
        const values = filters
          .map((filter) => ({ filter, count: partOf(facts, set, membersOf(set, all[n++]!)).count }))
          .filter(({ count }) => count > 0);
        const [first] = values;
        return first ? [{ field: first.filter.field, values }] : [];
      });
    },
  };
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
