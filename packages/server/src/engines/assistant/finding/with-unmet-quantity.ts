import { compares } from "../../wishes/measured.ts";
import { quantitiesTold } from "../../wishes/quantities-told.ts";
import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import type { Filter } from "../../wishes/wish.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { answers } from "./met-in-part.ts";

/** Who says more words tells a story, and measures himself. */
const MOST_WORDS = 5;

/** What was found for goods of a bare quantity, "kettle 2.5 l", that none of it has: it is said to be looked for without that. */
export function withUnmetQuantity(found: FoundProducts): FoundProducts {
  const { wish, products, without = [] } = found;
  if (!answers(found) || wish.words.split(" ").length > MOST_WORDS) return found;
  const wanted = quantitiesIn(wish.words);
  const told = wanted.length > 0 ? products.flatMap(quantitiesOf) : [];
  const unmet = wanted
    .filter(({ base, value }) => !told.some((one) => one.base === base && compares(one.value, "eq", value)))
    .map(({ start, end }) => wish.words.slice(start, end));
  const words = unmet
    .reduce((left, one) => left.replace(one, " "), wish.words)
    .replace(/\s+/g, " ")
    .trim();
  if (unmet.length === 0 || words === "") return found;
  const given = unmet.map((value): Filter => ({ field: "words", op: "eq", value }));
  return { ...found, wish: { ...wish, words }, without: [...without, ...given] };
}

const quantitiesOf = ({ card, description, attributes }: FoundProduct): Pick<Quantity, "value" | "base">[] => [
  ...quantitiesIn(`${card.title}\n${description ?? ""}`),
  ...Object.entries(attributes).flatMap(([name, value]) => quantitiesTold(name, value)),
];
