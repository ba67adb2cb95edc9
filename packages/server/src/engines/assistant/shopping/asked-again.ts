import { partiesIn } from "../../wishes/parties.ts";
import { wishFor } from "../../wishes/wish.ts";
import { draftOf } from "../draft.ts";
import { standingOf } from "../products.ts";
import { ageIn } from "../said/age-in.ts";
import type { Draft } from "../turn.ts";
import { goodsNamed } from "./by-name.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";
import { tellAsked } from "./tell-asked.ts";
import { isCondition, tellExcluded } from "./tell-excluded.ts";
import { untoldOfUse } from "./warnings-of.ts";

/** Who says more names something else. In words. */
const MOST_WORDS = 3;

/**
 * What was just asked of one product, whether it is for somebody or without something, asked of another that is named now: "and the
 * lavender oil?" after "is the tea tree oil safe for my cat?" Null: nothing of that kind was asked, or no product is named.
 */
export async function askedAgain(step: Step): Promise<Draft | null> {
  const { said, turn, tool, language } = step;
  const isNext = said.goesOn && said.holdsDefinite && said.own.length > 0 && said.own.length <= MOST_WORDS;
  const question = turn.history.findLast(({ role }) => role === "visitor")?.content;
  if (!isNext || question === undefined || said.asksWhether || said.facets.length > 0) return null;
  const asked = readTurn(question, language.words);
  const isOfSomebody = partiesIn(question).length > 0 || ageIn(question, language.words)?.isOfSomebody === true;
  if (!asked.asksWhether || !(isOfSomebody || asked.wish.filters.some(isCondition))) return null;
  const { one } = await goodsNamed(tool, turn.tenant.id, said.own);
  if (!one || one.left.length > 0) return null;
  const [product = one.product] = await tool.asNow(turn.tenant.id, [one.product]);
  const again: Step = { ...step, question, said: { ...asked, beside: [] } };
  const told =
    tellExcluded(product, again) ??
    tellAsked({ product, left: [] }, { facets: [], isWhether: true }, again) ??
    untoldOfUse(product, language);
  const wish = wishFor(said.own.join(" "));
  return draftOf("answer", told, {
    products: [product.card],
    standing: standingOf({ ...wish, isSaid: false }, [product.card]),
  });
}
