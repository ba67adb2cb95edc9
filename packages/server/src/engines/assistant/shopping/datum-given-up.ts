import { nameOfField } from "../applied-filters.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import { foldedWords } from "../../wording/fold.ts";
import { attributesOf, type Telling } from "./tell-product.ts";

/** What more goods tell is compared. */
const MOST_TOLD = 3;

/**
 * What goods tell of just what had to be given up to find them: "coverage of the bathroom paint" asks for a datum, and wishes for no
 * paint that is called so. Null: nothing was, or not each of them tells it.
 */
export function datumGivenUp({ products, without = [] }: FoundProducts, telling: Telling): string | null {
  const given = without.flatMap(({ field, value }) => (field === "words" ? foldedWords(String(value)) : [""]));
  if (given.length === 0 || given.includes("") || products.length > MOST_TOLD) return null;
  const told = products.map((product) => tellNamed(product, given, telling));
  return told.includes(null) ? null : told.join("\n\n");
}

function tellNamed(product: FoundProduct, given: readonly string[], telling: Telling): string | null {
  const isNamed = (name: readonly string[]): boolean =>
    name.length === given.length && name.every((word, at) => formOf(word)(given[at]!) || formOf(given[at]!)(word));
  const datum = attributesOf(product, telling).find(
    ({ key, isSo, name }) => isSo === null && (isNamed(foldedWords(nameOfField(key))) || isNamed(foldedWords(name))),
  );
  return datum ? `**${plainText(product.card.title)}**: ${datum.name}: ${datum.value}.` : null;
}
