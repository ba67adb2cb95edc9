import type { ProductFacts } from "../../../db/lexemes.ts";
import { quantitiesIn, termOf, type Quantity } from "../../wishes/quantities.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import { nearTo, type Measured } from "./measured.ts";
import { quantitiesTold } from "../../wishes/quantities-told.ts";

type Amount = Pick<Quantity, "value" | "base">;

/** The terms by which a product is found that a quantity of its title or its data is asked for. */
export function quantitiesOf({ title, attributes }: Pick<ProductFacts, "title" | "attributes">): string[] {
  const all: Amount[] = quantitiesIn(title);
  for (const name in attributes) all.push(...quantitiesTold(name, attributes[name]));
  return [...new Set(all.map(termOf))];
}

/** A question without the quantities that texts tell, or nearly so, and by which terms those are found, the nearest first. */
export function withoutQuantities(
  question: string,
  isKnown: IsKnown,
  measured: Measured,
): { text: string; told: { term: string; written: string; near: string[] }[] } {
  const quantities = quantitiesIn(question).flatMap((one) => {
    const [nearest, ...near] = [termOf(one), ...nearTo(measured, one).map(termOf)].filter(isKnown);
    return nearest === undefined
      ? []
      : { ...one, term: nearest, near: [...new Set(near)].filter((term) => term !== nearest) };
  });
  let text = question;
  for (const { start, end } of quantities.toReversed()) text = `${text.slice(0, start)} ${text.slice(end)}`;
  return {
    text,
    told: quantities.map(({ term, near, start, end }) => ({ term, near, written: apart(question.slice(start, end)) })),
  };
}

/** "500ml" as most texts have it. */
const apart = (written: string): string => written.replace(/(?<=\d)(?=\p{L})/u, " ");
