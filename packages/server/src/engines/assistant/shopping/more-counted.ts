import { countedIn } from "../../wishes/counted.ts";
import { findWished } from "../finding/find-products.ts";
import { boundsCount } from "../finding/find-wish.ts";
import { goodsWords } from "../said/question.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { wishOf } from "./changed-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";

/** "With at least 3 cameras", after phones. Null: it is not said, or nothing is counted so. */
export async function moreCounted({ before, tool, turn, language, question }: Step): Promise<Draft | null> {
  const counted = before.standing ? countedIn(question, language.words.wishes) : null;
  if (!before.standing || !counted || goodsWords(counted.rest, language.words).length > 0) return null;
  const standing = wishOf(before.standing);
  const wish = { ...standing, filters: [...standing.filters, ...counted.filters] };
  const found = await findWished(tool, turn.tenant.id, wish);
  const isRead = [...found.wish.filters, ...(found.without ?? [])].some(boundsCount);
  if (!isRead || found.products.length === 0) return null;
  return narrowableAnswer(await asNow(tool, turn.tenant.id, found), turn, language);
}
