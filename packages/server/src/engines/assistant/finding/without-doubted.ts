import { asOfDiet } from "../../wishes/diets-wished.ts";
import { barredBy } from "../../wording/goods/diets-said.ts";
import type { CatalogueTool, FoundProduct, FoundProducts } from "../tools.ts";
import { withoutAnswer } from "./find-wish.ts";
import { uncounted } from "./uncounted.ts";

/** "Veggie burger" is one without meat, whatever else "veggie" is said of: what tells of meat, and is not called so, is left out. */
export function withoutDoubted(found: FoundProducts, sentence: string, tool: CatalogueTool): FoundProducts {
  const doubted = asOfDiet(sentence);
  if (!doubted) return found;
  const isAgainst = ({ card, description }: FoundProduct): boolean =>
    !asOfDiet(card.title) &&
    doubted.diets
      .flatMap(barredBy)
      .some((thing) => tool.saysOf(`${card.title}. ${description ?? ""}`, thing) === "there");
  const products = found.products.filter((one) => !isAgainst(one));
  if (products.length === found.products.length) return found;
  const rest = uncounted(found);
  return products.length > 0 ? { ...rest, products } : withoutAnswer(found);
}
