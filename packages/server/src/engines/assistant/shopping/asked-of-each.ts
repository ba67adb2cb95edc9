import { draftOf } from "../draft.ts";
import { plainText } from "../plain-text.ts";
import { standingOf } from "../products.ts";
import { wishFor } from "../../wishes/wish.ts";
import { goodsWords } from "../said/question.ts";
import type { Draft } from "../turn.ts";
import { MOST_COMPARED } from "./compare.ts";
import { namedEach } from "./compare-shown.ts";
import { partsOf } from "./parts-compared.ts";
import { facetsOf, type Step } from "./step.ts";
import { tellOf } from "./tell-product.ts";

/**
 * What is asked of several products that are named: "how heavy are the Uno and the Brago S?" Null: it is not asked of several, or
 * nothing is told of any.
 */
export async function askedOfEach(step: Step): Promise<Draft | null> {
  const { said, question, tool, turn, language } = step;
  const facets = facetsOf(said);
  const isWish = said.wish.order !== null || said.wish.filters.some(({ field }) => field !== "availability");
  const compares = said.isComparison || said.isWhich || said.relative !== null || said.by !== null;
  if (facets.length === 0 || isWish || compares || said.asksForGoods || said.isOfPolicies || said.beside.length < 2)
    return null;
  const names = partsOf(question, language.words).map((part) =>
    goodsWords(part, language.words).filter((word) => said.beside.includes(word)),
  );
  if (names.length < 2 || names.length > MOST_COMPARED || names.some(({ length }) => length === 0)) return null;
  const named = (await namedEach(names, step)).flatMap((one) => (one && one.left.length === 0 ? [one.product] : []));
  if (named.length < names.length) return null;
  const products = await tool.asNow(turn.tenant.id, named);
  const told = products.map((product) => tellOf(product, { facets, own: [] }, step));
  if (told.every((one) => one === null)) return null;
  const cards = products.map(({ card }) => card);
  const all = told.map((one, at) => one ?? language.phrases.shop.untold(plainText(cards[at]!.title)));
  return draftOf("answer", all.join("\n\n"), {
    products: cards,
    standing: standingOf(wishFor(said.beside.join(" ")), cards),
  });
}
