import { deniesAny, harmIn, isDanger, isOfDanger, isOfSafety } from "../../wishes/harm-told.ts";
import { animalsIn, isWithin, partiesIn, partiesSaid } from "../../wishes/parties.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isForOtherAnimals } from "../finding/not-for-them.ts";
import { describing } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import { asksPlainly } from "./asks-plainly.ts";
import type { Step } from "./step.ts";
import { attributesOf, capital } from "./tell-product.ts";
import { warningsOf, withLimits } from "./warnings-of.ts";

/** Whether a product harms nobody, where that is asked: "is it safe for cats?" Null: it is not asked, or nothing is told of it. */
export function tellDanger(product: FoundProduct, step: Step): string | null {
  const asked = dangerAsked(product, step);
  if (asked === null) return null;
  const data = attributesOf(product, step).map(({ name, value }) => ({
    said: isSo(value) === null ? `${name} ${value}` : `${isSo(value) ? "" : "no "}${name}`,
    told: `${name}: ${value}.`,
  }));
  const sentences = describing(product.description ?? "").map((said) => ({
    said,
    told: step.language.phrases.quoted(plainText(said)),
  }));
  const all = [...data, ...sentences].map((one) => ({ ...one, harm: harmIn([one.said]), named: partiesIn(one.said) }));
  const harmful = all.filter(({ harm }) => harm === "there");
  const harmless = all.filter(({ harm }) => harm === "free");
  const whom = partiesIn(step.question);
  const { shop } = step.language.phrases;
  const title = plainText(product.card.title);
  const no = harmful.find(({ named }) => isOfAny(whom, named));
  const isPlain = asksPlainly(product, step, (word) => isOfDanger([word]));
  if (no && !isPlain && asked === "danger") return `**${title}**: ${no.told}`;
  if (no) return `${capital(asked === "danger" ? shop.yes : shop.no)}. **${title}**: ${no.told}`;
  // What is no danger when it is dry may be one while it is wet.
  const verdict = isPlain ? `${capital(asked === "danger" ? shop.no : shop.yes)}. ` : "";
  // A dog's drops that are safe for pets are so for dogs.
  const called = animalsIn(product.card.title);
  const isForOthers = isForOtherAnimals(
    product,
    whom.filter((one) => !called.includes(one)),
  );
  const isOf = (one: string, named: readonly string[]): boolean => named.some((other) => isWithin(one, other));
  const yes = isForOthers ? [] : harmless.filter(({ named }) => whom.some((one) => isOf(one, named)));
  const isOfAll = whom.every((one) => yes.some(({ named }) => isOf(one, named)));
  if (whom.length > 0 ? isOfAll : harmful.length === 0 && harmless.some(({ named }) => named.length === 0)) {
    const told = `${verdict}**${title}**: ${(yes[0] ?? harmless.find(({ named }) => named.length === 0))!.told}`;
    return withLimits(told, product, step.language);
  }
  // What is safe for cats need not be so for children: it is told, and neither yes nor no.
  const ofThem = all.find(
    ({ said, named }) => whom.length > 0 && isOfAny(whom, named) && named.length > 0 && deniesAny(said),
  );
  const other = ofThem ?? harmful[0] ?? (isForOthers ? undefined : harmless[0]);
  if (other) return `**${title}**: ${other.told}`;
  return warningsOf(product, step.language) ?? (isForOthers ? shop.untold(title) : null);
}

/** Whether it is asked if a product is dangerous, or if it is safe; null: neither. */
export function dangerAsked({ card }: FoundProduct, { said, question }: Step): "danger" | "safety" | null {
  if (asksForHarmless(said.wish)) return "safety";
  const told = `${card.title} ${card.brand ?? ""} ${partiesSaid(question).join(" ")}`;
  const named = new Set(foldedWords(told));
  const left = said.asked.filter((word) => !foldedWords(word).every((one) => named.has(one)));
  if (!said.asksWhether) return null;
  return isOfDanger(left) ? "danger" : isOfSafety(left) ? "safety" : null;
}

/** Whether what harms some harms any of those that are asked about, too; whoever names nobody means everybody. */
const isOfAny = (whom: readonly string[], named: readonly string[]): boolean =>
  named.length === 0 || whom.some((one) => named.some((other) => isWithin(one, other) || isWithin(other, one)));

export const asksForHarmless = ({ filters }: Step["said"]["wish"]): boolean =>
  filters.some(({ field, op, value }) => field === "words" && op === "not" && isDanger(String(value)));
