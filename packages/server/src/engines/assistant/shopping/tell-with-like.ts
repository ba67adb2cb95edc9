import { wishFor } from "../../wishes/wish.ts";
import { draftOf } from "../draft.ts";
import { standingOf } from "../products.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { alike } from "./by-name.ts";
import { chips } from "./chips.ts";
import { heldFor } from "./held-of-wish.ts";
import type { Step } from "./step.ts";

/** What is told of a product, with what is like it where that can't be had. */
export async function tellWithLike(
  product: FoundProduct,
  response: string,
  { allowed, turn, language, before }: Step,
): Promise<Draft> {
  const isOut = product.card.availability === "out_of_stock";
  const held = heldFor(product, before.standing);
  const like = isOut ? await alike(allowed, turn.tenant.id, product, held) : [];
  const cards = [product, ...like].map(({ card }) => card);
  const standing = standingOf({ ...wishFor(product.card.title), filters: held.filters, isSaid: false }, cards);
  return draftOf("answer", like.length > 0 ? `${response} ${language.phrases.shop.alike}` : response, {
    products: cards,
    standing,
    ...(held.filters.length > 0 && { applied_filters: chips(standing, turn, language, product.card.price.currency) }),
  });
}
