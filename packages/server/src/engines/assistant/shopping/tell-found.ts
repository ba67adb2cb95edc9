import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { WELL_RATED } from "../../wishes/reviews.ts";
import { localeOf, money } from "../money.ts";
import { numberFormat } from "../number-format.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { ratingOf, type Telling } from "./tell-product.ts";
import { toldApart } from "./told-apart.ts";

/** What scores so much beside the best fits as well. */
const AS_WELL = 0.98;

/** Wishes that goods of any kind may meet. */
const OF_ANY = new Set(["price", "sale", "availability"]);

/**
 * How many were found, from which price to which, and why one of them comes first.
 *
 * @param shown in their order; at least one
 * @param isMore whether others of the same search were shown before
 */
export function tellFound(
  found: FoundProducts,
  shown: readonly FoundProduct[],
  telling: Telling,
  isMore: boolean,
): string {
  const { turn, language } = telling;
  const { phrases } = language;
  const locale = localeOf(turn.tenant.locale, language.code);
  const priceOf = ({ amount, currency }: ProductCard["price"]): string => money(amount, currency, locale);
  const about = ({ card }: FoundProduct): [title: string, price: string, availability: string] => [
    plainText(card.title),
    priceOf(card.price),
    phrases.availability[card.availability],
  ];
  const first = shown.find(({ isRecalled }) => !isRecalled) ?? shown[0]!;
  if (shown.length === 1) {
    const [title, cost, availability] = about(first);
    // Nobody shall find it, or hear that it can be had.
    if (first.isRecalled) return `**${title}** – ${cost}.`;
    if (isMore) return phrases.shop.oneMore(title, cost, availability);
    return found.without?.length
      ? `**${title}** – ${cost} (${availability}).`
      : phrases.oneProduct(title, cost, availability);
  }
  const many = isMore ? phrases.shop.more(shown.length) : `${counted()} ${reason()}`.trim();
  return `${many} ${toldApart(shown, telling)}`.trim();

  function counted(): string {
    const whole = found.whole?.();
    if (whole && whole.total > shown.length) {
      const count = numberFormat(locale).format(whole.total);
      const prices = whole.prices();
      if (!prices) return phrases.shop.found(count);
      const [lowest, highest] = [priceOf(prices.lowest), priceOf(prices.highest)];
      const told =
        lowest === highest ? phrases.shop.foundAt(count, lowest) : phrases.shop.foundBetween(count, lowest, highest);
      const out = whole.soldOut();
      return out > 0 ? `${told.slice(0, -1)}, ${phrases.shop.soldOut(numberFormat(locale).format(out))}.` : told;
    }
    const byPrice = shown.map(({ card }) => card.price).toSorted((a, b) => Number(a.amount) - Number(b.amount));
    const [lowest, highest] = [byPrice[0]!, byPrice.at(-1)!];
    if (byPrice.some(({ currency }) => currency !== lowest.currency)) return phrases.products(shown.length);
    if (priceOf(lowest) === priceOf(highest)) return phrases.productsAt(shown.length, priceOf(lowest));
    return phrases.productsBetween(shown.length, priceOf(lowest), priceOf(highest));
  }

  /** Where others fit as well as the first, one is named that visitors rated well. */
  function reason(): string {
    if (first.isRecalled) return "";
    const { order, filters, words } = found.wish;
    const { most } = found;
    const amount = most?.amounts.get(first.card.id);
    if (most && amount !== undefined) {
      const shownFirst = [plainText(first.card.title), plainText(amount)] as const;
      const { by } = most;
      const told =
        typeof by === "string"
          ? phrases.shop.mostBy[by](...shownFirst)
          : phrases.shop[by.isLeast ? "leastOf" : "mostOf"](plainText(by.name), ...shownFirst);
      return most.isPartly ? `${told} ${phrases.shop.notAllTell}` : told;
    }
    if (order) return rated(phrases.shop.comesFirst[order], first, order === "rating" || order === "popular");
    // Of all goods of a shop none fits best.
    const isOfAny = words === "" && filters.every(({ field }) => OF_ANY.has(field));
    const isOfRating = filters.some(({ field }) => field === "rating" || field === "reviews");
    const isAlone = words !== "" && (shown[1]?.score ?? 0) < first.score * AS_WELL;
    const [best, ...others] = shown
      .filter(
        ({ rating, card, isRecalled }) =>
          (rating ?? 0) >= WELL_RATED &&
          card.availability !== "out_of_stock" &&
          !isRecalled &&
          !found.warned?.has(card.id),
      )
      .toSorted((a, b) => b.rating! - a.rating!);
    if (!best && isOfAny) return "";
    if (!best || (isAlone && !isOfRating)) return phrases.bestMatch(...about(first));
    // Of what is not shown yet something may be rated better.
    const isBest = !found.warned && isAll() && best.rating !== others[0]?.rating;
    return rated(isBest ? phrases.shop.comesFirst.rating : phrases.shop.wellRated, best, true);
  }

  function rated(tell: typeof phrases.bestMatch, product: FoundProduct, withRating: boolean): string {
    const rating = withRating ? ratingOf(product, telling) : null;
    return `${tell(...about(product))}${rating ? `, ${rating}` : ""}.`;
  }

  function isAll(): boolean {
    const whole = found.whole?.();
    return whole ? whole.total <= shown.length : found.products.length <= shown.length;
  }
}
