import { wishFor } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { standingOf } from "../products.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { goodsNamed } from "./by-name.ts";
import { datumTold } from "./datum-told.ts";
import type { Step } from "./step.ts";
import { attributesOf, tellsAll } from "./tell-product.ts";

/**
 * What goods that are named tell themselves of a rule of the shop's: "warranty of the cordless drill" is told by its "Warranty: 3
 * years". Null: none are named, or their data don't tell it, and what the shop says of all holds.
 */
export async function datumOfNamed(step: Step): Promise<Draft | null> {
  const { said, tool, turn, language } = step;
  if (!said.isOfPolicies || said.asksForGoods) return null;
  const isOfRule = (word: string): boolean => isPhrase(foldedWords(word), language.words.shop.policies);
  const asked = said.own.filter(isOfRule);
  const things = said.own.filter((word) => !isOfRule(word));
  if (asked.length === 0 || things.length === 0) return null;
  const { each: named } = await goodsNamed(tool, turn.tenant.id, things);
  if (named.length === 0 || named.some(({ left }) => left.length > 0)) return null;
  const products = await tool.asNow(
    turn.tenant.id,
    named.map(({ product }) => product),
  );
  const told = products.map((product) => datumOf(product, asked, step));
  if (told.length === 0 || told.includes(null)) return null;
  const cards = products.map(({ card }) => card);
  return draftOf("answer", told.join("\n\n"), {
    products: cards,
    standing: standingOf({ ...wishFor(things.join(" ")), isSaid: false }, cards),
  });
}

function datumOf(product: FoundProduct, asked: readonly string[], step: Step): string | null {
  const datum = attributesOf(product, step).find(({ words }) => tellsAll(words, asked));
  return datum
    ? datumTold(product.card.title, { told: `${datum.name}: ${datum.value}`, isQuoted: false }, step.language.phrases)
    : null;
}
