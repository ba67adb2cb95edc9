import { fold, wordsIn } from "../../../wording/fold.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { kindOf } from "./measures.ts";
import { agree } from "./places.ts";
import { dayMark } from "../../calendar/weekdays.ts";
import { wordsOf } from "./words.ts";

/** Who speaks of himself. */
const mine = wordsIn(
  "i my mine we our us ich mein meine meinen meinem meiner meines wir unser unsere unserer uns mir je j mon ma mes nous notre nos yo mi mis nuestro nuestra tengo queremos io mio mia miei mie nostro nostra ho eu meu minha meus minhas nosso nossa tenho ik mijn wij onze ons benim bizim ben biz",
);
const your =
  "(?<!\\p{L})(?:your|ihre?[nmrs]?|deine?[nmrs]?|eure?[nmrs]?|votre|vos|ton|ta|tes|sus?|tus?|vuestr[oa]s?|suo|suoi|sua|sue|tuo|tuoi|tua|tue|seus?|suas|teus?|tuas|uw|jouw|jullie|sizin)";
/** "your 3 bikes" */
const counted = new RegExp(`(${your}\\s+)(\\d+\\s\\p{L}+)`, "giu");
/** "your next order of 3 bikes": what stands behind any other word may be a price or a period of what it is told of. */
const attributed = new RegExp(
  `(${your}(?:\\s+[\\p{L}’'-]+){0,2}?\\s+(\\p{L}+)\\s+(?:of|von|über|de|di|van)\\s+)((?:\\p{Sc}\\s?)?\\d+(?:[.,]\\d+)*(?:\\s?(?:[\\p{Sc}%]|\\p{L}+))?)`,
  "giu",
);
/** What a number, a sum or a length may be the visitor's own of. */
const ofHis = wordsIn(
  "order orders basket cart purchase stay trip visit group party family team bestellung warenkorb einkauf auftrag aufenthalt reise besuch gruppe familie commande panier achat séjour visite groupe famille pedido carrito compra estancia viaje grupo familia ordine carrello acquisto soggiorno viaggio gruppo famiglia encomenda carrinho estadia viagem família bestelling winkelwagen aankoop verblijf reis groep gezin sipariş sepet konaklama",
);
/** No share, day or time is a length or number of anything. */
const neverHis = new Set<string | null>(["%", "clock", dayMark]);

/** Figures that a message says of the visitor himself: "my order of 3 bikes". */
export const saidOfHimself = (message: string, numberWords: ReadonlyMap<string, number>): Figure[] =>
  message
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((sentence) => wordsOf(sentence).some((word) => mine.has(word)))
    .flatMap((sentence) => figuresIn(sentence, numberWords));

/**
 * A sentence without those of them that it repeats as the visitor's: "for your order of 3 bikes" without the 3. "We
 * deliver your order for £5" stays as it is, whoever spoke of £5.
 */
export function withoutRepeated(sentence: string, said: Figure[], numberWords: ReadonlyMap<string, number>): string {
  if (said.length === 0) return sentence;
  const left = (amount: string, isOwn: (figure: Figure) => boolean): string => {
    const figures = figuresIn(amount, numberWords);
    const isSaid = (figure: Figure): boolean =>
      said.some((one) => kindOf(one.measure) === kindOf(figure.measure) && agree(figure, one));
    return figures.length > 0 && figures.every((figure) => isOwn(figure) && isSaid(figure))
      ? amount.replace(figures[0]!.isCount ? /\d+\s?/ : amount, "")
      : amount;
  };
  return sentence
    .replace(counted, (_, before: string, amount: string) => before + left(amount, ({ isCount }) => isCount))
    .replace(attributed, (found, before: string, noun: string, amount: string) =>
      ofHis.has(fold(noun))
        ? before + left(amount, ({ measure, isCount }) => isCount || (measure !== null && !neverHis.has(measure)))
        : found,
    );
}
