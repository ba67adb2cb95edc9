import { colourOf } from "../../wording/colours.ts";
import { fold } from "../../wording/fold.ts";
import type { FoundProduct } from "../tools.ts";
import { narrowed } from "./narrowed.ts";
import type { ShoppingTurn } from "./read-turn.ts";
import { facetsOf, type Step } from "./step.ts";
import { tellAsked } from "./tell-asked.ts";
import { isSoOf } from "./tell-whether.ts";

/** Who says more says what he wants anew. */
const MOST_WORDS = 3;

/**
 * A turn as a question whether something is so of the only product that was shown: "dishwasher?", "auch für Induktion?" Null: it is none,
 * or the data don't tell it, and goods may be wished for.
 */
export async function bareOfShown(product: FoundProduct, step: Step): Promise<Step | null> {
  const { said, question } = step;
  if (!isBare(said, question)) return null;
  const asking = { ...step, said: { ...said, asksWhether: true } };
  // "In red?" and "and blue?" wish for another, if there is one, and "for induction, too?" asks that one, where its data say yes or no.
  const isSo = isSoOf(product, said, asking);
  const isOfOther = isSo !== true && said.own.every(namesColour);
  if ((said.narrows && isSo === null && !isOfOther) || (isOfOther && (await isThere(product, step)))) return null;
  const told = tellAsked({ product, left: said.beside }, { facets: facetsOf(said), isWhether: true }, asking);
  return told === null ? null : asking;
}

/** Whether something else is so that fits what the visitor wishes for. */
async function isThere({ card }: FoundProduct, step: Step): Promise<boolean> {
  const products = (await narrowed(step))?.products ?? [];
  return products.some(({ id }) => id !== card.id);
}

const namesColour = (word: string): boolean => colourOf(fold(word)) !== null;

/** Whether few words ask for a datum by its name, of whatever was shown: "cable length?" */
export const asksBareDatum = (said: ShoppingTurn, question: string): boolean =>
  said.facets.length > 0 && !said.narrows && isBare(said, question);

function isBare({ own, wish, ...said }: ShoppingTurn, question: string): boolean {
  const isShort = /[?？]\s*$/u.test(question) && own.length > 0 && own.length <= MOST_WORDS;
  const isOther = said.asksForGoods || said.isOfPolicies || said.asksElse || said.relative !== null;
  return isShort && !isOther && wish.filters.length === 0;
}
