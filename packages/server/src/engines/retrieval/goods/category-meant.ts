import type { Filter } from "../../wishes/wish.ts";
import { knownIn } from "../index/known-lexemes.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import type { Alternative } from "../other-words/alternatives.ts";
import { categoryCalled } from "./category-called.ts";

/** The category that all words together are another name for, where the texts don't call it so themselves. */
export function categoryMeant(
  index: LexemeIndex,
  { lexemes, alternatives }: { lexemes: readonly string[]; alternatives: readonly Alternative[] },
): Filter | null {
  if (lexemes.every(knownIn(index))) return null;
  const whole = alternatives.filter(({ of, isNear }) => !isNear && lexemes.every((one) => of.includes(one)));
  const told = { properties: index.facts!.properties, total: index.ids.length };
  return categoryCalled(
    whole.map(({ means }) => means),
    told,
  );
}
