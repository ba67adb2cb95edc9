import { wishFor } from "../../wishes/wish.ts";
import { draftOf } from "../draft.ts";
import { meantOf, mostProducts, standingOf } from "../products.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { beyond } from "./beyond.ts";
import { alike, productNamed } from "./by-name.ts";
import { merged, wishOf } from "./changed-wish.ts";
import { chips } from "./chips.ts";
import { heldFor, type Held } from "./held-of-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";

/** Of what was shown so many are looked through for more. */
const MOST_SEEN = 200;

/** The next ones of the same search, or what is like one of them. */
export async function showMore(step: Step): Promise<Draft | null> {
  const { tool, turn, language, said, before } = step;
  const { standing } = before;
  if (said.isLikeIt) {
    const like = await likeIt(step);
    if (like) return like;
  }
  if (!standing || standing.seen.length === 0) return null;
  const found = await tool.search(
    turn.tenant.id,
    wishOf(standing),
    Math.min(standing.seen.length + mostProducts + 1, MOST_SEEN),
  );
  const unseen = meantOf(found.products, found.wish).filter(({ card }) => !standing.seen.includes(card.id));
  const next = await asNow(tool, turn.tenant.id, { ...found, products: unseen });
  // "More of that" of one thing is what is like it.
  const isOfOne = before.last.length === 1 && standing.seen.length === 1;
  const like = next.products.length === 0 && isOfOne ? await likeIt(step) : null;
  if (like) return like;
  if (next.products.length === 0)
    return draftOf("answer", language.phrases.shop.noMore, {
      applied_filters: chips(standing, turn, language, found.products[0]?.card.price.currency ?? ""),
      standing,
    });
  const draft = await narrowableAnswer(next, turn, language, true);
  const seen = [...standing.seen, ...draft.products.map(({ id }) => id)];
  return { ...draft, standing: { ...standing, ...draft.standing, seen } };
}

/** What is like the one product that was shown, or named, and as was wished for; "but cheaper" where that is said. */
async function likeIt(step: Step): Promise<Draft | null> {
  const { tool, turn, before, said } = step;
  const only = before.last.length === 1 ? (await tool.named(turn.tenant.id, before.last))[0] : undefined;
  const named = only ? null : await productNamed(tool, turn.tenant.id, (before.standing?.words ?? "").split(" "));
  const [product] = only || !named ? [only] : await tool.asNow(turn.tenant.id, [named.product]);
  if (!product) return null;
  const held = heldFor(product, before.standing);
  const filters = said.relative ? merged(held.filters, [beyond(product, said.relative)]) : held.filters;
  return toldAlike(product, { ...held, filters }, step);
}

/** What is like a product, and as was wished for. Null: nothing is. */
export async function toldAlike(
  product: FoundProduct,
  held: Held,
  { allowed, turn, language }: Step,
): Promise<Draft | null> {
  const like = await alike(allowed, turn.tenant.id, product, held);
  if (like.length === 0) return null;
  const { filters } = held;
  const cards = like.map(({ card }) => card);
  const standing = standingOf({ ...wishFor(product.card.title), filters, isSaid: false }, [product.card, ...cards]);
  return draftOf("answer", language.phrases.shop.alike, {
    products: cards,
    standing,
    ...(filters.length > 0 && { applied_filters: chips(standing, turn, language, product.card.price.currency) }),
  });
}
