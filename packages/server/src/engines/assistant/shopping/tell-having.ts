import { tellsThere } from "../../wishes/plain-values.ts";
import { thingsOfName } from "../../wishes/thing-of-name.ts";
import { CASE_ENDING } from "../../wording/case-ending.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { nameOfField } from "../applied-filters.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { asksPlainly } from "./asks-plainly.ts";
import type { Step } from "./step.ts";
import { attributesOf, holdsAll, tellsAll } from "./tell-product.ts";
import { answered } from "./tell-whether.ts";

/** By what it is asked whether a thing has a part or a feature: "does it have", "var mı". */
const having = wordsIn(`
  has have having got comes come include includes included feature features support supports offer offers equipped
  hat haben besitzt verfügt bietet unterstützt enthält dabei
  a ont possède dispose comporte inclut prend charge équipé équipée
  tiene tienen lleva trae incluye posee dispone cuenta soporta
  ha hanno possiede dispone include supporta offre dotato dotata
  tem têm possui traz inclui dispõe suporta vem
  heeft hebben bezit biedt ondersteunt bevat
  var varmı bulunuyor sahip destekliyor
`);

/** Whether it is asked if something has a part or a feature. */
export const asksHaving = ({ said, question }: Step): boolean =>
  said.asksWhether && saidIn(question).some((word) => having.has(word));

/**
 * A yes or no to whether a product has something, where a datum that is called so tells it: "bluetooth: 5.3", "handle: none".
 * Null: something else is asked, or no datum says whether it is there.
 *
 * @param left what is asked beside the product's name
 */
export function tellHaving(product: FoundProduct, left: readonly string[], step: Step): string | null {
  const { taste } = step.language.words;
  // "Does it have a good microphone?" is told by no microphone that is there.
  const isJudged = saidIn(step.question).some((word) => taste.has(word));
  const isAsked = left.length > 0 && asksHaving(step) && !isJudged;
  // "Zelva'nın bluetooth'u" is four words.
  const ofThing = (word: string): boolean =>
    having.has(word) || CASE_ENDING.test(word) || left.some((one) => holdsAll(foldedWords(one), [word]));
  if (!isAsked || !asksPlainly(product, step, ofThing)) return null;
  const asked = left.flatMap(foldedWords);
  const isOfThat = (thing: readonly string[]): boolean => thing.length === asked.length && tellsAll(thing, asked);
  for (const { key, name, value } of attributesOf(product, step)) {
    if (!thingsOfName(nameOfField(key)).some(isOfThat)) continue;
    const isThere = tellsThere(product.attributes[key]);
    if (isThere !== null) return answered(isThere, `**${plainText(product.card.title)}**: ${name}: ${value}`, step);
  }
  return null;
}
