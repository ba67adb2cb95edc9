import type { ProductFacts } from "../../db/lexemes.ts";
import { quantitiesIn, termOf, type Quantity } from "../wishes/quantities.ts";
import { unitIn } from "../wishes/units.ts";
import { foldedWords } from "../wording/fold.ts";
import type { IsKnown } from "./known-lexemes.ts";

type Amount = Pick<Quantity, "value" | "base">;

/** Longer values describe, or list what the product goes with. In UTF-16 units. */
const LONGEST_VALUE = 60;

/** The terms by which a product is found that a quantity of its title or its data is asked for. */
export function quantitiesOf({ title, attributes }: Pick<ProductFacts, "title" | "attributes">): string[] {
  const all: Amount[] = quantitiesIn(title);
  for (const name in attributes) all.push(...quantitiesTold(name, attributes[name]));
  return [...new Set(all.map(termOf))];
}

/** What a member of a product's data tells in units, its own or those that its name ends with: `weight_kg: 1.5`. */
function quantitiesTold(name: string, value: unknown): Amount[] {
  if (typeof value === "string") return value.length > LONGEST_VALUE ? [] : quantitiesIn(value);
  if (typeof value !== "number" || !/[_( ]/.test(name)) return [];
  const unit = unitIn(foldedWords(name).at(-1) ?? "");
  return unit ? [{ value: value * unit.times, base: unit.base }] : [];
}

/** A question without the quantities that texts tell, and by which terms those are found. */
export function withoutQuantities(
  question: string,
  isKnown: IsKnown,
): { text: string; told: { term: string; written: string }[] } {
  const quantities = quantitiesIn(question).filter((one) => isKnown(termOf(one)));
  let text = question;
  for (const { start, end } of quantities.toReversed()) text = `${text.slice(0, start)} ${text.slice(end)}`;
  return {
    text,
    told: quantities.map((one) => ({ term: termOf(one), written: apart(question.slice(one.start, one.end)) })),
  };
}

/** "500ml" as most texts have it. */
const apart = (written: string): string => written.replace(/(?<=\d)(?=\p{L})/u, " ");
