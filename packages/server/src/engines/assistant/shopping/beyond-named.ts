import { wishFor } from "../../wishes/wish.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { mostProducts } from "../products.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { asNow } from "./as-now.ts";
import { beyond } from "./beyond.ts";
import { productNamed } from "./by-name.ts";
import { merged } from "./changed-wish.ts";
import { heldFor } from "./held-of-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { readSentence } from "./sentence.ts";
import { toldAlike } from "./show-more.ts";
import type { Step } from "./step.ts";

/**
 * What is like a product that is named, "alternative to the Osprey", or is cheaper, dearer or better: "something cheaper than the
 * Osprey", "backpacks cheaper than the Osprey". Null: none is named, or nothing is so.
 */
export async function beyondNamed(step: Step): Promise<Draft | null> {
  const { said, tool, allowed, turn, question, language, before } = step;
  const { shop } = language.words;
  const isLike = holdsPhrase(saidIn(question), shop.likeNamed);
  const compares =
    said.relative !== null && [shop.between, shop.than].some((phrases) => holdsPhrase(saidIn(question), phrases));
  if ((!isLike && !compares) || said.beside.length === 0 || said.asksWhether) return null;
  const sentence = readSentence(said.beside.join(" "));
  sentence.take(isLike ? shop.likeNamed : shop.than);
  const named = await productNamed(tool, turn.tenant.id, sentence.rest().split(" ").filter(Boolean));
  if (!named) return null;
  const { product, left } = named;
  const held = heldFor(product, before.standing);
  if (!said.relative) return toldAlike(product, held, step);
  const filters = merged(held.filters, [beyond(product, said.relative)]);
  const isOfKind = left.length > 0;
  const wish = { ...wishFor(isOfKind ? left.join(" ") : product.card.title), filters, isSaid: isOfKind };
  const found = await asNow(tool, turn.tenant.id, await allowed.search(turn.tenant.id, wish, mostProducts + 1));
  if (found.products.length > 0) return narrowableAnswer(found, turn, language);
  // What has another name is of its kind.
  return isOfKind ? null : toldAlike(product, { ...held, filters }, step);
}
