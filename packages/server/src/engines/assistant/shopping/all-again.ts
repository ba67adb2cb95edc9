import { findProducts, findWished } from "../finding/find-products.ts";
import type { Draft, Standing } from "../turn.ts";
import { asNow } from "./as-now.ts";
import { wishOf } from "./changed-wish.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { readSentence } from "./sentence.ts";
import type { Step } from "./step.ts";
import { goodsWords } from "../said/question.ts";

/**
 * All of the things that are wished for, whatever was said of how they shall be: "back to all", "back to all saws". Null: none
 * were named.
 */
export async function allAgain({ allowed, turn, question, language }: Step, standing: Standing): Promise<Draft | null> {
  const sentence = readSentence(question);
  sentence.take(language.words.shop.allAgain);
  const named = goodsWords(sentence.rest(), language.words).join(" ");
  const things = standing.filters.filter(({ field }) => field === "category");
  if (named === "" && standing.words === "" && things.length === 0) return null;
  const all =
    named === ""
      ? await findWished(allowed, turn.tenant.id, wishOf({ ...standing, filters: things, order: null }))
      : await findProducts(allowed, turn.tenant.id, named, language.words);
  const found = await asNow(allowed, turn.tenant.id, all);
  return found.products.length > 0 && found.answerable.decision === "answer"
    ? narrowableAnswer(found, turn, language)
    : null;
}
