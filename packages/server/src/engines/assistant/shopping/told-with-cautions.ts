import { forbiddenIn, warns } from "../../wishes/harm-told.ts";
import { limitsUse } from "../../wishes/use-limited.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, phrasesIn } from "../../wording/phrase-set.ts";
import { comfortOf, degreesIn } from "../finding/comfort-told.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import type { Beside, GoodsShown } from "./beside.ts";
import { datumTold } from "./datum-told.ts";

/** Where something is used, so that there is a roof over it. */
const inside = phrasesIn(
  "inside | indoors | indoor | garage | basement | cellar | van | campervan | caravan | in the kitchen | in my kitchen | drinnen | innen | im Haus | in der Wohnung | im Zimmer | im Zelt | im Keller | im Auto | im Wohnmobil | im Wohnwagen | à l'intérieur | dans la tente | dans le garage | dans la cave | dans la maison | fourgon | caravane | dentro | interior | en casa | en la tienda de campaña | garaje | sótano | furgoneta | caravana | autocaravana | all'interno | in casa | in tenda | in cantina | furgone | camper | roulotte | no interior | em casa | na tenda | garagem | cave | carrinha | autocaravana | binnen | binnenshuis | in huis | in de tent | in de kelder | busje | içeride | içinde | evde | çadırda | garajda | bodrumda | karavanda",
);
const outdoors = phrasesIn(
  "outdoors | outdoor use | outside | open air | ventilated | im Freien | draußen | belüfteten | en plein air | à l'extérieur | extérieur | ventilé | aéré | al aire libre | exterior | ventilado | ventilados | all'aperto | all'esterno | aerati | ventilati | ao ar livre | no exterior | arejado | arejados | buiten | buitenshuis | geventileerde | açık havada | dışarıda | havalandırılmış",
);
const within = wordsIn(
  "inside indoors enclosed drinnen innen innenräumen geschlossenen intérieur fermé dentro interior interiores cerrado cerrados interno chiuso chiusi fechado fechados binnen afgesloten içeride içinde kapalı",
);

/** How one says that somebody takes a medicine, or something else, all the time. */
const taking = phrasesIn(
  "I take | I'm taking | I am taking | I'm on | taking | ich nehme | nehme ich | nimmt | je prends | je suis sous | il prend | elle prend | prenant | tomo | toma | tomamos | tomando | estoy con | prendo | sto prendendo | assumo | prende | estou a tomar | tomo | ik slik | ik neem | ik gebruik | slikt | kullanıyorum | alıyorum | kullanıyor",
);
/** Beginnings of words for what doctors give. */
const MEDICINE =
  /^(?:medici(?!nbal|nal)|medicament|medikament|arznei|farmac|pharma|drugs|antibio|anticoag|blutverd|bloedverd|antidep|tetracic|tetracyc|tetrazyk|contracept|antiacid|antacid|geneesm|ilac)/u;

const WEIGHT = /(\d{1,4})\s?(?:kg|kilo)/iu;
/** "30 kg per bike", of a rack that takes 60 kg. */
const EACH = /(\d{1,4})\s?kg\s(?:per|pro|je|par|por|a|each|cada|ciascun|chacun|elk)/iu;

export interface Caution {
  is(told: Told): boolean;
  /** Whether a product says it once at most, and at last by a whole sentence. */
  isOnce?: true;
}

/** What a message tells of how a thing shall be used, and which sentences of a product are a caution to that. */
export function cautionsTo(question: string): Caution[] {
  const said = foldedWords(question);
  const cautions: Caution[] = [];
  if (holdsPhrase(said, inside)) cautions.push({ is: isOfOutdoors });
  if (holdsPhrase(said, taking))
    cautions.push({
      is: ({ said: sentence }) => limitsUse(sentence) && foldedWords(sentence).some((word) => MEDICINE.test(word)),
    });
  const degrees = degreesIn(question);
  if (degrees !== null) cautions.push({ is: (told) => (comfortOf(told) ?? degrees) > degrees, isOnce: true });
  const weight = Number(WEIGHT.exec(question)?.[1] ?? 0);
  if (weight > 0) cautions.push({ is: ({ told }) => Number(EACH.exec(told)?.[1] ?? weight) < weight });
  return cautions;
}

function isOfOutdoors({ said, isQuoted }: Told): boolean {
  const words = foldedWords(said);
  if (!isQuoted) return false;
  if (limitsUse(said) && holdsPhrase(words, outdoors)) return true;
  return (warns(said) || forbiddenIn(said) !== null) && words.some((word) => within.has(word));
}

/**
 * An answer that shows goods says what they tell themselves against what a message tells of their use, whatever it asks: a stove that
 * is for outdoors to who names a van, what is not taken with some medicines to who takes any, the comfort temperature to who names a
 * lower one, and how much each of several may weigh.
 */
export function toldWithCautions({
  draft: { kind },
  products,
  turn: { question },
  language: { phrases },
}: GoodsShown): Beside | null {
  const cautions = kind === "answer" && products.length > 0 ? cautionsTo(question) : [];
  const sentences = products.flatMap((product) => {
    const all = cautions.length > 0 ? toldBy(product) : [];
    return cautions
      .flatMap(({ is, isOnce }) => (isOnce ? all.filter(is).slice(-1) : all.filter(is)))
      .map((one) => ({ text: datumTold(product.card.title, one, phrases), quotes: [one.told] }));
  });
  return sentences.length > 0 ? { is: "also", sentences } : null;
}
