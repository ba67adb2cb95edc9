import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { said } from "../../wishes/words/wish-words.ts";

/** What tells in any language that goods are recalled, or withdrawn from sale, and can hardly mean anything else. */
const surely = said(`
  (product | safety) (recall | recalls); recall notice; (withdrawn | recalled) from (sale | the market);
  rückrufaktion; rückrufaktionen; produktrückruf; produktrückrufe; (vom Markt | aus dem Verkauf | aus dem Handel) (genommen | zurückgerufen);
  rappel [de | du] (produit | produits); (avis | campagne | procédure) de rappel; (retiré | retirée | retirés | retirées | retrait | rappelé | rappelée | rappelés | rappelées) (de la vente | du marché);
  (retirada | retirado | retiradas | retirados | retiro) (del mercado | de la venta | de producto | de productos); (aviso | alerta) de retirada;
  richiamo [di | del] (prodotto | prodotti); (avviso | campagna) di richiamo; (ritirato | ritirata | ritirati | ritirate | ritiro | richiamato | richiamata | richiamati | richiamate) (dal mercato | dal commercio | dalla vendita);
  (recolha | recolhido | recolhida | recolhidos | recolhidas | retirado | retirada | retirados | retiradas) (do mercado | da venda | de produto | de produtos); aviso de recolha;
  terugroepactie; terugroepacties; terugroeping; teruggeroepen; terugroepen; uit de (handel | verkoop) (genomen | gehaald);
  geri (çağırma | çağrıldı | çağrılmıştır | çağrılmaktadır | çağrılan | çağırıyoruz | çağrılıyor); (piyasadan | satıştan) (çekildi | çekilmiştir); toplatıldı; toplatılmıştır
`);

/** What is said of that as well, and of much else: of a call back, a reminder, a pick-up, consent, the cover of a cushion. */
const everyday = wordsIn(
  "recall recalls recalled withdrawn rückruf rückrufe zurückgerufen rappel rappels rappelé rappelée rappelés rappelées retirada retirado retiradas retirados richiamo richiami richiamato richiamata richiamati richiamate recolha recolhas recolhido recolhida recolhidos recolhidas",
);
/** Those with which a line opens on a recall. "Rappel :" opens any reminder. */
const opening = wordsIn(
  "recall recalls recalled rückruf rückrufe retirada retiradas richiamo richiami recolha recolhas",
);

/** With which of them it is a recall: nobody stops using what is picked up. */
const stopping = said(`
  (batch | lot) (number | numbers); stop using; (no longer | do not | don t) (use | be used); (must | should) no longer be used;
  chargennummer; chargennummern; (nicht mehr | nicht weiter) (benutzen | verwenden | nutzen | verwendet | benutzt);
  (numéro | numéros) de lot; (n utilisez | l utilisez | les utilisez | ne l utilisez | utiliser) plus; ne plus (utiliser | l utiliser | les utiliser); (cessez | cesser | arrêtez) (d | de l | de les) utiliser;
  número de lote; (use | uses | usen | utilice | utilicen | utilizar | usar) más; (deje | dejen) de (usar | usarlo | usarla | utilizar | utilizarlo | utilizarla);
  numero di lotto; (usatelo | usatela | usateli | usatele | usate | usarlo | usarla | utilizzatelo | utilizzatela | utilizzare | usare) più; (smettete | smettere | smetta) di (usare | usarlo | usarla | utilizzare | utilizzarlo | utilizzarla);
  (utilize | utilizem | use | usem | utilizar | usar) mais; (deixe | deixem | pare) de (usar | utilizar | o usar | a usar | o utilizar | a utilizar)
`);
const batch = wordsIn("batch batches lot lots charge chargen lote lotes lotto lotti partij partijen parti");
/** "Lot 7", "Charge Nr. HB25", and no "lot de 3". */
const between = wordsIn("no nr n number nummer numero numéro número num");

/** With which of them it is one where nothing tells of a call back or a pick-up. */
const harmful = said(`
  safety (reasons | risk | defect | concerns); hazard; hazards; (risk | danger) of; injury; injuries; defect; defective;
  sicherheitsgründen; sicherheitsmangel; sicherheitsmängel; sicherheitsrisiko; verletzungsgefahr; erstickungsgefahr; brandgefahr; unfallgefahr; sturzgefahr; quetschgefahr; stromschlaggefahr;
  (raison | raisons | défaut) de sécurité; (risque | risques | danger) (de | d); défectueux; défectueuse;
  (razones | motivos | defecto) de seguridad; (riesgo | riesgos | peligro) de; defecto; defectuoso; defectuosa;
  (motivi | ragioni | difetto) di sicurezza; (rischio | rischi | pericolo) di; difetto; difettoso; difettosa;
  (razões | motivos | defeito) de segurança; (risco | riscos | perigo) de; defeito; defeituoso; defeituosa
`);
const elsewise = wordsIn(`
  callback call service rückrufservice rückrufwunsch anfordern anfordere fordern gewünscht wünschen wunsch rufen anrufen anruf telefon telefonisch hotline
  vaccin vaccins tienda tiendas pedido pedidos paquete paquetes recogida domicilio devolución correos
  loja lojas encomenda encomendas ponto pontos entrega envio envios domicílio devolução transportadora
  sonoro vaccino vaccini telefono
`);

/** Whether a text tells of a recall of goods that are called so: a game may be called "Recall". */
export function tellsOfRecall(text: string, title: string): boolean {
  const words = foldedWords(text);
  if (holdsPhrase(words, surely)) return true;
  const own = foldedWords(title);
  const isEveryday = (word: string): boolean => everyday.has(word);
  if (!words.some(isEveryday)) return false;
  if (holdsPhrase(words, stopping) || namesBatch(words)) return true;
  if (words.some((word) => elsewise.has(word))) return false;
  const isMore = words.some((word) => isEveryday(word) && !own.includes(word));
  return isMore && (holdsPhrase(words, harmful) || text.split("\n").some((line) => opensWithRecall(line, own)));
}

const namesBatch = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? "";
    return batch.has(word) && /\d/.test(between.has(next) ? (words[at + 2] ?? "") : next);
  });

/** "## Rückruf", "Recall: Bouncer Wippy", "Richiamo di …". */
function opensWithRecall(line: string, own: readonly string[]): boolean {
  const [, first = "", rest = ""] = /^[^\p{L}]*([\p{L}\p{M}]+)(.*)$/u.exec(line) ?? [];
  const [word = ""] = foldedWords(first);
  return (
    opening.has(word) &&
    !own.includes(word) &&
    /^[\s*_]*(?:$|[:–—]|- |(?:of|von|der|des|de|del|di|do|da)\s)/u.test(rest)
  );
}

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
