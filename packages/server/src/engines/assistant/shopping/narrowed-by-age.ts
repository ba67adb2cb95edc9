import { partiesIn, withoutPartiesIn } from "../../wishes/parties.ts";
import { AGE } from "../../wishes/wish.ts";
import { draftOf } from "../draft.ts";
import { AMONG, areMostlyToldAges, forAge } from "../finding/for-age.ts";
import { keptTo } from "../finding/kept-to-ages.ts";
import { withoutNotForThem } from "../finding/not-for-them.ts";
import { ageIn } from "../said/age-in.ts";
import { ofWhomSought } from "../said/of-whom-sought.ts";
import { filtersOf, noProduct } from "../no-answer.ts";
import { mostProducts, standingOf } from "../products.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { wishOf } from "./changed-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";

/**
 * Those of what was wished for that are told to be for an age, "which of these is for a 2 year old?", and without those that are
 * told not to be for whom is named: "for a baby". Null: neither is said, or more is, or no product tells of it.
 */
export async function narrowedByAge({
  before,
  said: turned,
  tool,
  turn,
  question,
  language,
}: Step): Promise<Draft | null> {
  const { standing } = before;
  const said = ageIn(ofWhomSought(question, turn.history, language), language.words);
  // "3 ans" in answer to what was shown names nobody; where that is told to be for ages, it is one.
  const isAlone = said !== null && !said.isOfSomebody && readTurn(said.rest, language.words).own.length === 0;
  const age = said?.isOfSomebody || isAlone ? { ...said, isOfSomebody: true } : null;
  const whom = age ? [] : partiesIn(question);
  const rest = age ? age.rest : withoutPartiesIn(question);
  const isOfAny = age !== null || whom.length > 0;
  // Of a single one it is asked whether it is for them; "for a puppy?" wishes for such.
  const least = age || turned.isOfIt || turned.asksWhether || turned.pointsBack ? 2 : 1;
  if (!standing || !isOfAny || before.last.length < least || readTurn(rest, language.words).own.length > 0) return null;
  const wish = wishOf(standing);
  const ofAnyAge = { ...wish, filters: wish.filters.filter(({ field }) => field !== AGE) };
  const among = await tool.search(turn.tenant.id, ofAnyAge, AMONG);
  const isForChild = wish.filters.some(({ field }) => field === AGE);
  if (isAlone && !isForChild && !areMostlyToldAges(among)) return null;
  const all = age ? forAge(among, age) : withoutNotForThem(among, question, whom);
  if (!all) return null;
  const shown = { ...all, products: all.products.slice(0, mostProducts + 1) };
  const found = await asNow(tool, turn.tenant.id, age ? keptTo(shown, age) : shown);
  if (found.products.length > 0) return narrowableAnswer(found, turn, language);
  return draftOf("no_answer", noProduct(found, null, turn, language), {
    applied_filters: filtersOf(found, turn, language),
    standing: standingOf(found.wish, []),
  });
}
