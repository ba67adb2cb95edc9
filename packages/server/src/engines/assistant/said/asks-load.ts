import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, phrasesIn, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What shops and visitors call how much a thing takes at most. */
const loads = phrasesIn(
  "max load | maximum load | load capacity | carrying capacity | weight capacity | weight limit | load limit | max weight | maximum weight | payload | max user weight | maximum user weight | max rider weight | maximum rider weight | user weight up to | traglast | tragkraft | tragfähigkeit | belastbarkeit | maximale belastung | max belastung | maximallast | höchstlast | nutzlast | maximales gewicht | maximalgewicht | max gewicht | max körpergewicht | max benutzergewicht | max nutzergewicht | maximales benutzergewicht | maximales nutzergewicht | maximales körpergewicht | höchstgewicht | charge maximale | charge max | charge maxi | poids maxi | charge supportée | poids supporté | charge utile | capacité de charge | poids maximal | poids maximum | poids max | carga máxima | carga max | carga soportada | peso soportado | peso max | capacidad de carga | peso máximo | carico massimo | carico max | portata massima | portata max | capacità di carico | peso massimo | capacidade de carga | draagkracht | draagvermogen | maximale belasting | max belasting | maximaal gewicht | maximum gewicht | max gewicht | max gebruikersgewicht | maximaal gebruikersgewicht | maximum gebruikersgewicht | maximaal lichaamsgewicht | maksimum yük | azami yük | taşıma kapasitesi | yük kapasitesi | maksimum ağırlık | azami ağırlık | max ağırlık | maks ağırlık | maksimum kullanıcı ağırlığı | azami kullanıcı ağırlığı | max kullanıcı ağırlığı | maks kullanıcı ağırlığı | maks yük | max yük",
);
/** What a thing does with a load, where it is told how much: "carry". */
const carrying = wordsIn(
  "carry carries bear bears support supports supporting withstand withstands withstanding trägt tragen aushält aushalten verträgt verkraftet verkraften abkann supporte supporter supportent supportant porte porter aguanta aguantar aguanten aguantan aguante soporta soportar soporten soportan soporte resiste resistir resista resistan resistente résiste résistant résistante encaisse encaisser regge reggere reggono regga reggano sopporta sopportare sopportano sopporti suporta suportar suportam suporte suportem aguenta aguentar aguentam aguente aguentem draagt dragen aankan aankunnen verdraagt verdragen taşıyan kaldıran dayanan taşır taşıyor taşıyabilir kaldırır kaldırıyor dayanır",
);
/** The same of what may as well be poured in, where a weight is said beside: "hold"; "hält … aus". */
const holding = wordsIn(
  "hold holds handle handles handling take takes hält hält halten fasst tient tenir tiene tenere tiene leva levar houdt houden tutar alır",
);
const out = wordsIn("aus stand");
const ofWeight = wordsIn(
  "weight kg kilo kilos kilogram kilograms kilogramm pounds lbs stone gewicht poids peso gewicht ağırlık ağırlığı",
);

/** Whether it is asked how much a thing takes at most: "how much weight does it carry?", "wie viel hält das Regal aus?", "max load". */
export function asksLoad(question: string, { asked }: Words): boolean {
  const said = foldedWords(question);
  return namesLoad(said) || (holdsPhrase(said, asked.amount) && saysCarrying(said));
}

/** Whether it is called by a name that shops have for it: "max load 120 kg", "a load capacity of 120 kg". */
export const namesLoad = (said: readonly string[]): boolean => holdsPhrase(said, loads);

/** Whether something is said to carry what is told in weight: "can it hold 120 kg?" */
export const saysCarrying = (said: readonly string[]): boolean =>
  said.some((word) => carrying.has(word)) ||
  (said.some((word) => holding.has(word)) &&
    said.some((word) => ofWeight.has(word) || out.has(word) || /\d(?:kg|lbs)$/.test(word)));

/** The words, folded, that only say that a load is asked. */
export const loadWordsIn = (said: readonly string[]): ReadonlySet<string> =>
  new Set([
    ...placesOf(said, loads).flatMap(({ from, to }) => said.slice(from, to)),
    ...said.filter((word) => [carrying, holding, out, ofWeight].some((words) => words.has(word))),
  ]);
