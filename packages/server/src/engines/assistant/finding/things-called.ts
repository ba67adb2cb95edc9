import { foldedWords } from "../../wording/fold.ts";
import type { Filter, Wish } from "../../wishes/wish.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { areAlike } from "../words/forms.ts";
import { uncounted } from "./uncounted.ts";

export type Search = (wish: Wish) => Promise<FoundProducts>;

export const isCategory = ({ field, op }: Filter): boolean => field === "category" && op === "eq";

/**
 * The things that a word names: those of its category or, where `mayBeTitled`, those that are titled so, by this or another of
 * its names. Null: there are none.
 */
export async function thingsCalled(
  search: Search,
  wish: Wish,
  thing: string,
  mayBeTitled: boolean,
): Promise<FoundProducts | null> {
  const found = await search({ ...wish, words: thing, isSaid: true });
  const [best] = found.products;
  if (!best) return null;
  if (found.wish.words === "" && found.wish.filters.some(isCategory)) return found;
  if (!mayBeTitled || found.answerable.decision !== "answer") return null;
  if (found.terms.every(({ others }) => others !== undefined)) return found;
  const products = found.products.filter((one) => isTitled(one, thing));
  const rest = uncounted(found);
  if (products.length === found.products.length) return found;
  return products.includes(best) ? { ...rest, products } : null;
}

/** Whether a word of its title is a form of a word. */
export const isTitled = ({ card }: FoundProduct, word: string): boolean =>
  foldedWords(card.title).some((one) => isFormOf(word, one));

/** Whether anything that is written of a product has a form of a word. */
export const tells = ({ card, description, attributes }: FoundProduct, word: string): boolean =>
  foldedWords([card.title, description ?? "", ...Object.values(attributes).flat()].join(" ")).some((one) =>
    isFormOf(word, one),
  );

/** Whether a folded word is a form of a word, or that is one of it. */
export function isFormOf(word: string, other: string): boolean {
  const [folded = ""] = foldedWords(word);
  return areAlike(other, folded);
}
