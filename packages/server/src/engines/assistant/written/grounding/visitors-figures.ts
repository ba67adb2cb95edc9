import { wordsIn } from "../../words/fold.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { agree, ofAnyNumber } from "./places.ts";
import { wordsOf } from "./words.ts";

/** Who speaks of himself. */
const mine = wordsIn(
  "i my mine we our us ich mein meine meinen meinem meiner meines wir unser unsere unserer uns mir je j mon ma mes nous notre nos yo mi mis nuestro nuestra tengo queremos io mio mia miei mie nostro nostra ho eu meu minha meus minhas nosso nossa tenho ik mijn wij onze ons benim bizim ben biz",
);
const yours =
  /(?<!\p{L})(?:your|ihre?[nmrs]?|deine?[nmrs]?|eure?[nmrs]?|votre|vos|ton|ta|tes|sus?|tus?|vuestr[oa]s?|suo|suoi|sua|sue|tuo|tuoi|tua|tue|seus?|suas|teus?|tuas|uw|jouw|jullie|sizin)\s+((?:[\p{L}’'-]+\s+){0,4}?)(?:[\p{Sc}]\s?)?\d[\d.,]*(?:\s?(?:[\p{Sc}%]|\p{L}+))?/giu;
/** What makes a statement of what stands between. */
const asserting = wordsIn(
  "is are was were be will can ist sind war wird kann est sont sera es son será è sono sarà é são zijn wordt olur",
);
/** What a sum or a time may be the visitor's own of. */
const ofHis = wordsIn(
  "order orders basket cart purchase stay trip visit bestellung warenkorb einkauf auftrag aufenthalt reise besuch commande panier achat séjour visite pedido carrito compra estancia viaje ordine carrello acquisto soggiorno viaggio encomenda carrinho estadia viagem bestelling winkelwagen aankoop verblijf reis sipariş sepet konaklama",
);

/** Figures that a message says of the visitor himself: "my order of 3 bikes". */
export const saidOfHimself = (message: string, numberWords: ReadonlyMap<string, number>): Figure[] =>
  message
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((sentence) => wordsOf(sentence).some((word) => mine.has(word)))
    .flatMap((sentence) => figuresIn(sentence, numberWords));

/** Those of them that a sentence repeats as his: "for your order of 3 bikes", but never "your full service costs £1". */
export function repeatedAsHis(sentence: string, said: Figure[], numberWords: ReadonlyMap<string, number>): Figure[] {
  if (said.length === 0) return [];
  return Array.from(sentence.matchAll(yours)).flatMap(({ 0: found, 1: between }) => {
    const words = wordsOf(between!);
    if (words.some((word) => asserting.has(word) || ofAnyNumber.has(word))) return [];
    const isHis = ({ measure }: Figure): boolean => measure === null || words.some((word) => ofHis.has(word));
    return figuresIn(found, numberWords).filter((figure) => isHis(figure) && said.some((one) => agree(figure, one)));
  });
}
