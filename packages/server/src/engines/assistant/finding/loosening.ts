import type { Price } from "@widget-chat/contract/product-card.ts";
import type { Filter, Order, Wish } from "../../wishes/wish.ts";
import type { FoundProducts, NearestPrice } from "../tools.ts";

type Search = (wish: Wish) => Promise<FoundProducts>;

/** What can be given up, first what is missed least. A stated price never, nor what is not wished for. */
const givenUp = ["reviews", "rating", "sale", "availability", "quantity", "attributes", "brand"];

/** What is found when one wish is given up or, where one isn't enough, several; null: nothing. */
export async function loosened(search: Search, wish: Wish): Promise<FoundProducts | null> {
  const dispensable = dispensableOf(wish);
  const denying = dispensable.length > 0 ? await withoutDenied(search, wish) : null;
  if (denying) return denying;
  const several = dispensable.map((_, at) => dispensable.slice(0, at + 1)).slice(1);
  for (const without of [...dispensable.map((one) => [one]), ...several]) {
    const filters = wish.filters.filter((filter) => !without.includes(filter));
    // Whoever wished for something red does not wish for anything.
    if (filters.length === 0 && wish.words === "") continue;
    const found = await search({ ...wish, filters });
    if (isAnswer(found)) return { ...((await ofCategory(search, { ...wish, filters })) ?? found), without };
  }
  return null;
}

const dispensableOf = ({ filters }: Wish): Filter[] =>
  filters
    .filter((filter) => filter.op !== "not" && (placeOf(filter) >= 0 || isVaguePrice(filter)))
    .sort((one, other) => placeOf(one) - placeOf(other));

/** "Frother of Brago", where what Brago makes tells that the frother is sold separately, is looked for without the frother. Null: nothing denies it. */
async function withoutDenied(search: Search, wish: Wish): Promise<FoundProducts | null> {
  if (wish.words === "") return null;
  const found = await search({ ...wish, isSaid: false });
  if (!isAnswer(found)) return null;
  const without: Filter[] = [];
  for (const value of wish.words.split(" "))
    if (!isAnswer(await search({ ...wish, words: value, isSaid: true })))
      without.push({ field: "words", op: "eq", value });
  return without.length > 0 ? { ...found, without } : null;
}

const isAnswer = ({ products, answerable }: FoundProducts): boolean =>
  products.length > 0 && answerable.decision === "answer";

/** "Sweater", of "sweater in orange" where none is orange, names a category, which is told, too. Null: what is left names none. */
async function ofCategory(search: Search, wish: Wish): Promise<FoundProducts | null> {
  if (wish.words === "") return null;
  const read = await search({ ...wish, isSaid: true });
  const isRead =
    read.wish.words === "" && read.wish.filters.some(({ field, op }) => field === "category" && op === "eq");
  return isRead && isAnswer(read) ? read : null;
}

const placeOf = ({ field }: Filter): number => givenUp.indexOf(field.split(".")[0]!);

const isVaguePrice = ({ field, value }: Filter): boolean => field === "price" && typeof value === "string";

/**
 * Where nothing meets a stated price, what the cheapest costs of that which meets all other wishes, or the dearest where
 * the cheapest is cheap enough; null: nothing does, or no price was stated.
 */
export async function priceWithout(search: Search, wish: Wish): Promise<NearestPrice | null> {
  const stated = wish.filters.filter(({ field, value }) => field === "price" && typeof value === "number");
  if (stated.length === 0) return null;
  const others = wish.filters.filter((filter) => !stated.includes(filter));
  const first = async (order: Order): Promise<Price | null> => {
    const { products, answerable } = await search({ ...wish, filters: others, order });
    return answerable.decision === "answer" ? (products[0]?.card.price ?? null) : null;
  };
  const most = stated.find(({ op }) => op === "lt" || op === "lte");
  const least = stated.find(({ op }) => op === "gt" || op === "gte");
  const cheapest = await first("cheapest");
  if (!cheapest) return null;
  const isOther = otherCurrencyIn(stated, cheapest.currency) !== undefined;
  if (isOther || (most && Number(cheapest.amount) >= Number(most.value))) return { ...cheapest, isLowest: true };
  if (!least) return null;
  const dearest = await first("dearest");
  return dearest && { ...dearest, isLowest: false };
}

/**
 * The same where nothing meets what can be given up either: "red laptop under 100 €", where none is red and none as cheap. Both
 * are to be said.
 */
export async function priceWithoutMore(
  search: Search,
  wish: Wish,
): Promise<Required<Pick<FoundProducts, "nearestPrice" | "without">> | null> {
  const without = dispensableOf(wish);
  if (without.length === 0 || wish.words === "") return null;
  const filters = wish.filters.filter((filter) => !without.includes(filter));
  const nearestPrice = await priceWithout(search, { ...wish, filters });
  return nearestPrice && { nearestPrice, without };
}

/** The currency other than this one in which a price is stated; undefined: none. */
export const otherCurrencyIn = (filters: readonly Filter[], own: string): string | undefined =>
  filters.find(({ field, currency }) => field === "price" && currency && currency !== own)?.currency;
