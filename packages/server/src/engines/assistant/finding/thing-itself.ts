import type { FoundProducts } from "../tools.ts";
import { answers } from "./met-in-part.ts";
import type { Search } from "./things-called.ts";
import { uncounted } from "./uncounted.ts";

/**
 * The same search, but that what is only made for a thing meets no condition in place of the thing: "red laptop" is met by no red
 * laptop bag where laptops are, though none of them be red.
 */
export function forThingItself(search: Search): Search {
  return async (wish) => {
    const found = await search(wish);
    const { filters, words } = found.wish;
    const kept = filters.filter(({ op }) => op === "not");
    const isOfMade = words !== "" && kept.length < filters.length && answers(found);
    if (!isOfMade || !found.products.every((one) => one.isAccessory)) return found;
    const free = await search({ ...found.wish, filters: kept });
    const [best] = free.products;
    if (!best || !answers(free) || best.isAccessory || best.fits === false) return found;
    return { ...uncounted(found), products: [], answerable: { score: 0, decision: "no_answer" } };
  };
}

/** What comes in place of what no thing meets: the things, where the best is one, without what is only made for them. */
export function withoutMadeFor(found: FoundProducts): FoundProducts {
  const products = found.products.filter((one) => !one.isAccessory);
  if (found.products[0]?.isAccessory || products.length === found.products.length) return found;
  return { ...uncounted(found), products };
}
