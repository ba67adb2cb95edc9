import { draftOf } from "../draft.ts";
import { plainText } from "../plain-text.ts";
import { asksWhy } from "../said/asks-why.ts";
import type { Draft } from "../turn.ts";
import { chips } from "./chips.ts";
import type { Step } from "./step.ts";

/** What an answer tells of a product's own data: a sentence in quotation marks, or a datum behind its name. */
const TOLD = /\*\*[^*]+\*\*:\s/u;
/** "No." before it. */
const NO = /^\p{L}{2,6}[.!]\s+(?=\*\*)/u;

/**
 * "Why not?" after something was told of the only product that was shown: what its data told, once more, which is all that is known,
 * or that they don't say it. Null: it is not asked.
 */
export async function whyNot({ question, before, tool, turn, language }: Step): Promise<Draft | null> {
  const [id, ...more] = before.last;
  const last = turn.history.at(-1);
  if (id === undefined || more.length > 0 || !before.isFresh || last?.role !== "assistant") return null;
  if (!asksWhy(question)) return null;
  const [product] = await tool.named(turn.tenant.id, [id]);
  if (!product) return null;
  const { standing } = before;
  const reason = TOLD.test(last.content) ? last.content.replace(NO, "") : null;
  return draftOf("answer", reason ?? language.phrases.shop.untold(plainText(product.card.title)), {
    products: [product.card],
    applied_filters: standing ? chips(standing, turn, language, product.card.price.currency) : [],
    ...(standing && { standing }),
  });
}
