import { currencyIn } from "../../wishes/money.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isCountry } from "../../wording/names-of-countries.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import { asItIs, pointsBack } from "../said/follow-up.ts";
import { goodsWords, whatIsAsked } from "../said/question.ts";
import { thingWords } from "../said/thing-words.ts";
import { tellingWords } from "../shopping/by-name.ts";
import { remembered } from "../shopping/remembered.ts";
import { saidIn } from "../words/clauses.ts";
import { areAlike, formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import type {
  CatalogueTool,
  FoundKnowledge,
  FoundPassage,
  FoundProduct,
  FoundProducts,
  KnowledgeTool,
  QuestionTerm,
} from "../tools.ts";
import type { Turn } from "../turn.ts";
import { asksRules, wordsOfRule } from "./asks-rules.ts";
import { findKnowledge } from "./find-knowledge.ts";
import { surety, type Fit } from "./first-fit.ts";
import { ruleForDatum } from "./rule-for-datum.ts";
import { ruleForKind } from "./rule-for-kind.ts";
import { sectionOfShown } from "./section-of-shown.ts";

/** Of so many of the best passages one may have the answer. */
const MAY_ANSWER = 3;

/** Whether it asks for the shop's rules and names no thing beside them: "is delivery free?", "free delivery at 55 euro". */
function asksRulesAlone(question: string, words: Words): boolean {
  const said = saidIn(question);
  if (!asksRules(question, words) || holdsPhrase(said, words.shopping)) return false;
  const rule = wordsOfRule(question, words);
  const isFree = (word: string): boolean => isPhrase([word], words.free);
  return thingWords(question, words).every((word) => rule.includes(word) || isFree(word) || currencyIn(word) !== null);
}

/** The rule that is asked for beside an amount of money, which no text needs to name: "free delivery at 55 euro". Null: none is asked for so, or told. */
export async function ruleBesideMoney(
  knowledge: KnowledgeTool,
  { question, tenant, history }: Turn,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  if (!asksRulesAlone(question, words)) return null;
  const parts = question.split(/\s+/);
  const isMoney = (part: string): boolean =>
    /\d/.test(part) || currencyIn(part) !== null || foldedWords(part).some((word) => currencyIn(word) !== null);
  const rest = parts.filter((part) => !isMoney(part));
  return rest.length === parts.length ? null : asked(knowledge, { tenant, history }, rest.join(" "), words);
}

/** A question of the shop, and what was found for it. */
interface Sought extends Pick<Turn, "tenant" | "question" | "history"> {
  told: Fit<FoundKnowledge>;
  goods: FoundProducts;
  /** Whether it asks how something is done. */
  isHow: boolean;
}

/** What texts tell of goods that they don't name: the rules that hold for all, or how something is done with such a thing; null: nothing more. */
export const toldOfGoods = async (
  tool: KnowledgeTool,
  sought: Sought,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> =>
  (asksRules(sought.question, words) && !holdsPhrase(saidIn(sought.question), words.shopping)
    ? await rulesForGoods(tool, sought, words)
    : null) ??
  (sought.isHow && (surety(sought.told) === 0 || tellsOfOther(sought.told.found, sought.goods))
    ? stepsForKind(tool, sought, words)
    : null);

/**
 * What the rules say of the only thing that was shown, or of its kind: "can I return it?", "delivery?" Null: it asks for none,
 * or none names it.
 */
export async function ruleForShown(
  { knowledge, catalogue }: { knowledge: KnowledgeTool; catalogue: CatalogueTool },
  { question, shown, tenant, history }: Turn,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const before = remembered(shown);
  const [id, ...more] = before?.isNear ? before.last : [];
  const isBack = pointsBack(question, words);
  if (id === undefined || more.length > 0 || !asksRules(question, words)) return null;
  if (!isBack && !asksRulesAlone(question, words)) return null;
  const products = await catalogue.named(tenant.id, [id]);
  const rule = wordsOfRule(question, words);
  const ask = (one: string) => asked(knowledge, { tenant, history }, one, words);
  const told = products[0] ? await ask(question) : null;
  const ofIt = told && sectionOfShown(told, products[0]!, rule, words);
  const ofDatum =
    ofIt ?? (told && (await ruleForDatum(ask, products[0]!, { question, rule, told: told.found }, words)));
  if (ofDatum || !isBack) return ofDatum;
  const goods = products.flatMap(({ card }) => foldedWords(card.title));
  const of = { question, goods, rule };
  return ruleForKind(ask, { products }, of, words);
}

/** Whether what texts tell best is not told of the goods that are named: how a present is chosen, where it is asked of a tent. */
export const tellsOfOther = ({ passages: [best] }: FoundKnowledge, { products }: FoundProducts): boolean => {
  const titles = products.flatMap(({ card }) => foldedWords(card.title));
  return best !== undefined && best.lacks.some((term) => titles.some((word) => formOf(term)(word)));
};

/**
 * What the shop's rules say where they don't name the goods that are asked about: "can I return the Market Tote?" is told by how
 * things are returned, and not by what tells of that tote and nothing of returns. Null: what was found tells of both, or nothing
 * tells of the rule.
 */
async function rulesForGoods(
  tool: KnowledgeTool,
  { told, goods, ...turn }: Sought,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  // The "tent repair kit" is goods.
  const title = foldedWords(goods.products[0]?.card.title ?? "");
  const rule = wordsOfRule(turn.question, words).filter((word) => !title.some(formOf(word)));
  const rest = rule.length > 0 ? withoutGoods(turn.question, rule, told.found.terms, goods) : null;
  if (rest === null) return null;
  const ask = (question: string) => asked(tool, turn, question, words);
  const isNamed = title.some((word) => rest.goods.includes(word));
  const ofDatum = isNamed
    ? await ruleForDatum(ask, goods.products[0]!, { question: rest.question, rule, told: told.found }, words)
    : null;
  if (ofDatum) return ofDatum;
  const isOfGoods = surety(told) > 0 && !lacksAny(told.found, [...rule, ...rest.goods]);
  const ofKind = isOfGoods ? null : await ruleForKind(ask, goods, { ...rest, rule }, words);
  if (ofKind) return ofKind;
  if (surety(told) > 0 && isException(told.found, rule, words)) return told;
  if (isOfGoods) {
    const asksMore = whatIsAsked(turn.question, words).some((kind) => kind !== "amount");
    // Goods that were found without "return" tell nothing of it.
    const isGivenUp = givenUp(goods).some((word) => rule.some((one) => areAlike(one, word)));
    return asksMore || isGivenUp ? told : null;
  }
  // "The Harbour notebook" is a notebook, of which texts tell, and of no Harbour.
  const isKnown = (word: string): boolean => told.found.terms.some(({ term, idf }) => idf > 0 && formOf(term)(word));
  const known = rest.goods.filter(isKnown);
  if (known.length > 0 && known.length < rest.goods.length) {
    const parts = turn.question.split(/\s+/);
    const isOther = (part: string): boolean =>
      foldedWords(part).some((word) => rest.goods.includes(word) && !known.includes(word));
    const ofKnown = await asked(tool, turn, parts.filter((part) => !isOther(part)).join(" "), words);
    if (ofKnown && !lacksAny(ofKnown.found, [...rule, ...known])) return ofKnown;
  }
  const found = await asked(tool, turn, rest.question, words);
  const tellsRule = found?.found.passages.slice(0, MAY_ANSWER).some((one) => !lacks(one, rule));
  return found && tellsRule ? found : null;
}

/**
 * How something is done with goods that texts call by their kind: "how do I descale the Uno 2?" is told by how an espresso machine
 * is descaled, and so is that of the "Uno 2 espresso machine". Null: nothing tells that of the kind.
 */
async function stepsForKind(
  tool: KnowledgeTool,
  { told, goods, ...turn }: Sought,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const [best] = goods.products;
  const rest = best ? withoutGoods(turn.question, [], told.found.terms, { ...goods, products: [best] }) : null;
  // "How do I wash the wash bag?" without it asks nothing.
  if (!best || rest === null || goodsWords(rest.question, words).length === 0) return null;
  const isKnown = (word: string): boolean => told.found.terms.some(({ term, idf }) => idf > 0 && areAlike(term, word));
  const called = rest.goods.filter((word) => isKnown(word) && !isName(word, best, goods.products));
  const isCalled = called.length > 0 && called.length < rest.goods.length;
  const kinds = tellingWords(best.card.title, words).filter((word) => !rest.goods.includes(word));
  for (const kind of [...(isCalled ? [called.join(" ")] : []), ...kinds]) {
    const found = await asked(tool, turn, `${rest.question} ${kind}`, words);
    const isAll = found?.found.passages[0]?.lacks.length === 0 && found.found.terms.every(({ idf }) => idf > 0);
    if (isAll) return found;
  }
  return null;
}

/** Whether a product is called so by its make, or by its title alone and not in what is written of it: "Duo". */
function isName(word: string, { card, description }: FoundProduct, all: readonly FoundProduct[]): boolean {
  const is = formOf(word);
  const holds = (text: string | null | undefined): boolean => foldedWords(text ?? "").some(is);
  const isShared = all.some((other) => other.card.id !== card.id && holds(other.card.title));
  return holds(card.brand) || (!isShared && description !== null && !holds(description));
}

/** What answers a question without what was said before; null: nothing. */
async function asked(
  tool: KnowledgeTool,
  { tenant, history }: Pick<Turn, "tenant" | "history">,
  question: string,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const found = await findKnowledge(tool, tenant, { readings: [asItIs(question)], history }, words);
  return surety(found) > 0 ? found : null;
}

/** What stands under "What can't be returned?" is found by what is kindred to the goods that are named: "cleaning agents" by tablets. */
function isException({ passages: [best] }: FoundKnowledge, rule: readonly string[], { negations }: Words): boolean {
  const name = foldedWords(best?.headings.at(-1) ?? "");
  return name.some((word) => negations.has(word)) && rule.some((word) => name.some(formOf(word)));
}

/** The words that what was found has not. */
const givenUp = ({ without = [], unheld = [] }: FoundProducts): string[] =>
  [...without.map(({ value }) => String(value)), ...unheld].flatMap(foldedWords);

const lacksAny = ({ passages: [best] }: FoundKnowledge, some: readonly string[]): boolean =>
  best === undefined || lacks(best, some);

const lacks = (passage: FoundPassage, some: readonly string[]): boolean =>
  passage.lacks.some((term) => some.some(formOf(term)));

/** A question without the goods that it names, which no document knows or which are called so, and these; null: that is nothing, or all. */
function withoutGoods(
  question: string,
  rule: readonly string[],
  inTexts: readonly QuestionTerm[],
  { terms, products }: FoundProducts,
): { question: string; goods: string[] } | null {
  const titles = new Set(products.flatMap(({ card }) => foldedWords(card.title)));
  const isOf = (some: readonly QuestionTerm[], isKnown: boolean, word: string): boolean =>
    some.some(({ term, idf }) => idf > 0 === isKnown && areAlike(term, word));
  // Who re-waxes "the waxed jacket" names it by "waxed" alone.
  const said = new Set(foldedWords(question));
  const others = [...titles].filter((one) => !said.has(one));
  const isGoods = (word: string): boolean =>
    !rule.includes(word) &&
    (titles.has(word) ||
      // What goes to Denmark is not told by what goes anywhere.
      (!isCountry([word]) &&
        (others.some((one) => areAlike(word, one)) || (isOf(inTexts, false, word) && isOf(terms, true, word)))));
  const parts = question.split(/\s+/);
  const ofGoods = parts.filter((part) => foldedWords(part).some(isGoods));
  const rest = parts.filter((part) => !ofGoods.includes(part)).join(" ");
  return rest === "" || rest === question ? null : { question: rest, goods: ofGoods.flatMap(foldedWords) };
}
