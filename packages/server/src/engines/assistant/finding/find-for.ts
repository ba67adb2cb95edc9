import { contradiction } from "../../wishes/contradiction.ts";
import { STATE } from "../../wishes/states.ts";
import type { Wish } from "../../wishes/wish.ts";
import type { FoundProducts } from "../tools.ts";
import { calledSo, nearestOf } from "./called-so.ts";
import { loosened, priceWithout, priceWithoutMore } from "./loosening.ts";
import { answers } from "./met-in-part.ts";
import { forThingItself, withoutMadeFor } from "./thing-itself.ts";
import type { Search } from "./things-called.ts";

/**
 * What is found for a wish and, when nothing fits, for it without one of the conditions that can be given up.
 *
 * @param wordings of one wish, the likelier first
 */
export async function findFor(searchAny: Search, wordings: [Wish, ...Wish[]]): Promise<FoundProducts> {
  const search = forThingItself(searchAny);
  const [likely] = wordings;
  const both = contradiction(likely.filters);
  if (both) {
    const found = await search({ ...likely, filters: likely.filters.filter((one) => !both.includes(one)) });
    const wish = { ...found.wish, filters: [...both, ...found.wish.filters] };
    return { ...found, products: [], wish, contradiction: both };
  }
  const all: FoundProducts[] = [];
  for (const wording of wordings) {
    const found = await search(wording);
    const others = answers(found) ? await calledSo(search, found) : null;
    if (answers(found) && !others) return found;
    all.push(others ? { ...found, products: [], nearestPrice: nearestOf(others, found.wish) } : found);
  }
  for (const found of all) {
    const { wish } = found;
    if (wish.filters.length === 0) continue;
    if (wish.words !== "" && !answers(await search({ ...wish, filters: [] }))) continue;
    // Who asks for ibuprofen and is pregnant wants to know of that, and nothing else that may be had.
    const isOfState = wish.filters.some(({ field }) => field === STATE);
    const looser = isOfState ? null : await loosened(search, wish);
    if (looser) return withoutMadeFor(looser);
    const nearestPrice = found.nearestPrice ?? (await priceWithout(search, wish));
    return { ...found, nearestPrice, ...(!nearestPrice && (await priceWithoutMore(search, wish))) };
  }
  return all[0]!;
}
