import { wordsIn } from "../../../wording/fold.ts";

/** What any number is said with tells nothing of what it belongs to. */
export const ofAnyNumber = wordsIn(
  "pay pays paid spend nothing zahlen zahlt bezahlen nichts payer payez payent rien pagar paga pague pagas nada pagare paghi pagano nulla niente betaal betaalt betalen niets ödenir cost costs price prices priced fee fees charge takes take lasts last around about kostet kosten preis preise gebühr dauert dauern etwa coûte coûtent prix frais dure durent environ cuesta cuestan precio precios dura duran costa costano prezzo prezzi custa custam preço preços duram kost prijs duurt duren ücret fiyat sürer",
);
