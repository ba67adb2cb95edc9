import { quantityOf } from "../../wishes/measured.ts";
import { LOAD } from "../../wishes/wish.ts";
import { isWithinLimit, limitOf } from "../finding/limits.ts";
import { loadCarriedIn } from "../finding/load-carried.ts";
import { plainText } from "../plain-text.ts";
import type { Beside, GoodsShown } from "./beside.ts";
import { wishOf } from "./changed-wish.ts";
import { datumTold } from "./datum-told.ts";

/**
 * What takes less than was said to be carried, now or before, says so: "I weigh 140 kg, I need a ladder", and then "and the stool?"
 * What was looked for to carry something and does not tell it is named as well.
 */
export function toldOfLoad({ draft, products, turn, language: { words, phrases } }: GoodsShown): Beside | null {
  if (products.length === 0) return null;
  const wished = draft.standing ? wishOf(draft.standing).filters.find(({ field }) => field === LOAD) : undefined;
  const carried = loadCarriedIn(turn, words) ?? (wished ? quantityOf(String(wished.value)) : null);
  if (!carried) return null;
  const told = products.flatMap((product) => {
    const limit = limitOf(product, carried.base);
    const isLess = limit !== null && !isWithinLimit(limit, carried);
    return isLess ? { text: datumTold(product.card.title, limit, phrases), quotes: [limit.told] } : [];
  });
  const silent = wished ? products.filter((product) => limitOf(product, carried.base) === null) : [];
  const titles = silent.map(({ card }) => `**${plainText(card.title)}**`).join(", ");
  const untold = silent.length > 0 ? [{ text: phrases.shop.untoldLoad(titles), quotes: [] }] : [];
  return { is: "against", sentences: [...told, ...untold] };
}
