import type { Wish } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { mostProducts } from "../products.ts";
import type { Language } from "../said/languages.ts";
import { hear } from "../said/small-talk.ts";
import { goodsWords } from "../said/question.ts";
import { wishIn } from "../said/wish-in.ts";
import type { Draft } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";

/** All that a shop sells in the order that is all that is said, "best rated", "am günstigsten", as the first that is said. Null: more is said, or was. */
export async function allByOrder(
  { tool, turn, question, language }: Step,
  languages: readonly Language[],
): Promise<Draft | null> {
  // "The cheapest" after something that there is none of is of that, and "hello" is of nothing.
  const isFirst = turn.history.every(({ role, content }) => role !== "visitor" || hear(content, languages).rest === "");
  if (turn.mode !== "ecommerce" || !isFirst) return null;
  const spoken = foldedWords(question);
  const [wish] = languages.flatMap(({ words }) => {
    // Reading a wish costs most of a turn's reading; a message that names no order is read in its own language alone.
    const named = Object.values(words.wishes.order);
    if (!named.some((phrases) => holdsPhrase(spoken, phrases))) return [];
    const said = wishIn(question, words);
    const isMere = said.order !== null && said.filters.length === 0 && goodsWords(said.words, words).length === 0;
    return isMere ? [said] : [];
  });
  if (!wish) return null;
  const anything: Wish = { words: "", filters: [], order: wish.order, isSaid: false };
  const found = await asNow(tool, turn.tenant.id, await tool.search(turn.tenant.id, anything, mostProducts + 1));
  return found.products.length > 0 ? narrowableAnswer(found, turn, language) : null;
}
