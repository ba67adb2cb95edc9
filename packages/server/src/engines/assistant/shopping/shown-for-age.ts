import { holdsPhrase } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { ageIn } from "../said/age-in.ts";
import { ofWhomSought } from "../said/of-whom-sought.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { chips } from "./chips.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";
import { tellHarm } from "./tell-harm.ts";
import { untoldOfUse } from "./warnings-of.ts";

/**
 * What the only product that was shown tells of the age that somebody is said to have, "I'm 17", "for a 4 month old": nobody seeks
 * something else by that alone. Null: more is said, or is asked.
 */
export async function shownForAge(step: Step): Promise<Draft | null> {
  const { before, said, tool, turn, language } = step;
  const [id, ...more] = before.last;
  const { standing } = before;
  if (id === undefined || more.length > 0 || !before.isFresh || !standing) return null;
  const question = ofWhomSought(step.question, turn.history, language);
  const { words } = language;
  const age = ageIn(question, words);
  const seeks = said.asksForGoods || said.isMore || said.isLikeIt || said.asksWhether || said.facets.length > 0;
  const namesAny = [words.shop.gifts, words.wishes.any].some((phrases) => holdsPhrase(saidIn(question), phrases));
  if (!age?.isOfSomebody || seeks || namesAny || readTurn(age.rest, words).own.length > 0) return null;
  const [product] = await tool.named(turn.tenant.id, [id]);
  if (!product) return null;
  const response = tellHarm(product, { ...step, question }) ?? untoldOfUse(product, language);
  return draftOf("answer", response, {
    products: [product.card],
    applied_filters: chips(standing, turn, language, product.card.price.currency),
    standing,
  });
}
