import { dietOf } from "../../wishes/diets-wished.ts";
import { isSo } from "../../wishes/plain-values.ts";
import { AGE, type Filter, type Wish } from "../../wishes/wish.ts";
import type { FoundProduct } from "../tools.ts";
import type { Standing } from "../turn.ts";
import { wishOf } from "./changed-wish.ts";

export type Held = Pick<Wish, "words" | "filters">;

/** What says which goods are meant, and may differ in what is like them: who was shown a red lamp of Acme may be shown a blue one. */
const saysWhich = (filter: Filter): boolean =>
  filter.op === "eq" &&
  (filter.field === "brand" ||
    filter.field === "category" ||
    (filter.field === "words" && dietOf(filter) === null) ||
    (filter.field.startsWith("attributes.") && isSo(filter.value) !== true));

/**
 * What of a standing wish holds for what is like a product, too: its bounds, what shall not be, and for whom it is; and how goods
 * were called that are like it. Of a wish for other goods only for how old somebody is.
 */
export function heldFor({ card }: FoundProduct, standing: Standing | null): Held {
  if (!standing) return { words: "", filters: [] };
  const { words, filters } = wishOf(standing);
  return standing.seen.includes(card.id)
    ? { words, filters: filters.filter((one) => !saysWhich(one)) }
    : { words: "", filters: filters.filter(({ field }) => field === AGE) };
}
