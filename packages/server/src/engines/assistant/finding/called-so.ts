import { foldedWords } from "../../wording/fold.ts";
import { isOfQuantity } from "../../wishes/measured.ts";
import type { Filter, Wish } from "../../wishes/wish.ts";
import type { FoundProduct, FoundProducts, NearestPrice } from "../tools.ts";
import { formOf } from "../words/forms.ts";

/** What is named in so few words is what most is called so. */
const FEW_WORDS = 2;
const AS_GOOD = 0.85;

const isOfMoney = ({ field, value }: Filter): boolean => field === "price" && typeof value === "number";
const isBound = (one: Filter): boolean => isOfQuantity(one) || isOfMoney(one);

/**
 * What is called as it is wished for and breaks a bound, where only what is called otherwise, or another thing, meets it: "tent
 * under 100 €" is met by no bag for tents, though the only tent be dearer. Null: what was found may be meant.
 */
export async function calledSo(
  search: (wish: Wish) => Promise<FoundProducts>,
  { wish, products }: FoundProducts,
): Promise<FoundProduct[] | null> {
  const words = foldedWords(wish.words);
  // A wireless mouse has a word of "wireless headphones", and is another thing.
  const areOthers = products.length > 0 && products.every(({ fits }) => fits === false);
  const isNamed = words.length > 0 && (words.length <= FEW_WORDS || areOthers);
  if (!wish.filters.some(isBound) || !isNamed) return null;
  const free = await search({ ...wish, filters: wish.filters.filter((one) => !isBound(one)) });
  const fitting = areOthers ? free.products.filter(({ fits }) => fits === true) : [];
  if (fitting.length > 0) return fitting;
  const best = Math.max(0, ...products.map(({ score }) => score));
  if (best >= Math.max(0, ...free.products.map(({ score }) => score)) * AS_GOOD) return null;
  const names = [...words, ...foldedWords(free.products[0]?.card.title ?? "")]
    .filter((word) => /\p{L}/u.test(word))
    .map(formOf);
  const isCalledSo = ({ card }: FoundProduct): boolean =>
    foldedWords(card.title).some((word) => names.some((is) => is(word)));
  return products.some(isCalledSo) ? null : free.products.filter(isCalledSo);
}

/** What of these costs nearest to what was stated; null: no price was. */
export function nearestOf(products: readonly FoundProduct[], { filters }: Wish): NearestPrice | null {
  const stated = filters.find(isOfMoney);
  if (!stated) return null;
  const byPrice = products.map(({ card }) => card.price).toSorted((a, b) => Number(a.amount) - Number(b.amount));
  const isLowest = stated.op === "lt" || stated.op === "lte";
  const price = isLowest ? byPrice[0] : byPrice.at(-1);
  return price ? { ...price, isLowest } : null;
}
