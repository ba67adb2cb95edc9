import { findWished } from "../finding/find-products.ts";
import type { Filter } from "../../wishes/wish.ts";
import type { Draft, Standing } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { namedAmong } from "./by-name.ts";
import { wishOf } from "./changed-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";

/** The standing wish without one of those that were shown: "not the betta cube". Null: none of them is named so. */
export async function withoutNamed(step: Step, standing: Standing): Promise<Draft | null> {
  const { said, before, tool, turn, language } = step;
  const denied = said.wish.filters.filter(({ field, op }) => field === "words" && op === "not");
  if (denied.length === 0 || !said.holdsDefinite || before.last.length < 2) return null;
  const words = [...denied.flatMap(({ value }) => String(value).split(" ")), ...said.own];
  const named = namedAmong(await tool.named(turn.tenant.id, before.last), words);
  if (!named || named.left.length > 0) return null;
  const without: Filter = { field: "words", op: "not", value: words.join(" ") };
  const wish = wishOf({ ...standing, filters: [...standing.filters, without] });
  const found = await asNow(tool, turn.tenant.id, await findWished(tool, turn.tenant.id, wish));
  return found.products.length > 0 ? narrowableAnswer(found, turn, language) : null;
}
