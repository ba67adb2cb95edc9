import { harmIn, isDanger } from "../../wishes/harm-told.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import type { Step } from "./step.ts";
import { attributesOf, capital } from "./tell-product.ts";

/** Whether a product harms nobody, where that is asked: "is it safe for cats?" Null: it is not asked, or nothing is told of it. */
export function tellDanger(product: FoundProduct, step: Step): string | null {
  const { wish } = step.said;
  if (!asksForHarmless(wish)) return null;
  const data = attributesOf(product, step).map(({ name, value }) => ({
    said: isSo(value) === null ? `${name} ${value}` : `${isSo(value) ? "" : "no "}${name}`,
    told: `${name}: ${value}.`,
  }));
  const sentences = (product.description ?? "")
    .split(/(?<=[.!?])\s+/)
    .map((said) => ({ said, told: `“${plainText(said)}”` }));
  const all = [...data, ...sentences].map((one) => ({ ...one, harm: harmIn([one.said]) }));
  const one = all.find(({ harm }) => harm === "there") ?? all.find(({ harm }) => harm === "free");
  if (!one) return null;
  const { yes, no } = step.language.phrases.shop;
  return `${capital(one.harm === "free" ? yes : no)}. **${plainText(product.card.title)}**: ${one.told}`;
}

export const asksForHarmless = ({ filters }: Step["said"]["wish"]): boolean =>
  filters.some(({ field, op, value }) => field === "words" && op === "not" && isDanger(String(value)));
