import { complains, helpWith } from "./complaint.ts";
import { findGuide } from "./find-guide.ts";
import { findKnowledge } from "./find-knowledge.ts";
import { findProducts } from "./find-products.ts";
import { firstFit, surety, type Fit } from "./first-fit.ts";
import { asItIs, type Reading } from "../said/follow-up.ts";
import { goodsWords, matterOf } from "../said/question.ts";
import { kindMeant } from "./kind-meant.ts";
import { outermostAsked } from "./outermost-asked.ts";
import { mostProducts } from "../products.ts";
import type { CatalogueTool, FoundKnowledge, FoundProducts, KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { exceptionFor } from "./exception-for.ts";
import { asksRules, wordsOfRule } from "./asks-rules.ts";
import { ruleBesideMoney, ruleForShown, tellsOfOther, toldOfGoods } from "./told-of-goods.ts";
import {
  areGoodsMeant,
  asksHow,
  isTextNamedSo,
  asksOfShop,
  expectedPlace,
  saysMoments,
  type Place,
} from "./goods-or-texts.ts";
import { tellsWhyNot } from "./tells-why-not.ts";
import { isTitled } from "./things-called.ts";
import { asksForContact } from "../said/asks-for-contact.ts";
import { namedWhole } from "./named-whole.ts";
import { whatFits } from "./what-fits.ts";
import { asksForOrder } from "../own-order/asks-order.ts";
import { givenIn } from "../own-order/given.ts";
import { asksOwnSize } from "../shopping/asks-own-size.ts";
import { readSentence } from "../shopping/sentence.ts";
import { asNow } from "../shopping/as-now.ts";
import { saidIn } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

export interface Tools {
  knowledge: KnowledgeTool;
  catalogue: CatalogueTool;
}

/** What was found, and for which reading of the question. */
export type Finding =
  | { kind: "knowledge"; reading: Reading; knowledge: FoundKnowledge }
  | { kind: "products"; reading: Reading; products: FoundProducts }
  /** Nothing carries an answer; `expected` is where one would have been, `knowledge` what came nearest. */
  | {
      kind: "nothing";
      reading: Reading;
      expected: Place;
      knowledge: FoundKnowledge | null;
      products: FoundProducts | null;
    };

/** How much surer the other place must be than the one where the answer is expected. */
const margin = 1.3;

/** Looks into the knowledge, the catalogue or both, as the tenant has them, and takes what answers better. */
export async function find(tools: Tools, turn: Turn, understood: Reading[], words: Words): Promise<Finding> {
  const { tenant, mode, question, history, shown } = turn;
  const hasTexts = mode === "rag" || tenant.ragActive;
  const hasGoods = mode === "ecommerce" || tenant.ecommerceActive;
  // Of goods the catalogue knows what they cost.
  const readings = hasGoods ? understood : await outermostAsked(tools.knowledge, tenant.id, understood, words);
  const told = hasTexts ? findKnowledge(tools.knowledge, tenant, { readings, history }, words) : null;
  // What fits whom a guide tells, where there is one, and no product.
  const isOfOwn = asksOwnSize(question, words);
  const guide = isOfOwn && hasTexts && surety(await told) === 0 ? await findGuide(tools.knowledge, turn, words) : null;
  if (guide) return ofKnowledge(guide);
  const isOfGuide = isOfOwn && surety(await told) > 0;
  const rule = hasGoods && hasTexts ? await ruleBesideMoney(tools.knowledge, turn, words) : null;
  if (rule) return ofKnowledge(rule);
  // Where an order is no goods tell, nor how the shop is called.
  const isOfShop =
    matterOf(saidIn(question), words) === "parcel" ||
    asksForOrder(givenIn(question, words), words) ||
    asksForContact(saidIn(question), words);
  const [inKnowledge, inCatalogue] = await Promise.all([
    told,
    hasGoods && !isOfGuide && !isOfShop && !holdsPhrase(saidIn(question), words.shop.guides)
      ? firstFit(
          ofGoods(readings, { question, shown }, words),
          async (reading) => {
            // "Is the lounge set delivered for free?" names a set, and nothing that is free.
            const wish = asksRules(question, words) ? withoutFree(reading.question, words) : reading.question;
            const found = await findProducts(tools.catalogue, tenant.id, wish, words);
            return namedWhole(whatFits(found, wish, words), wish, words);
          },
          words,
        )
      : null,
  ]);
  if (hasGoods && complains(question, inCatalogue?.found ?? null, words)) {
    const help = hasTexts ? await helpWith(tools.knowledge, turn, inKnowledge, words) : null;
    if (help) return ofKnowledge(help);
    const knowledge = inKnowledge?.found ?? null;
    return { kind: "nothing", reading: readings[0]!, expected: "knowledge", knowledge, products: null };
  }
  const ofShown = hasGoods && hasTexts ? await ruleForShown(tools, turn, words) : null;
  if (ofShown) return ofKnowledge(ofShown);
  const rules = hasGoods && hasTexts && asksRules(question, words) ? wordsOfRule(question, words) : [];
  const exception =
    rules.length > 0 ? await exceptionFor(tools, turn, { reading: readings[0]!, rule: rules }, words) : null;
  if (exception) return ofKnowledge(exception);
  if (inKnowledge && inCatalogue) {
    const isHow = asksHow(question, inCatalogue.found, words);
    const sought = { tenant, question, history, told: inKnowledge, goods: inCatalogue.found, isHow };
    const ofNamed = await toldOfGoods(tools.knowledge, sought, words);
    if (ofNamed) return ofKnowledge(ofNamed);
  }
  return weigh(tools, turn, { reading: readings[0]!, inKnowledge, inCatalogue, hasGoods }, words);
}

function withoutFree(question: string, { free }: Words): string {
  const sentence = readSentence(question);
  sentence.take(free);
  return sentence.rest() || question;
}

const ofKnowledge = ({ reading, found }: Fit<FoundKnowledge>): Finding => ({
  kind: "knowledge",
  reading,
  knowledge: found,
});

/** What was found in either place, where both were looked into. */
interface InBoth {
  reading: Reading;
  inKnowledge: Fit<FoundKnowledge> | null;
  inCatalogue: Fit<FoundProducts> | null;
  hasGoods: boolean;
}

/** Which of both is meant, or that neither has it. */
async function weigh(
  tools: Tools,
  { tenant, mode, question }: Turn,
  { reading, inKnowledge, inCatalogue, hasGoods }: InBoth,
  words: Words,
): Promise<Finding> {
  const isHow = inCatalogue !== null && asksHow(question, inCatalogue.found, words);
  const expected = hasGoods ? expectedPlace(mode, question, words) : "knowledge";
  const isOfShop =
    expected === "knowledge" || asksOfShop(question, words) || asksRulesOfNone(inCatalogue, question, words);
  const isOfOther = isHow && inKnowledge !== null && tellsOfOther(inKnowledge.found, inCatalogue.found);
  const sureOfKnowledge = (isOfOther ? 0 : surety(inKnowledge)) * (isOfShop ? margin : 1);
  // "And Monday morning?" is told by texts that know it, and by no coffee pot called Morning.
  const isOfMoments = sureOfKnowledge > 0 && saysMoments(question, words);
  const sureOfProducts =
    inCatalogue?.found.products.length && !isHow && !isOfMoments ? surety(inCatalogue) * (isOfShop ? 1 : margin) : 0;

  const isOfText =
    sureOfKnowledge > 0 && inKnowledge && inCatalogue
      ? isTextNamedSo(inCatalogue.found, inKnowledge.found, question, words)
      : false;
  const isOfGoods =
    inCatalogue !== null &&
    sureOfProducts > 0 &&
    areGoodsMeant(inCatalogue.found, inKnowledge?.found ?? null, { mode, question }, words);
  if (inCatalogue && !isOfText && (isOfGoods || sureOfProducts > sureOfKnowledge)) {
    const products = await asNow(tools.catalogue, tenant.id, inCatalogue.found);
    const goods = { reading: inCatalogue.reading, products };
    if (products.products.length > 0) return { kind: "products", ...goods };
    return { kind: "nothing", ...goods, expected: "products", knowledge: inKnowledge?.found ?? null };
  }
  const said = saidIn(question);
  const found = inCatalogue?.found;
  const isWish = (mode === "ecommerce" ? expected === "products" : sureOfKnowledge === 0) && !isHow;
  const mayBeKind = isWish && found && !tellsWhyNot(found);
  const findKind = async (): Promise<Finding | null> => {
    const kind = await kindMeant(tools.catalogue, tenant.id, { question, limit: mostProducts + 1 }, words);
    return kind && inCatalogue && { kind: "products", reading: inCatalogue.reading, products: kind };
  };
  // "Guitar for my son" wants to see guitars, whatever texts tell of them.
  const isLed = mayBeKind && said.some((word) => words.forWhom.has(word));
  const led = isLed ? await findKind() : null;
  if (led) return led;
  const asks = [words.opensQuestion, words.shop.policies].some((phrases) => holdsPhrase(said, phrases));
  const isOfPrice = mode === "ecommerce" && !asks && found !== undefined;
  // "Which treadmill can I use if I weigh 125 kg?" is no question of how treadmills come.
  const isOfTaking = mode === "ecommerce" && found?.notFor && !asksRules(question, words);
  const isOther =
    isOfTaking || (isOfPrice && (found.nearestPrice || isOfMoneyAlone(found, inKnowledge?.found ?? null, words)));
  if (inKnowledge && sureOfKnowledge > 0 && !isOther) return ofKnowledge(inKnowledge);
  const kind = mayBeKind && !isLed ? await findKind() : null;
  if (kind) return kind;
  const isOfTexts = asksRules(question, words) || holdsPhrase(said, words.shop.guides);
  return {
    kind: "nothing",
    reading,
    // Goods are meant of which it is told why none fits; who asks for a rule misses no product.
    expected: found && tellsWhyNot(found) ? "products" : isOfTexts ? "knowledge" : expected,
    knowledge: inKnowledge?.found ?? null,
    products: inCatalogue?.found ?? null,
  };
}

/** "What does delivery to the islands cost?" is asked of the shop, though goods are told to be delivered without pedals: none of them is called so. */
function asksRulesOfNone(goods: Fit<FoundProducts> | null, question: string, words: Words): boolean {
  if (!goods || !asksRules(question, words) || holdsPhrase(saidIn(question), words.shopping)) return false;
  const { products, wish } = goods.found;
  const named = goodsWords(wish.words, words).flatMap(foldedWords);
  return !products.some((one) => named.some((word) => isTitled(one, word)));
}

/** "Auricolari sotto i 60 euro" is not answered by what costs 60 euros to deliver: goods are named, and the text knows none of them. */
function isOfMoneyAlone({ wish }: FoundProducts, knowledge: FoundKnowledge | null, words: Words): boolean {
  const [best] = knowledge?.passages ?? [];
  const goods = goodsWords(wish.words, words).flatMap(foldedWords);
  const isPriced = wish.filters.some(({ field, value }) => field === "price" && typeof value === "number");
  if (!best || !isPriced || goods.length === 0) return false;
  return !knowledge!.terms.some(({ term, idf }) => idf > 0 && !best.lacks.includes(term) && goods.some(formOf(term)));
}

/** Where goods were spoken of, what goes on from them has been understood by now: nothing of them is sought once more. */
function ofGoods(readings: Reading[], { question, shown }: Pick<Turn, "question" | "shown">, words: Words): Reading[] {
  const said = saidIn(question);
  // "Do they last?" names nothing by itself; "have you a bag for it?" does.
  const asksForGoods = [words.shopping, words.shop.exists].some((phrases) => holdsPhrase(said, phrases));
  // "Do I have to pay for it?" asks what I must do, and for none of what was spoken of.
  const isOfSpeaker = !asksForGoods && holdsPhrase(said, words.voice.speaker);
  if (shown.every(({ standing }) => standing === null))
    return isOfSpeaker ? readings.filter(({ isBound }) => !isBound) : readings;
  if (!asksForGoods && readings.some(({ isBound }) => isBound)) return [];
  const alone = readings.filter(({ carried }) => carried.size === 0);
  return alone.length > 0 ? alone : [asItIs(question)];
}
