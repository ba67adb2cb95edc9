import { wishFor } from "../../wishes/wish.ts";
import { draftOf } from "../draft.ts";
import { standingOf } from "../products.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { alike } from "./by-name.ts";
import type { Step } from "./step.ts";

/** What is told of a product, with what is like it where that can't be had. */
export async function tellWithLike(
  product: FoundProduct,
  response: string,
  { allowed, turn, language }: Step,
): Promise<Draft> {
  const isOut = product.card.availability === "out_of_stock";
  const like = isOut ? await alike(allowed, turn.tenant.id, product) : [];
  const wish = wishFor(product.card.title);
  const cards = [product, ...like].map(({ card }) => card);
  return draftOf("answer", like.length > 0 ? `${response} ${language.phrases.shop.alike}` : response, {
    products: cards,
    standing: standingOf({ ...wish, isSaid: false }, cards),
  });
}
