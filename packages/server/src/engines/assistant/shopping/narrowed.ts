import { included } from "../../wishes/thing-of-name.ts";
import { wishFor, type Filter } from "../../wishes/wish.ts";
import { fold } from "../../wording/fold.ts";
import { namesDiet } from "../../wording/goods/diets-said.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { boundMeant } from "../finding/bound-meant.ts";
import { findWished } from "../finding/find-products.ts";
import { answers } from "../finding/met-in-part.ts";
import { filtersOf, noProduct } from "../no-answer.ts";
import { mostProducts, standingOf } from "../products.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { asNow } from "./as-now.ts";
import { changedWish } from "./changed-wish.ts";
import { moreCounted } from "./more-counted.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { notedAnew } from "./noted.ts";
import type { Step } from "./step.ts";
import { withoutNamed } from "./without-named.ts";

/** Who says more so many words with a topic says what he wants anew. */
const MOST_WORDS = { added: 4, bare: 3 };

/** The standing wish with what is said more of it. */
export async function narrowed(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn, language } = step;
  const { standing } = before;
  const own = withoutIncluded(said.own);
  if (!standing || said.asksElse || said.isOfPolicies || own.length > MOST_WORDS.added) return null;
  const isWish = said.wish.filters.length > 0 || said.wish.order !== null;
  // "Vegan?" after sausages is said of these.
  const isDiet = own.length > 0 && own.every((word) => namesDiet([word]));
  const leans = said.narrows || (isWish && own.length === 0) || isDiet;
  const isBare = !leans && !said.asksForGoods && !said.isOfIt && own.length <= MOST_WORDS.bare;
  if (!isWish && own.length === 0) return null;
  const unnamed = await withoutNamed(step, standing);
  if (unnamed) return unnamed;
  if (!leans && !isBare) return null;
  const counted = await moreCounted(step);
  if (counted) return counted;
  const search = (one: Parameters<typeof tool.search>[1]) => tool.search(turn.tenant.id, one, mostProducts + 1);
  const { wish, isRead, unread } = await changedWish(search, standing, said.wish, own, language.words);
  if (unread !== "" && (isBare || said.isNegated || said.isOfOthers)) return null;
  if (isBare && !isRead) return null;
  const held: Filter = { field: "words", op: "eq", value: unread };
  const all = unread ? { ...wish, filters: [...wish.filters, held] } : wish;
  const asPrice = await findWished(tool, turn.tenant.id, all);
  const meant = await boundMeant(tool, turn.tenant.id, {
    found: asPrice,
    question: step.question,
    limit: mostProducts + 1,
  });
  const found = await asNow(tool, turn.tenant.id, meant);
  // What is not met wholly may be wished for by itself: a ladder after drills, and what is on sale at all.
  const isMet = found.products.length > 0 && (found.without ?? []).length === 0;
  const isOfAll = own.length === 0 && asksAnew(step);
  if (!isMet && isOfAll) return null;
  const mayBeAlone = unread !== "" || (isBare && own.length > 0);
  const byItself = unread ? wishFor(own.join(" ")) : { ...said.wish, words: own.join(" "), isSaid: true };
  const alone = !isMet && mayBeAlone ? await search(byItself) : null;
  const isAlone = alone !== null && answers(alone) && (alone.unheld ?? []).length === 0;
  if (!isMet && isBare && isAlone) return null;
  if (found.products.length > 0) return narrowableAnswer(found, turn, language);
  const anew = await notedAnew(step);
  if (anew) return anew;
  // A figure that nothing has may be a price that was not understood.
  if (/(?:^| )\d+(?: |$)/.test(unread)) return null;
  // What is said after something else was told may be said of that: "to Switzerland?" of what delivery costs.
  if (unread && !before.isFresh) return null;
  // What is called so is wished for by itself, whatever was before.
  if (unread && !isRead && said.asksForGoods) return null;
  if (isAlone) return null;
  if (unread) {
    const without = await asNow(tool, turn.tenant.id, await findWished(tool, turn.tenant.id, wish));
    if (without.products.length > 0)
      return narrowableAnswer({ ...without, without: [...(without.without ?? []), held] }, turn, language);
  }
  return draftOf("no_answer", noProduct(found, null, turn, language), {
    applied_filters: filtersOf(found, turn, language),
    standing: standingOf(found.wish, []),
  });
}

/** "With a cabinet included" is with a cabinet. */
function withoutIncluded(words: string[]): string[] {
  const left = words.filter((word) => !included.has(fold(word)));
  return left.length > 0 ? left : words;
}

/** "What is on sale?" asks of all that there is. */
const asksAnew = ({ said, question, language: { words } }: Step): boolean =>
  phraseAt(saidIn(question), 0, words.opensQuestion) > 0 && !said.pointsBack && !said.isOfThem;
