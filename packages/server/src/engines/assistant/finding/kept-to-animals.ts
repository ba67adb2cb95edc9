import type { Filter } from "../../wishes/wish.ts";
import { isWithin, partiesIn } from "../../wishes/parties.ts";
import type { FoundProducts } from "../tools.ts";
import { answers } from "./met-in-part.ts";
import { isForAnimals } from "./not-for-them.ts";
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
