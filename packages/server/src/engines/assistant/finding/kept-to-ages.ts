import { agesWished } from "../../wishes/age-wished.ts";
import type { Age } from "../../wishes/ages.ts";
import { AGE, type Filter, type Wish } from "../../wishes/wish.ts";
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
    const isOfWish = !wish.filters.some(({ field, lasts }) => field === AGE && lasts);
    const isMeant = !isOfWish || namesGoods(wish) || !kept.untold;
    return keptTo(isMeant ? { ...kept, products: kept.products.slice(0, limit) } : withoutAnswer(kept), age);
  };
  return { ...tool, search };
}

/** What was found, with the age that it was kept to as a part of the wish, if it is read as one by itself. */
export const keptTo = (found: FoundProducts, { said }: Pick<Age, "said">): FoundProducts => {
  const filters = found.wish.filters.filter(({ field }) => field !== AGE);
  const age: Filter[] = agesWished(said) ? [{ field: AGE, op: "eq", value: said }] : [];
  return { ...found, wish: { ...found.wish, filters: [...filters, ...age] } };
};

const namesGoods = ({ words, filters }: Wish): boolean =>
  words !== "" || filters.some(({ field, op }) => field === "category" && op === "eq");

function ageWished({ filters }: Wish): Age | null {
  const said = String(filters.find(({ field }) => field === AGE)?.value ?? "");
  const ages = said === "" ? null : agesWished(said);
  return ages && { ...ages, said, rest: "", isOfSomebody: true };
}
