import type { Age } from "../../wishes/ages.ts";
import { AGE, type Filter, type Wish } from "../../wishes/wish.ts";
import { ageIn } from "../said/age-in.ts";
import { english } from "../said/languages.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import { AMONG, forAge, withAgeUntold } from "./for-age.ts";
import { withoutAnswer } from "./find-wish.ts";
import { answers } from "./met-in-part.ts";

/**
 * A catalogue that keeps to the age which a wish names, also where the wish goes on: "cheaper ones" of toys for a 3 year old are
 * for that child, too.
 */
export function keepingToAges(tool: CatalogueTool): CatalogueTool {
  const search: CatalogueTool["search"] = async (tenantId, wish, limit) => {
    const age = ageWished(wish);
    if (!age) return tool.search(tenantId, wish, limit);
    const filters = wish.filters.filter(({ field }) => field !== AGE);
    const all = await tool.search(tenantId, { ...wish, filters }, Math.max(limit, AMONG));
    const untold = (): FoundProducts => (answers(all) ? withAgeUntold(all, age.said) : all);
    const kept = forAge(all, age) ?? untold();
    // Whatever tells no age is not meant where nothing but the age says what is.
    const isMeant = namesGoods(wish) || !kept.untold;
    return keptTo(isMeant ? { ...kept, products: kept.products.slice(0, limit) } : withoutAnswer(kept), age);
  };
  return { ...tool, search };
}

/** What was found, with the age that it was kept to as a part of the wish. */
export const keptTo = (found: FoundProducts, { said }: Age): FoundProducts => ({
  ...found,
  wish: { ...found.wish, filters: [...found.wish.filters.filter(({ field }) => field !== AGE), ageFilter(said)] },
});

const namesGoods = ({ words, filters }: Wish): boolean =>
  words !== "" || filters.some(({ field, op }) => field === "category" && op === "eq");

const ageFilter = (said: string): Filter => ({ field: AGE, op: "eq", value: said });

function ageWished({ filters }: Wish): Age | null {
  const value = String(filters.find(({ field }) => field === AGE)?.value ?? "");
  // An age is told alike in all languages once nothing else is said.
  return value === "" ? null : ageIn(`for ${/^\d+$/.test(value) ? `${value} years` : value}`, english.words);
}
