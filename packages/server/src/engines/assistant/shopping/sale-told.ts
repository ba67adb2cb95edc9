import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { languages } from "../said/languages.ts";
import { polarityOf } from "../written/grounding/polarity.ts";
import { partsBetweenMarks, toldOf, type NumbersOf } from "./marked-parts.ts";
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
  const parts = partsBetweenMarks(sentence, numbersOf, (text) => tellsSale(foldedWords(text)));
  return parts.every((part) =>
    part.text.split(clauseEnd).every((clause) => {
      const { numbers, isOfEach } = toldOf(clause, part, parts);
      const cards = numbers.flatMap((number) => cardOf(number) ?? []);
      if (cards.length === 0) return true;
      const words = foldedWords(clause);
      return isOfEach ? cards.every((card) => isTrue(words, [card])) : isTrue(words, cards);
    }),
  );
}

const tellsSale = (words: string[]): boolean =>
  words.some((word, at) => lowered.has(word) && words[at - 1] !== "for") ||
  languages.some(({ words: { wishes } }) => holdsPhrase(words, wishes.onSale));

function isTrue(words: string[], cards: ProductCard[]): boolean {
  if (!tellsSale(words)) return true;
  const isDenied = polarityOf(words).isDenied || words.some((word) => alsoDenies.has(word));
  return cards.some(({ regular_price }) => (regular_price === null) === isDenied);
}
