import type { Draft } from "../turn.ts";
import { orderOf } from "./compare.ts";
import { narrowed } from "./narrowed.ts";
import type { Step } from "./step.ts";

/**
 * "Le moins cher" after several were shown, in languages that say by it "the cheapest" as "cheaper": what was wished for, in that order.
 * Null: it is not said, or more is.
 */
export async function theMost(step: Step): Promise<Draft | null> {
  const { said, before } = step;
  if (!said.relative || !said.isDefinite || said.own.length > 0 || before.last.length < 2) return null;
  const wish = { ...said.wish, words: "", order: orderOf[said.relative] };
  return narrowed({ ...step, said: { ...said, relative: null, asksWhether: false, wish } });
}
