import type { Availability } from "@widget-chat/contract/product-card.ts";
import type { Filter } from "../../wishes/wish.ts";
import { WELL_RATED } from "../../wishes/reviews.ts";
import type { FacetCounts } from "./facet-counts.ts";
import type { Facts } from "./facts.ts";
import { CHEAPER } from "./narrowing.ts";
import { roundPriceIn } from "./round-price.ts";

const MOST_FIELDS = 10;
const MOST_VALUES = 12;
/** Which parts of the prices end at a round one. */
const PARTS_OF_PRICES = [[0.1, 0.3], CHEAPER, [0.6, 0.9]] as const;
const availabilities: Availability[] = ["in_stock", "preorder", "backorder", "out_of_stock"];

/**
 * What products that were found can be listed by, field by field, those that most of them tell first; of a field what most
 * of them are.
 */
export function facetList(facts: Facts, counts: FacetCounts): Filter[][] {
  const { properties } = facts;
  const byField = Map.groupBy(counts.values, ([value]) => properties.fieldOf[value]!);
  const told = [...byField]
    .filter(([, values]) => values.length > 1)
    .toSorted(([one], [other]) => counts.fields.get(other)!.products - counts.fields.get(one)!.products || one - other)
    .slice(0, MOST_FIELDS)
    .map(([field, values]) =>
      values
        .toSorted(([, one], [, other]) => other.products - one.products)
        .slice(0, MOST_VALUES)
        .map(([value]): Filter => ({ field: properties.fields[field]!, op: "eq", value: properties.values[value]! })),
    );
  const bounds = PARTS_OF_PRICES.map((part) => counts.prices && roundPriceIn(counts.prices, part));
  const prices = [...new Set(bounds)].flatMap((value): Filter[] =>
    value === null ? [] : [{ field: "price", op: "lt", value, currency: counts.currency }],
  );
  return [
    ...told,
    prices,
    availabilities.map((value): Filter => ({ field: "availability", op: "eq", value })),
    [{ field: "rating", op: "gte", value: WELL_RATED }],
    [{ field: "sale", op: "eq", value: true }],
  ];
}
