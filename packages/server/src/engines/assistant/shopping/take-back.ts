import { AGE, LOAD } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { WishedFilter } from "@widget-chat/contract/product-card.ts";
import type { Standing } from "../turn.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";
import { holdsFacet } from "./tell-product.ts";

const fieldsOf: Partial<Record<Facet, readonly string[]>> = {
  price: ["price", "sale"],
  brand: ["brand"],
  rating: ["rating", "reviews"],
  availability: ["availability"],
  age: [AGE],
  weight: [LOAD],
};
const ordersOf: Partial<Record<Facet, readonly string[]>> = {
  price: ["cheapest", "dearest"],
  rating: ["rating", "popular"],
};

/** The standing wish without what a visitor takes back, "forget the price"; null: nothing of that was wished for. */
export function withoutFacets(standing: Standing, facets: readonly Facet[]): Standing | null {
  const filters = standing.filters.filter((one) => !facets.some((facet) => isOf(one, facet)));
  const isOrder = facets.some((facet) => ordersOf[facet]?.includes(standing.order ?? ""));
  if (filters.length === standing.filters.length && !isOrder) return null;
  return { ...standing, filters, order: isOrder ? null : standing.order };
}

function isOf({ field }: WishedFilter, facet: Facet): boolean {
  const name = /^(?:attributes|quantity)\.(.*)$/.exec(field)?.[1];
  return fieldsOf[facet]?.includes(field) || (name !== undefined && holdsFacet(foldedWords(name), facet));
}
