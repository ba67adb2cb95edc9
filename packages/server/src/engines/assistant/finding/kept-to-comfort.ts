import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import { comfortTold, degreesIn, withoutDegrees } from "./comfort-told.ts";
import { AMONG } from "./for-age.ts";
import { uncounted } from "./uncounted.ts";

/**
 * A catalogue without what is told to be comfortable in warmer weather alone than is said: a sleeping bag for −5 °C is none for −10 °C.
 * Where nothing else is left, what the nearest tells is told.
 */
export function keepingToComfort(tool: CatalogueTool, question: string): CatalogueTool {
  const degrees = degreesIn(question);
  if (degrees === null) return tool;
  const search: CatalogueTool["search"] = async (tenantId, wish, limit) => {
    const rest = withoutDegrees(wish.words);
    const found = await tool.search(tenantId, wish, limit);
    if (wish.filters.some(({ field, value }) => field.startsWith("quantity") && degreesIn(` ${value}`) !== null))
      return found;
    const all =
      rest === wish.words || rest === "" ? found : await tool.search(tenantId, { ...wish, words: rest }, AMONG);
    const kept = comfortableAt(all, degrees);
    return kept === all ? comfortableAt(found, degrees) : { ...kept, products: kept.products.slice(0, limit) };
  };
  return { ...tool, search };
}

function comfortableAt(found: FoundProducts, degrees: number): FoundProducts {
  const least = Math.max(0, ...found.products.map(({ score }) => score)) * NEARLY_AS_GOOD;
  const all = found.products.map((product) => ({ product, comfort: comfortTold(product) }));
  const wrong = all.filter(({ comfort }) => comfort !== null && comfort.degrees > degrees);
  if (wrong.length === 0) return found;
  const right = all.filter((one) => one.comfort !== null && !wrong.includes(one));
  const untold = all.filter(({ comfort, product }) => comfort === null && product.score >= least);
  const products = [...right, ...untold].map(({ product }) => product);
  if (products.length > 0) return { ...uncounted(found), products };
  const [nearest] = wrong.toSorted((one, other) => one.comfort!.degrees - other.comfort!.degrees);
  const { told, isQuoted } = nearest!.comfort!.told;
  return {
    ...uncounted(found),
    products,
    answerable: { score: 0, decision: "no_answer" },
    notFor: { title: nearest!.product.card.title, told, isQuoted },
  };
}
