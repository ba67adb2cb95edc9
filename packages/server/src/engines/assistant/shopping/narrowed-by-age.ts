import { AGE } from "../../wishes/wish.ts";
import { draftOf } from "../draft.ts";
import { AMONG, forAge } from "../finding/for-age.ts";
import { keptTo } from "../finding/kept-to-ages.ts";
import { ageIn } from "../said/age-in.ts";
import { filtersOf, noProduct } from "../no-answer.ts";
import { mostProducts, standingOf } from "../products.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { wishOf } from "./changed-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";

/**
 * Those of what was wished for that are told to be for an age: "which of these is for a 2 year old?", "for a 2 year old". Null:
 * no age is said, or more is, or no product tells one.
 */
export async function narrowedByAge({ before, tool, turn, question, language }: Step): Promise<Draft | null> {
  const { standing } = before;
  const age = ageIn(question, language.words);
  if (!standing || !age?.isOfSomebody || before.last.length < 2 || readTurn(age.rest, language.words).own.length > 0)
    return null;
  const wish = wishOf(standing);
  const ofAnyAge = { ...wish, filters: wish.filters.filter(({ field }) => field !== AGE) };
  const all = forAge(await tool.search(turn.tenant.id, ofAnyAge, AMONG), age);
  if (!all) return null;
  const found = await asNow(
    tool,
    turn.tenant.id,
    keptTo({ ...all, products: all.products.slice(0, mostProducts + 1) }, age),
  );
  if (found.products.length > 0) return narrowableAnswer(found, turn, language);
  return draftOf("no_answer", noProduct(found, null, turn, language), {
    applied_filters: filtersOf(found, turn, language),
    standing: standingOf(found.wish, []),
  });
}
