import { numberFormat } from "../number-format.ts";
import { money } from "../money.ts";
import { withoutOrders } from "../said/orders.ts";
import type { FoundPassage, FoundProduct } from "../tools.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { visible } from "../written/visible.ts";

/** How a visitor reads prices and stock. */
export interface Reader {
  locale: string;
  phrases: Phrases;
}

/** In UTF-16 units; `attributes` of a product are counted. */
const most = { attribute: 120, attributes: 30, description: { brief: 500, whole: 3_000 } };

/** What a product tells, as a passage of a document would: a model is given it, and held to it. */
export function productPassage(
  { card, description, attributes, rating, score }: FoundProduct,
  { locale, phrases }: Reader,
  length: "brief" | "whole" = "brief",
): FoundPassage {
  const { price, regular_price: before, availability, brand } = card;
  const inFull = ({ amount, currency }: typeof price): string => money(amount, currency, locale);
  const told = [
    `${card.title}: ${inFull(price)}${before ? ` (${inFull(before)} before)` : ""}, ${phrases.availability[availability]}.`,
    ...(brand ? [`Brand: ${brand}.`] : []),
    ...(rating === null ? [] : [ratingTold(rating, { locale, phrases })]),
    ...Object.entries(attributes)
      .slice(0, most.attributes)
      .map(([name, value]) => `${name}: ${onOneLine([value].flat().join(", ")).slice(0, most.attribute)}.`),
  ].map(onOneLine);
  const about = cutAt(description ?? "", most.description[length]);
  // Each by itself: what one of them tries takes nothing from the others.
  const lines = [...told, ...about.split(/\n+/)].map((line) => withoutOrders(visible(line)).trim()).filter(Boolean);
  const text = lines.join("\n");
  return {
    id: 0,
    documentId: card.id,
    externalId: null,
    title: card.title,
    headings: [],
    questions: [],
    url: null,
    anchor: null,
    text,
    sentences: Array.from(text.matchAll(/[^\n]+?(?:[.!?…](?=\s)|(?=\n)|$)/g), ({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.length,
    })),
    lexemes: "",
    score,
    lacks: [],
  };
}

/** "Rating: 4.6 stars." */
function ratingTold(rating: number, { locale, phrases }: Reader): string {
  return `${phrases.shop.labels.rating}: ${phrases.wishes.stars(numberFormat(locale).format(rating))}.`;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const cutAt = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/\s+\S*$/, "…");
