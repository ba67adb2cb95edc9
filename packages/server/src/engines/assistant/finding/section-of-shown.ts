import { foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import type { FoundKnowledge, FoundPassage, FoundProduct } from "../tools.ts";
import type { Fit } from "./first-fit.ts";

/**
 * A rule as the section tells it that a product's own data name: delivery, under "Bulky goods", of what is "Shipping: Bulky
 * goods". Null: they name none of what was found.
 *
 * @param rule the words that say which rule is asked for
 */
export function sectionOfShown(
  { reading, found }: Fit<FoundKnowledge>,
  product: FoundProduct,
  rule: readonly string[],
  { plain }: Words,
): Fit<FoundKnowledge> | null {
  const told = dataOf(product).map(foldedWords);
  const isNamed = ({ headings }: FoundPassage): boolean => {
    const name = foldedWords(headings.at(-1) ?? "");
    // Under "Delivery" stands what holds for all.
    const isOwn = name.some((word) => !plain.has(word) && !rule.some(formOf(word)));
    return isOwn && told.some((said) => said.some((_, at) => name.every((word, n) => said[at + n] === word)));
  };
  const passages = found.passages.filter(isNamed);
  return passages.length > 0 ? { reading, found: { ...found, passages } } : null;
}

/** What a product tells beside its name: what its attributes are, and how it is described. */
const dataOf = ({ attributes, description }: FoundProduct): string[] => [
  ...Object.values(attributes).flatMap((value) => (Array.isArray(value) ? value : [value]).map(String)),
  description ?? "",
];
