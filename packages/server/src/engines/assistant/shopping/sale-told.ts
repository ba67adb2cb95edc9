import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { languages } from "../said/languages.ts";
import { polarityOf } from "../written/grounding/polarity.ts";
import { partsBetweenMarks, type NumbersOf } from "./marked-parts.ts";
import { alsoDenies, clauseEnd } from "./stock-told.ts";

/** How a lowered price is told, beside the ways of wishing for one. */
const lowered = wordsIn(
  "sale discount discounts discounted reduced rabatt rabatte rabattiert reduziert reduzierte reduzierten angebotspreis sonderangebot promotion promo réduit réduite réduction soldé soldée soldes oferta rebajado rebajada rebaja rebajas descuento sconto scontato scontata saldo promozione promoção desconto saldos aanbieding afgeprijsd afgeprijsde korting indirim indirimli indirimde indirimdedir",
);

/**
 * Whether each product that a sentence tells to be on sale has a price of before on its card, and none has that of which it says
 * the opposite. "For sale" is what all are.
 */
export function tellsTheirSale(
  sentence: string,
  numbersOf: NumbersOf,
  cardOf: (number: number) => ProductCard | null,
): boolean {
  return partsBetweenMarks(sentence, numbersOf).every(({ text, numbers }) => {
    const cards = numbers.flatMap((number) => cardOf(number) ?? []);
    return cards.length === 0 || text.split(clauseEnd).every((clause) => isTrue(foldedWords(clause), cards));
  });
}

function isTrue(words: string[], cards: ProductCard[]): boolean {
  const isTold =
    words.some((word, at) => lowered.has(word) && words[at - 1] !== "for") ||
    languages.some(({ words: { wishes } }) => holdsPhrase(words, wishes.onSale));
  if (!isTold) return true;
  const isDenied = polarityOf(words).isDenied || words.some((word) => alsoDenies.has(word));
  return cards.some(({ regular_price }) => (regular_price === null) === isDenied);
}
