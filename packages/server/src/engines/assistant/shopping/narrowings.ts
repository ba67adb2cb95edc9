import type { Filter, Wish } from "../../wishes/wish.ts";
import { appliedFilters } from "../applied-filters.ts";
import { localeOf, roundMoney } from "../money.ts";
import { mostProducts } from "../products.ts";
import type { FoundProducts } from "../tools.ts";
import type { Narrowings, Turn } from "../turn.ts";
import { merged, wishOf } from "./changed-wish.ts";
import { remembered } from "./remembered.ts";
import type { Telling } from "./tell-product.ts";

/** What may be said next to see fewer of what was found, where that is more than is shown. */
export async function narrowingsOf(found: FoundProducts, telling: Telling): Promise<Narrowings> {
  const whole = found.whole?.();
  if (!whole || whole.total <= mostProducts) return [];
  const narrowings = await whole.narrowings();
  return narrowings.map((filter) => ({ text: narrowingText(filter, telling), filter }));
}

/** The wish of a visitor who says just what was suggested, and so means just that; null: he says something else. */
export function narrowedBy({ question, shown }: Pick<Turn, "question" | "shown">): Wish | null {
  const standing = remembered(shown)?.standing;
  const chosen = standing?.narrowings?.find(({ text }) => text === question);
  if (!standing || !chosen) return null;
  const wish = wishOf(standing);
  return { ...wish, filters: merged(wish.filters, [chosen.filter]) };
}

/** As one says it: "Under €50", "Size 42", and what the shop itself calls it. */
export function narrowingText(filter: Filter, { turn, language: { phrases, code } }: Telling): string {
  const { field, op, value, currency = "" } = filter;
  const locale = localeOf(turn.tenant.locale, code);
  const { bounds } = phrases.wishes;
  const [applied] = appliedFilters({ words: "", filters: [filter], order: null, isSaid: false }, phrases, {
    locale,
    currency,
  });
  const label =
    field === "price" && op === "lt" ? bounds.lt(roundMoney(String(value), currency, locale)) : applied!.label;
  return label === value ? label : label.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale));
}
