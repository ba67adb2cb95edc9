import type { Filter, Wish } from "../wishes/wish.ts";
import type { FoundProducts, NearestPrice } from "./tools.ts";

type Search = (wish: Wish) => Promise<FoundProducts>;

/** What can be given up, first what is missed least. A stated price, and what is not wanted, never. */
const givenUp = ["reviews", "rating", "sale", "condition", "availability"];

/** What is found when one wish is given up or, where one isn't enough, several; null: nothing. */
export async function loosened(search: Search, wish: Wish): Promise<FoundProducts | null> {
  const dispensable = wish.filters
    .filter((filter) => givenUp.includes(filter.field) || isVaguePrice(filter))
    .sort((one, other) => givenUp.indexOf(one.field) - givenUp.indexOf(other.field));
  const several = dispensable.map((_, at) => dispensable.slice(0, at + 1)).slice(1);
  for (const without of [...dispensable.map((one) => [one]), ...several]) {
    const found = await search({ ...wish, filters: wish.filters.filter((filter) => !without.includes(filter)) });
    if (found.products.length > 0 && found.answerable.decision === "answer") return { ...found, without };
  }
  return null;
}

const isVaguePrice = ({ field, value }: Filter): boolean => field === "price" && typeof value === "string";

/** What the nearest to a stated price costs of that which meets all other wishes; null: nothing does, or no price was stated. */
export async function priceWithout(search: Search, wish: Wish): Promise<NearestPrice | null> {
  const stated = wish.filters.filter(({ field, value }) => field === "price" && typeof value === "number");
  if (stated.length === 0) return null;
  const isAtMost = stated.some(({ op }) => op === "lt" || op === "lte");
  const found = await search({
    ...wish,
    filters: wish.filters.filter((filter) => !stated.includes(filter)),
    order: isAtMost ? "cheapest" : "dearest",
  });
  const card = found.products[0]?.card;
  return card ? { ...card.price, isLowest: isAtMost } : null;
}
