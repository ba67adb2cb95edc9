import { draftOf } from "../draft.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { chips } from "./chips.ts";
import { relations } from "../words/shopping/shopping-words.ts";
import { firstIn, orderOf } from "./compare.ts";
import type { Remembered } from "./remembered.ts";
import { facetsOf, type Step } from "./step.ts";
import { tellAsked } from "./tell-asked.ts";
import { isSoOf } from "./tell-whether.ts";

/** Of so many that were shown each is told of; of more, "it" is the first. */
const MOST_TOLD = 3;

/** What "it" is, where nothing else tells: after "the cheapest" that one, else the first that was shown. */
export function firstOfShown(shown: FoundProduct[], { last, standing }: Remembered): FoundProduct | undefined {
  const relation = relations.find((one) => orderOf[one] === standing?.order);
  const products = shown.filter(({ card }) => last.includes(card.id));
  return (relation && firstIn(products, relation)) ?? products.find(({ card }) => card.id === last[0]);
}

/**
 * What is asked of "it" where several were shown, told of all that it may be: "does it have 256 GB?" of those that have, and "how wide
 * is it?" of each. Null: none of them tells it, or it is asked of many.
 */
export async function ofShown(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn, language } = step;
  const facets = facetsOf(said);
  const isInOrder = (before.standing?.order ?? null) !== null && !said.isOfThem;
  if (!before.isFresh || before.last.length < 2 || isInOrder || (facets.length === 0 && said.asked.length === 0))
    return null;
  const shown = await tool.asNow(turn.tenant.id, await tool.named(turn.tenant.id, before.last));
  const told = shown.flatMap((product) => {
    const text = tellAsked({ product, left: said.beside }, { facets, isWhether: said.asksWhether }, step);
    return text === null ? [] : [{ product, text, isSo: isSoOf(product, said, step) }];
  });
  const right = told.filter(({ isSo }) => isSo === true);
  const meant = right.length > 0 ? right : told;
  const isTelling = right.length > 0 || (said.asksWhether && meant.length < shown.length) || meant.length <= MOST_TOLD;
  if (meant.length === 0 || !isTelling) return null;
  const { standing } = before;
  return draftOf("answer", [...new Set(meant.map(({ text }) => text))].join("\n\n"), {
    products: meant.map(({ product }) => product.card),
    applied_filters: standing ? chips(standing, turn, language, shown[0]!.card.price.currency) : [],
    ...(standing && { standing }),
  });
}
