import { meantOf } from "../products.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { wishOf } from "./changed-wish.ts";
import { orderedBy } from "./measured-first.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";

/** Of so many that fit, the lightest are found. */
const MOST = 200;

/** "Have you anything lighter?" shows what fits the standing wish in that order. Null: it is not asked, or not told. */
export async function moreOfMeasure(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn, language } = step;
  const { by } = said;
  if (!by || !before.standing || said.own.length > 0 || said.isOfIt || said.asksElse) return null;
  const found = await tool.search(turn.tenant.id, wishOf(before.standing), MOST);
  const sorted = orderedBy(found, meantOf(found.products, found.wish), by);
  return sorted && narrowableAnswer(await asNow(tool, turn.tenant.id, sorted), turn, language);
}
