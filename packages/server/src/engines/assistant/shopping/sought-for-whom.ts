import { partiesIn } from "../../wishes/parties.ts";
import { foldedWords } from "../../wording/fold.ts";
import { findProducts } from "../finding/find-products.ts";
import { answers } from "../finding/met-in-part.ts";
import type { CatalogueTool } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { wishOf } from "./changed-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";

/** Who says more seeks something else. In words. */
const MOST_WORDS = 4;

/**
 * "For my daughter", and nothing else, after goods were sought: the same, for her. It names no other goods, though some are told to be
 * for children. Null: more is said, or nothing was sought right before.
 */
export async function soughtForWhom({ question, before, said, allowed, turn, language }: Step): Promise<Draft | null> {
  const { words } = language;
  const all = saidIn(question);
  const names = (word: string): boolean =>
    foldedWords(word).every((one) => words.kin.has(one) || partiesIn(one).length > 0);
  const isOfWhom =
    all.length <= MOST_WORDS &&
    all.some((word) => words.forWhom.has(word)) &&
    all.some((word) => words.kin.has(word)) &&
    said.own.every(names) &&
    said.wish.filters.length === 0;
  const { standing } = before;
  const thing =
    standing && (standing.words || String(standing.filters.find(({ field }) => field === "category")?.value ?? ""));
  if (!isOfWhom || !thing || !before.isFresh) return null;
  const { filters, order } = wishOf(standing);
  const asBefore: CatalogueTool = {
    ...allowed,
    search: (tenantId, wish, limit) =>
      allowed.search(tenantId, { ...wish, filters: [...filters, ...wish.filters], order: wish.order ?? order }, limit),
  };
  const found = await asNow(
    allowed,
    turn.tenant.id,
    await findProducts(asBefore, turn.tenant.id, `${thing} ${question}`, words),
  );
  return answers(found) && found.products.length > 0 ? narrowableAnswer(found, turn, language) : null;
}
