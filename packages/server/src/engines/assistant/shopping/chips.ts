import { appliedFilters } from "../applied-filters.ts";
import type { Language } from "../said/languages.ts";
import { localeOf } from "../money.ts";
import type { Draft, Standing, Turn } from "../turn.ts";
import { wishOf } from "./changed-wish.ts";

/**
 * What of a standing wish is shown.
 *
 * @param currency of the products; "" where none are shown
 */
export const chips = (
  standing: Standing,
  turn: Turn,
  { phrases, code }: Language,
  currency: string,
): Draft["applied_filters"] =>
  appliedFilters(wishOf(standing), phrases, { locale: localeOf(turn.tenant.locale, code), currency });
