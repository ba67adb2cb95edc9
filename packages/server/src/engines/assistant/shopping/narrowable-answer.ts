import type { Language } from "../said/languages.ts";
import { productAnswer } from "../products.ts";
import type { FoundProducts } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { narrowingsOf } from "./narrowings.ts";

/**
 * Says what was found, and suggests what would narrow it.
 *
 * @param isMore whether others of the same search were shown before
 */
export const narrowableAnswer = async (
  found: FoundProducts,
  turn: Turn,
  language: Language,
  isMore = false,
): Promise<Draft> => productAnswer(found, turn, language, isMore, await narrowingsOf(found, { turn, language }));
