import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, placesOf } from "../../wording/phrase-set.ts";
import { said } from "../../wishes/words/wish-words.ts";
import { areRecalled, withoutSettingsRecalled } from "./recalled-goods.ts";
import { takesBack } from "./takes-back.ts";

/** What tells in any language that goods are recalled, or withdrawn from sale, and can hardly mean anything else. */
const surely = said(`
  (product | safety) (recall | recalls); recall notice; (withdrawn | recalled) from (sale | the market);
  (has | have) been recalled; (was | were | being) recalled; recalled by (its | the) (maker | manufacturer);
  (we are | we re | is) recalling; has recalled (it | them | the | all);
  rückrufaktion; rückrufaktionen; produktrückruf; produktrückrufe; (vom Markt | aus dem Verkauf | aus dem Handel) (genommen | zurückgerufen);
  rappel [de | du] (produit | produits); (avis | campagne | procédure) de rappel; (retiré | retirée | retirés | retirées | retrait | rappelé | rappelée | rappelés | rappelées) (de la vente | du marché);
  (a | ont) été (rappelé | rappelée | rappelés | rappelées); (rappelé | rappelée | rappelés | rappelées) par le (fabricant | producteur); (fait | font) l objet d un rappel; (sont | est) (rappelée | rappelés | rappelées);
  (retirada | retirado | retiradas | retirados | retiro) (del mercado | de la venta | de producto | de productos); (aviso | alerta) de retirada; (llama | llaman | llamado | llamada | llamados | llamadas | llamó) a revisión;
  (retirada | retirado | retiradas | retirados) por (el fabricante | el productor | la marca);
  richiamo [di | del] (prodotto | prodotti); (avviso | campagna) di richiamo; (ritirato | ritirata | ritirati | ritirate | ritiro | richiamato | richiamata | richiamati | richiamate) (dal mercato | dal commercio | dalla vendita | dal produttore | dal fabbricante);
  (è | sono) (stato | stata | stati | state) (richiamato | richiamata | richiamati | richiamate);
  (recolha | recolhido | recolhida | recolhidos | recolhidas | retirado | retirada | retirados | retiradas) (do mercado | da venda | de produto | de produtos); aviso de recolha;
  (recolhido | recolhida | recolhidos | recolhidas | retirado | retirada | retirados | retiradas) (pelo fabricante | pelo produtor | pela marca);
  terugroepactie; terugroepacties; terugroeping; teruggeroepen; terugroepen; uit de (handel | verkoop) (genomen | gehaald);
  geri (çağırma | çağırıyor | çağırdı | topluyor | topladı | çekiyor | çağrıldı | çağrılmıştır | çağrılmaktadır | çağrılan | çağırıyoruz | çağrılıyor); (piyasadan | satıştan) (çekildi | çekilmiştir); toplatıldı; toplatılmıştır; geri (toplatılıyor | toplanıyor | toplandı | toplanmıştır | çekildi | çekilmiştir)
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
  (numéro | numéros) de lot; ne plus (utiliser | l utiliser | les utiliser); (cessez | cesser | arrêtez) (d | de l | de les) utiliser;
  número de lote; (deje | dejen) de (usar | usarlo | usarla | utilizar | utilizarlo | utilizarla);
  numero di lotto; (smettete | smettere | smetta) di (usare | usarlo | usarla | utilizzare | utilizzarlo | utilizzarla);
  (deixe | deixem | pare) de (usar | utilizar | o usar | a usar | o utilizar | a utilizar)
`);
/** The same behind a "not", "no la use más", and not more of it: "no use más de 30 grados", "utiliser plus longtemps". */
const usingMore = said(`
  (utilisez | utiliser) plus;
  (use | uses | usen | utilice | utilicen | usar | usarlo | usarla | utilizar | utilizarlo | utilizarla) más;
  (usatelo | usatela | usateli | usatele | usate | usarlo | usarla | utilizzatelo | utilizzatela | utilizzare | usare) più;
  (utilize | utilizem | use | usem | utilizar | usar | utilizá lo | utilizá la | usá lo | usá la) mais
`);
const denying = wordsIn("n ne no non não");
const comparing = wordsIn("de del que d longtemps souvent facilement tempo tiempo di dei che a volte veces vezes");
/** "No la use.", with nothing more of when or how. */
const NOT_AT_ALL =
  /(?:\bno l[oa]s? (?:usen?|utilicen?)|\bnão [ao]s? (?:usem?|utilizem?)|\bne (?:l['’]|les )utilisez pas|\bnon (?:usatel[aeio]|utilizzatel[aeio]))\s*(?:[.,;!]|$)/imu;
/** What is not used further, and is nothing that is sold: "Ihre Nummer wird nicht weiter verwendet". */
const data = wordsIn("nummer telefonnummer rufnummer daten adresse mail");
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
/** "Sin riesgo de". */
const lacking = wordsIn("without no ohne kein keine sans aucun sin ningún senza nessun sem nenhum");
/** What is called back, picked up or reminded of instead. A hotline and a shop are named in recalls as well. */
const elsewise = wordsIn(`
  callback rückrufservice rückrufwunsch anfordern anfordere fordern gewünscht wünschen wunsch beraten beratung
  vaccin vaccins pedido pedidos paquete paquetes recogida domicilio
  encomenda encomendas ponto pontos entrega envio envios domicílio transportadora
  sonoro vaccino vaccini
`);

/** What all of that begins with. */
const MAY_TELL =
  /recall|withdrawn|r[üu]ckruf|zur[üu]ck|aus dem (?:verkauf|handel)|vom markt|rappel|retir|retrait|revisi|richiam|ritir|recolh|terug|uit de (?:handel|verkoop)|geri |toplat|çekil/iu;

/** Whether a text may tell of a recall at all: few do, and this is soon told. */
export const mayTellOfRecall = (text: string): boolean => MAY_TELL.test(text);

/** Whether a text tells of a recall of goods that are called so: a game may be called "Recall". */
export function tellsOfRecall(told: string, title: string): boolean {
  const text = withoutSettingsRecalled(told, title);
  const words = foldedWords(text);
  const own = foldedWords(title);
  if (holdsPhrase(words, surely) || takesBack(text, own) || areRecalled(text, title)) return true;
  const isEveryday = (word: string): boolean => everyday.has(word);
  if (!words.some(isEveryday)) return false;
  const isMore = words.some((word) => isEveryday(word) && !own.includes(word));
  if (namesBatch(words)) return true;
  if (!isMore) return false;
  if (isStopped(text, words) || placesOf(words, harmful).some(({ from }) => !lacking.has(words[from - 1] ?? "")))
    return true;
  const isElsewise = words.some((word) => elsewise.has(word));
  return !isElsewise && text.split("\n").some((line) => opensWithRecall(line, own));
}

/** Whether a text says that something is not to be used any more. */
export const tellsToStop = (text: string): boolean => isStopped(text, foldedWords(text));

function isStopped(text: string, words: readonly string[]): boolean {
  const isData = words.some((word) => data.has(word));
  return (
    (holdsPhrase(words, stopping) && !isData) ||
    NOT_AT_ALL.test(text) ||
    placesOf(words, usingMore).some(
      ({ from, to }) =>
        words.slice(Math.max(0, from - 2), from).some((word) => denying.has(word)) &&
        !comparing.has(words[to] ?? "") &&
        !/^\d/.test(words[to] ?? ""),
    )
  );
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

/** How texts that may tell of that are looked for, in any language. */
export const recallSought = `
  recall recalled withdrawn rückruf rückrufe zurückgerufen rufen zurück rappel rappelé rappelons retiré retrait
  retirada retirado retiran revisión richiamo richiamato ritirato ritiro recolha recolhido
  terugroepactie teruggeroepen terugroepen roepen terug
  çağırma çağrılan çağrıldı çağrılıyor çağrılmıştır çağrılmaktadır çağırdı çağırıyor çağırıyoruz
  toplatıldı toplatılmıştır toplatılıyor toplandı toplanıyor toplanmıştır topladı topluyor çekildi çekilmiştir çekiyor
`;
