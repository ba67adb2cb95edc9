import { foldedWords } from "../../wording/fold.ts";
import { findProducts } from "../finding/find-products.ts";
import { mostProducts } from "../products.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { formOf } from "../words/forms.ts";
import { asNow } from "./as-now.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import type { Step } from "./step.ts";
import { uncounted } from "../finding/uncounted.ts";

/** Shorter words of a name say little of what goes with it. */
const SHORTEST = 3;

/**
 * Others that shall go with one that was shown: "have you a stand for it?", "welcher Akku passt dazu?" Those that name it come
 * alone, where there are any. Null: none are asked for, or found.
 */
export async function whatGoesWith(product: FoundProduct, step: Step): Promise<Draft | null> {
  const { said, tool, turn, language } = step;
  const isFor = said.isForIt && !said.isOfPolicies && (!said.asksWhether || said.asksForGoods || said.isWhich);
  if (!isFor || said.asked.length === 0) return null;
  const found = await findProducts(tool, turn.tenant.id, said.asked.join(" "), language.words);
  const others = found.products.filter(({ card }) => card.id !== product.card.id);
  if (others.length === 0 || found.answerable.decision !== "answer") return null;
  const isNaming = naming(product, said.asked);
  const itsOwn = others.filter(isNaming);
  const meant = itsOwn.length > 0 ? itsOwn : others;
  const best = Math.max(...meant.map(({ score }) => score));
  const products = meant.slice(0, mostProducts).map((one) => ({ ...one, score: best }));
  const rest = uncounted(found);
  const now = await asNow(tool, turn.tenant.id, { ...rest, products });
  return now.products.length > 0 ? narrowableAnswer(now, turn, language) : null;
}

/** Whether the texts of another have a word by which a product is told apart. */
function naming({ card }: FoundProduct, asked: readonly string[]): (other: FoundProduct) => boolean {
  const said = new Set(asked.flatMap(foldedWords));
  const names = foldedWords(card.title).filter(
    (word) => word.length >= SHORTEST && !/^\d/.test(word) && ![...said].some(formOf(word)),
  );
  return (other) => {
    const attributes = Object.values(other.attributes).flat().map(String);
    const words = foldedWords([other.card.title, other.description ?? "", ...attributes].join(" "));
    return names.some((name) => words.some(formOf(name)));
  };
}
