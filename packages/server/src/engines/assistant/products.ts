import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { appliedFilters } from "./applied-filters.ts";
import { draftOf } from "./draft.ts";
import type { Language } from "./said/languages.ts";
import { localeOf } from "./money.ts";
import { cautionsOf } from "./shopping/cautions.ts";
import { datumGivenUp } from "./shopping/datum-given-up.ts";
import { tellFound } from "./shopping/tell-found.ts";
import { withRestTold } from "./shopping/warnings-of.ts";
import type { FoundProduct, FoundProducts } from "./tools.ts";
import type { Draft, Narrowings, Standing, Turn } from "./turn.ts";
import { NEARLY_AS_GOOD, type Wish } from "../wishes/wish.ts";

/** Most products in an answer. */
export const mostProducts = 6;
/** What scores less than that is not what the best is. */
const asGood = 0.7;

/** Those of all that was found that are as likely meant as the best. */
export function meantOf(products: readonly FoundProduct[], { order }: Wish): FoundProduct[] {
  const least = order ? 0 : (products[0]?.score ?? 0) * NEARLY_AS_GOOD;
  return products.filter(({ score }) => score >= least);
}

/** What the next message may go on from. */
export const standingOf = ({ words, filters, order }: Wish, seen: readonly ProductCard[]): Standing => ({
  words,
  filters,
  order,
  seen: seen.map(({ id }) => id),
});

/**
 * Says what was found, by the names and prices of the data alone.
 *
 * @param isMore whether others of the same search were shown before
 */
export function productAnswer(
  found: FoundProducts,
  turn: Turn,
  language: Language,
  isMore = false,
  narrowings: Narrowings = [],
): Draft {
  const { wish, without = [] } = found;
  const { phrases, code } = language;
  const meant = meantOf(found.products, wish);
  // Who names a thing sees that, though it can't be had.
  const isNamed = (meant[1]?.score ?? 0) < (meant[0]?.score ?? 0) * asGood;
  const first = isNamed ? meant[0] : undefined;
  const shown = meant
    .slice(0, mostProducts)
    // Of all that fits, what can be had comes first, unless an order is wished for.
    .sort((a, b) =>
      wish.order || found.most
        ? 0
        : Number(b === first) - Number(a === first) ||
          Number(a.card.availability === "out_of_stock") - Number(b.card.availability === "out_of_stock"),
    );
  const [best] = shown;
  if (!best) throw new RangeError("There is no product to answer with.");
  const cards = shown.map(({ card }) => card);
  const shop = { locale: localeOf(turn.tenant.locale, code), currency: best.card.price.currency };
  const response = tellFound(found, shown, { turn, language }, isMore);
  const datum = isMore ? null : datumGivenUp({ ...found, products: shown }, { turn, language });
  if (datum !== null) return draftOf("answer", datum, { products: cards, standing: standingOf(wish, cards) });
  const missed = appliedFilters({ ...wish, words: "", filters: without, order: null }, phrases, shop);
  const given = missed.map(({ label }) => label).join(", ");
  const said = given === "" ? response : `${phrases.wishes.gaveUp(given)} ${response}`;
  const cautions = cautionsOf(found, cards, phrases, shop);
  const told = [said, ...cautions].join(" ").trim();
  return draftOf("answer", isMore ? told : withRestTold(told, shown, turn.question, language), {
    products: cards,
    applied_filters: appliedFilters(wish, phrases, shop),
    suggestions: [
      ...(meant.length > cards.length ? [phrases.shop.showMore] : []),
      ...narrowings.map(({ text }) => text),
    ],
    standing: { ...standingOf(wish, cards), ...(narrowings.length > 0 && { narrowings }) },
  });
}
