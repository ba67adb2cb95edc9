import { deniedUseIn, forbiddenIn, warns } from "../../wishes/harm-told.ts";
import { limitsUse } from "../../wishes/use-limited.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { comfortOf, degreesIn } from "../finding/comfort-told.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import { languages } from "../said/languages.ts";
import type { Words } from "../words/words.ts";
import type { Beside, GoodsShown } from "./beside.ts";
import { datumTold } from "./datum-told.ts";

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
export function cautionsTo(question: string, { shop }: Words): Caution[] {
  const said = foldedWords(question);
  const cautions: Caution[] = [];
  if (holdsPhrase(said, shop.roof.under)) cautions.push({ is: isOfOutdoors });
  if (holdsPhrase(said, shop.taking))
    cautions.push({
      is: ({ said: sentence }) => limitsUse(sentence) && foldedWords(sentence).some((word) => MEDICINE.test(word)),
    });
  const degrees = degreesIn(question);
  if (degrees !== null) cautions.push({ is: (told) => (comfortOf(told) ?? degrees) > degrees, isOnce: true });
  const weight = Number(WEIGHT.exec(question)?.[1] ?? 0);
  if (weight > 0) cautions.push({ is: ({ told }) => Number(EACH.exec(told)?.[1] ?? weight) < weight });
  return cautions;
}

/** "Outdoors only", "never use in enclosed spaces"; not "not for outdoor use". */
function isOfOutdoors({ said, isQuoted }: Told): boolean {
  if (!isQuoted) return false;
  const tells = (text: string | null, where: "none" | "enclosed"): boolean =>
    text !== null && languages.some(({ words }) => holdsPhrase(foldedWords(text), words.shop.roof[where]));
  const forbidden = forbiddenIn(said);
  const isDenied = tells(forbidden, "none") || tells(deniedUseIn(said), "none");
  if (limitsUse(said) && tells(said, "none") && !isDenied) return true;
  return (warns(said) || forbidden !== null) && tells(said, "enclosed");
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
  language: { phrases, words },
}: GoodsShown): Beside | null {
  const cautions = kind === "answer" && products.length > 0 ? cautionsTo(question, words) : [];
  const sentences = products.flatMap((product) => {
    const all = cautions.length > 0 ? toldBy(product) : [];
    return cautions
      .flatMap(({ is, isOnce }) => (isOnce ? all.filter(is).slice(-1) : all.filter(is)))
      .map((one) => ({ text: datumTold(product.card.title, one, phrases), quotes: [one.told] }));
  });
  return sentences.length > 0 ? { is: "also", sentences } : null;
}
