import { phrasesIn } from "../../wording/phrase-set.ts";

/** What tells in any language that goods are recalled, or withdrawn from sale. */
export const recalls = phrasesIn(`
  recall | recalls | recalled | product recall | withdrawn | withdrawn from sale
  | rückruf | rückrufe | rückrufaktion | produktrückruf | zurückgerufen | vom markt genommen | aus dem verkauf genommen | aus dem handel genommen
  | rappel | rappels | rappelé | rappelée | rappelés | rappelées | retiré de la vente | retirée de la vente | retirés de la vente | retirées de la vente | retiré du marché | retirée du marché | retirés du marché | retirées du marché | retrait du marché | retrait de la vente
  | retirada | retirado | retiradas | retirados | retiro del mercado | retiro de producto | retiro de productos
  | richiamo | richiami | richiamato | richiamata | richiamati | richiamate | ritirato dal mercato | ritirata dal mercato | ritirati dal mercato | ritirate dal mercato | ritirato dal commercio | ritirata dal commercio | ritiro dal mercato
  | recolha | recolhas | recolhido | recolhida | recolhidos | recolhidas
  | terugroepactie | terugroepacties | terugroeping | teruggeroepen | terugroepen | uit de handel genomen | uit de verkoop genomen | uit de verkoop gehaald
  | geri çağırma | geri çağrıldı | geri çağrılmıştır | geri çağrılmaktadır | geri çağrılan | geri çağırıyoruz | geri çağrılıyor | piyasadan çekildi | piyasadan çekilmiştir | satıştan çekildi | toplatıldı | toplatılmıştır
`);

/** How that is looked for beside the name of the goods, by the code of a language. */
export const recallSought: Readonly<Record<string, string>> = {
  en: "recall",
  de: "Rückruf",
  fr: "rappel",
  es: "retirada",
  it: "richiamo",
  pt: "recolha",
  nl: "terugroepactie",
  tr: "geri çağırma",
};
