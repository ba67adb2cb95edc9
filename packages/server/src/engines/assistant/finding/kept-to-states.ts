import { illnessesNamed, isIllness } from "../../wishes/illnesses.ts";
import { isMother, partiesOfState, partiesTold, STATE } from "../../wishes/states.ts";
import { isForIllness } from "../../wishes/told-of-states.ts";
import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesAlcoholicDrink } from "../../wording/goods/alcoholic-drinks.ts";
import type { CatalogueTool, FoundProduct, FoundProducts } from "../tools.ts";
import { AMONG, READ_OF_EACH } from "./for-age.ts";
import { againstThem, withoutThose } from "./not-for-them.ts";
import { toldBy, type Told } from "./told-by.ts";

/**
 * A catalogue that leaves out what is told not to be for whoever is in the state that a wish names: for pregnant women nothing
 * that is not for them, also where the wish goes on. What is told to be for them comes first; where nothing is, that is said.
 * So it is of what has an illness in its name, "diabetes cookies", but that nobody is said to have it.
 */
export function keepingToStates(tool: CatalogueTool): CatalogueTool {
  const search: CatalogueTool["search"] = async (tenantId, wish, limit) => {
    const states = wish.filters.filter(({ field }) => field === STATE);
    const inName = illnessesNamed(foldedWords(wish.words)).map(({ illness }) => illness);
    if (states.length === 0 && inName.length === 0) return tool.search(tenantId, wish, limit);
    const filters = wish.filters.filter((one) => !states.includes(one));
    const all = await tool.search(tenantId, { ...wish, filters }, Math.max(limit, AMONG));
    const own = states.flatMap(({ value }) => partiesOfState(String(value)));
    const parties = [...own, ...inName];
    const against = (one: FoundProduct): Told | undefined =>
      againstState(one, [...own, ...inName.filter((party) => !isCalledAfter(one, party))], tool);
    const kept = withoutThose(meantAlone(all, against), against) ?? all;
    const isFor = (one: FoundProduct): boolean => isToldFor(one, parties);
    // What is hardly meant is not for them first.
    const least = Math.max(0, ...kept.products.map(({ score }) => score)) * NEARLY_AS_GOOD;
    const first = wish.order === null ? kept.products.filter((one) => one.score >= least && isFor(one)) : [];
    // "What can I take when pregnant?" names nothing else.
    const isAll = wish.words === "" && filters.length === 0 && first.length > 0;
    const others = isAll ? [] : kept.products.filter((one) => !first.includes(one));
    const products = [...first, ...others].slice(0, limit);
    const isUntold = states.length > 0 && products.length > 0 && !products.some(isFor);
    const { whole, ...rest } = kept;
    return {
      ...rest,
      ...(whole && !isAll && { whole }),
      products,
      wish: { ...kept.wish, filters: [...kept.wish.filters, ...states] },
      ...(isUntold && { untold: [...(kept.untold ?? []), ...states] }),
    };
  };
  return { ...tool, search };
}

/** What no pregnant woman and no nursing mother should have in anything. */
const BARRED = "alcohol";

/** What a product tells against those who are in a state: that it is not for them, or what they must not have. Undefined: nothing. */
export const againstState = (
  product: FoundProduct,
  parties: readonly string[],
  { saysOf }: Pick<CatalogueTool, "saysOf">,
): Told | undefined =>
  againstThem(product, parties, []) ?? (parties.some(isMother) ? ofAlcohol(product, saysOf) : undefined);

const ofAlcohol = (product: FoundProduct, saysOf: CatalogueTool["saysOf"]): Told | undefined =>
  toldBy(product, READ_OF_EACH).find(({ said }) => hasAlcohol(said, saysOf)) ?? calledSo(product, saysOf);

/** What is called after a drink: "rum cake". */
function calledSo({ card, category }: FoundProduct, saysOf: CatalogueTool["saysOf"]): Told | undefined {
  const said = [card.title, category ?? ""].find((name) => hasAlcohol(name, saysOf));
  return said === undefined ? undefined : { said, told: said, isQuoted: false, name: null, values: [said] };
}

const hasAlcohol = (text: string, saysOf: CatalogueTool["saysOf"]): boolean => {
  const told = saysOf(text, BARRED);
  return told === "there" || (told === null && namesAlcoholicDrink(text));
};

/** Where all that is likely meant is told not to be for them, that alone: nothing else is meant then. */
function meantAlone(found: FoundProducts, against: (one: FoundProduct) => Told | undefined): FoundProducts {
  const least = Math.max(0, ...found.products.map(({ score }) => score)) * NEARLY_AS_GOOD;
  const meant = found.products.filter(({ score }) => score >= least);
  return meant.every(against) ? { ...found, products: meant } : found;
}

const isCalledAfter = ({ card }: FoundProduct, party: string): boolean => partiesTold(card.title).includes(party);

/** Whether a product tells that it is for them, or is called after them; what is told against them is none. */
const isToldFor = (product: FoundProduct, parties: readonly string[]): boolean => {
  const all = toldBy(product, READ_OF_EACH).map(({ said }) => said);
  // That an illness is named recommends nothing to who has it: much is told of it that warns.
  return parties.some(
    (party) =>
      isCalledAfter(product, party) ||
      all.some((said) => (isIllness(party) ? isForIllness(said, party) : partiesTold(said).includes(party))),
  );
};
