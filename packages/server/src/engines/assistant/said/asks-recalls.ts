import { wordsIn } from "../../wording/fold.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { wishingWords } from "./question.ts";

const recalls = wordsIn(`
  recall recalls recalled rückruf rückrufe rückrufen rückrufaktion rückrufaktionen produktrückruf produktrückrufe zurückgerufen zurückgerufene zurückgerufenen
  rappel rappels rappelé rappelés rappelée rappelées retirada retiradas retirado retirados richiamo richiami richiamato richiamati richiamata richiamate
  recolha recolhas recolhido recolhidos recolhida recolhidas terugroepactie terugroepacties teruggeroepen terugroeping terugroepingen
  çağırma çağırmalar çağırılan çağrılan çağrıldı toplatılan
`);
/** What is recalled, and how it is asked whether there is any, where nothing else is named. */
const anything = wordsIn(`
  product products item items goods safety current open known single list show sido stati state stato stata produkt produkte produkten artikel artikeln ware waren aktuelle aktuellen bekannte
  produit produits article articles cours producto productos artículo artículos hay mercado prodotto prodotti articolo articoli corso
  produto produtos artigo artigos há foi foram product producten lopende artikelen ürün ürünler ürününüz geri
`);

/** Whether a message asks which goods are recalled, and names none: "are there any recalls?" */
export function asksForRecalls(message: string, words: Words): boolean {
  const said = saidIn(message);
  const wishing = wishingWords(message, words);
  const isIdle = (word: string): boolean => words.plain.has(word) || wishing.has(word) || anything.has(word);
  return said.some((word) => recalls.has(word)) && said.every((word) => recalls.has(word) || isIdle(word));
}
