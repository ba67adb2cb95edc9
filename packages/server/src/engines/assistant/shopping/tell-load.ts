import { amountFor, isWithinLimit, limitOf, OF_WEIGHT } from "../finding/limits.ts";
import { asksLoad } from "../said/asks-load.ts";
import type { FoundProduct } from "../tools.ts";
import { datumTold } from "./datum-told.ts";
import type { Step } from "./step.ts";
import { capital } from "./tell-product.ts";

/**
 * How much a product takes at most, "how much does it carry?", and whether that is enough for what is said: "is it for a 30 kg
 * dog?", "I weigh 115 kg, is it ok?" Null: it is not asked, or not told.
 */
export function tellLoad(product: FoundProduct, { question, language }: Step): string | null {
  const { words, phrases } = language;
  const amount = amountFor(question, words);
  if (!amount && !asksLoad(question, words)) return null;
  const limit = limitOf(product, amount?.base ?? OF_WEIGHT);
  if (!limit) return null;
  const told = datumTold(product.card.title, limit, phrases);
  if (!amount) return told;
  const { yes, no } = phrases.shop;
  return `${capital(isWithinLimit(limit, amount) ? yes : no)}. ${told}`;
}
