import type { Filter } from "../../wishes/wish.ts";
import { knownIn } from "../index/known-lexemes.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import type { Alternative } from "../other-words/alternatives.ts";
import { categoryCalled } from "./category-called.ts";

/** Who has more kinds of a thing is asked for by no category. */
const MOST_KINDS = 4;

/**
 * The category that all words together are another name for, where the texts don't call it so themselves; of a thing that the shop
 * keeps by its kinds all of these: "Lampen" are "Stehlampen" and "Tischlampen", and coffee makers espresso and capsule machines.
 */
export function categoryMeant(
  index: LexemeIndex,
  { lexemes, alternatives }: { lexemes: readonly string[]; alternatives: readonly Alternative[] },
): Filter[] {
  if (lexemes.every(knownIn(index))) return [];
  const whole = alternatives.filter(({ of, isNear }) => !isNear && lexemes.every((one) => of.includes(one)));
  const told = { properties: index.facts!.properties, total: index.ids.length };
  const called = whole.flatMap(({ means }) => categoryCalled([means], told) ?? []);
  const all = [...new Map(called.map((one) => [one.value, one])).values()];
  return all.length <= MOST_KINDS ? all : [];
}
