import type { Filter } from "../../wishes/wish.ts";
import { animalsIn, isWithin, partiesIn } from "../../wishes/parties.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import { AMONG } from "./for-age.ts";
import { answers } from "./met-in-part.ts";
import { isForAnimals, withoutNotForThem } from "./not-for-them.ts";
import { uncounted } from "./uncounted.ts";

/**
 * What was found without the animal that it is sought for, kept to what is told to be for that: who seeks food for a rabbit is shown
 * no chocolate. Where nothing is, the animal stays a part of the wish. A shop that tells of none of such goods which animals they
 * are for may have some for any.
 *
 * @param among what such goods there are, be they for other animals
 */
export function keptToAnimals(
  found: FoundProducts,
  sentence: string,
  among: Pick<FoundProducts, "products">,
): FoundProducts {
  const given = (found.without ?? []).filter(namesAnimal);
  if (given.length === 0 || !answers(found) || !tellsAnimals(among)) return found;
  const parties = partiesIn(sentence);
  const products = found.products.filter((one) => isForAnimals(one, parties));
  if (products.length === found.products.length) return found;
  return keptAsWished(found, given, products);
}

/** Those of some products alone that are as was wished; where none is, what was given up stays a part of the wish. */
export function keptAsWished(
  found: FoundProducts,
  given: readonly Filter[],
  products: FoundProducts["products"],
): FoundProducts {
  const rest = { ...uncounted(found), products };
  if (products.length > 0) return rest;
  const { wish } = found;
  return {
    ...rest,
    answerable: { score: 0, decision: "no_answer" },
    wish: { ...wish, filters: [...wish.filters, ...given] },
    without: [],
  };
}

/** Whether any of what was found is told to be for animals. */
export const tellsAnimals = ({ products }: Pick<FoundProducts, "products">): boolean =>
  products.some((one) => isForAnimals(one, ["animal"]));

const namesAnimal = ({ field, value }: Filter): boolean =>
  field === "words" && partiesIn(String(value)).some((one) => isWithin(one, "animal"));

/** The animals that goods are sought for by what a wish says. */
export function animalsWished({ words, filters }: { words: string; filters: readonly Filter[] }): string[] {
  const held = filters.flatMap(({ field, op, value }) => (field === "words" && op === "eq" ? String(value) : []));
  return animalsIn([words, ...held].join(" "));
}

/** A catalogue that leaves out what is told not to be for animals, where a wish goes on: "cheaper" flea drops for a cat are none for dogs. */
export const keepingToAnimals = (tool: CatalogueTool, animals: readonly string[]): CatalogueTool =>
  animals.length === 0 ? tool : keepingAmong(tool, (found) => withoutNotForThem(found, "", animals, true));

/** A catalogue that shows only what is kept of all that it finds; null: all of it is. */
export function keepingAmong(tool: CatalogueTool, kept: (found: FoundProducts) => FoundProducts | null): CatalogueTool {
  const search: CatalogueTool["search"] = async (tenantId, wish, limit) => {
    const all = await tool.search(tenantId, wish, Math.max(limit, AMONG));
    const found = kept(all) ?? all;
    return { ...found, products: found.products.slice(0, limit) };
  };
  return { ...tool, search };
}
