import { asksForContents, contentsNamed } from "../../wishes/contents-asked.ts";
import { dietTold, isTitledSo, leadsElsewhere, namesOfGoods } from "../../wishes/diet-told.ts";
import { dietOf } from "../../wishes/diets-wished.ts";
import { isDanger } from "../../wishes/harm-told.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { barredBy } from "../../wording/goods/diets-said.ts";
import { areForms } from "../../wording/goods/names-said.ts";
import { withoutMilksOfPlants } from "../../wording/goods/milks-of-plants.ts";
import type { Thing } from "../../wording/goods/things.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { clausesOf } from "../words/clauses.ts";
import { goodsNamed } from "./by-name.ts";
import { datumTold } from "./datum-told.ts";
import { sayingMost } from "./saying-most.ts";
import { facetsOf, type Step } from "./step.ts";
import { tellContent } from "./tell-contents.ts";
import { capital } from "./tell-product.ts";
import { tellWithLike } from "./tell-with-like.ts";
import { withWarnings } from "./warnings-of.ts";

/** Whether a filter says what shall not be in goods. */
export const isExclusion = ({ field, op, value }: Filter): boolean =>
  field === "words" && op === "not" && !isDanger(String(value));

/** Whether a filter says what goods shall keep to, or shall be without. */
export const isCondition = (one: Filter): boolean => isExclusion(one) || (one.lasts === true && dietOf(one) !== null);

/** What a product tells of a condition, and whether that is against it. */
interface Telling {
  isMet: boolean;
  told: Pick<Told, "told" | "isQuoted">;
}

/**
 * Whether a product is without what shall not be in it, "is the oat bar ok with a nut allergy?", or what was said before that
 * somebody can't have: "is the oat bar ok?" In doubt it is not. Null: nothing was excluded.
 */
export function tellExcluded(product: FoundProduct, step: Step): string | null {
  const { said, tool, before } = step;
  const { phrases } = step.language;
  const own = said.wish.filters.filter(isCondition);
  const lasting = before.standing?.filters.filter((one) => one.lasts === true && isCondition(one)) ?? [];
  const asksMore = facetsOf(said).length > 0 || said.asked.length > said.beside.length;
  const excluded = own.length === 0 && said.asksWhether && !asksMore ? lasting : own;
  if (excluded.length === 0) return null;
  const title = plainText(product.card.title);
  const { yes, no, untold } = phrases.shop;
  const all = excluded.map((one) => tellCondition(product, one, tool));
  const against = all.find((one) => one?.isMet === false);
  const asked = contentAsked(product, excluded, step);
  if (asked !== null) {
    const told = tellContent(product, asked, step);
    const isSaid = !against || told.includes(plainText(against.told.told));
    return isSaid ? told : `${told} ${datumTold(title, against.told, phrases)}`;
  }
  if (against) return `${capital(no)}. ${datumTold(title, against.told, phrases)}`;
  return all[0] && !all.includes(null)
    ? `${capital(yes)}. ${datumTold(title, all[0].told, phrases)}`
    : withWarnings(untold(title), product, step.language);
}

/**
 * What it is asked of whether that is in a product, by whoever can't have it: "I'm allergic to milk, does the pesto contain it?" is
 * no question whether it may be eaten. Null: that is not asked.
 */
function contentAsked(
  { card }: FoundProduct,
  excluded: readonly Filter[],
  { question, language }: Step,
): string | null {
  const asking = clausesOf(question).filter(({ words }) => asksForContents(words));
  if (asking.length === 0) return null;
  const barred = excluded.filter(isExclusion).map(({ value }) => String(value));
  const title = foldedWords(card.title);
  const named = asking.flatMap(({ words }) =>
    contentsNamed(words)
      .filter(({ names }) => names.some((one) => !one.isAmbiguous || one.languages.some((of) => of === language.code)))
      .map(({ from, to }) => words.slice(from, to)),
  );
  const own = barred.find((thing) => named.some((one) => areForms(foldedWords(thing), one)));
  const other = named.findLast((one) => !one.every((word) => title.includes(word)));
  return own ?? other?.join(" ") ?? barred[0] ?? null;
}

const tellCondition = (product: FoundProduct, one: Filter, tool: Step["tool"]): Telling | null => {
  const diet = dietOf(one);
  return diet ? tellKept(product, diet, tool) : tellWithout(product, String(one.value), tool);
};

/** What a product tells that is against what somebody keeps to, or can't have. */
export const againstConditions = (
  product: FoundProduct,
  conditions: readonly Filter[],
  tool: Step["tool"],
): Telling["told"][] =>
  conditions.flatMap((one) => {
    const telling = tellCondition(product, one, tool);
    return telling?.isMet === false ? [telling.told] : [];
  });

/** Whether a product is without a thing; null: nothing tells it. */
function tellWithout(product: FoundProduct, thing: string, tool: Step["tool"]): Telling | null {
  const title = plainText(product.card.title);
  const there = sayingMost(product, thing, "there", tool);
  if (there) return { isMet: false, told: there };
  if (tool.saysOf(title, thing) === "there") return { isMet: false, told: { told: title, isQuoted: false } };
  const free = sayingMost(product, thing, "free", tool);
  return free ? { isMet: true, told: free } : null;
}

/** Whether a product keeps to a diet, or tells what that bars: "pork" of what is no vegan thing. Null: nothing tells it. */
function tellKept(product: FoundProduct, diet: Thing, tool: Step["tool"]): Telling | null {
  const { card, category } = product;
  const own = namesOfGoods(card.title, [category ?? ""]);
  const told = toldBy(product);
  const saying = (one: "kept" | "denied"): Told | undefined =>
    told.find(({ said, name, values }) =>
      [said, ...(name === null || leadsElsewhere(name) ? [] : values)].some(
        (text) => dietTold(text, diet, own) === one,
      ),
    );
  const denied = saying("denied");
  if (denied) return { isMet: false, told: denied };
  const kept = saying("kept");
  if (kept) return { isMet: true, told: kept };
  if (isTitledSo(card.title, diet)) return { isMet: true, told: { told: plainText(card.title), isQuoted: false } };
  const things = barredBy(diet);
  const barred = told.find(({ said }) =>
    things.some((thing) => tool.saysOf(withoutMilksOfPlants(said), thing) === "there"),
  );
  return barred ? { isMet: false, told: barred } : null;
}

/** Who says more says what he wants anew. */
const MOST_WORDS = 3;

/** The same of the only one that was shown, "is it ok with a nut allergy?", or of one that is named: "enthält das Pesto Milch?" */
export async function excludedOfIt(step: Step): Promise<Draft | null> {
  const { said, tool, turn } = step;
  if (said.asksForGoods || !said.wish.filters.some(isCondition)) return null;
  const meant = (await onlyShown(step)) ?? (await namedForContents(step));
  const [product] = meant ? await tool.asNow(turn.tenant.id, [meant]) : [];
  const told = product ? tellExcluded(product, step) : null;
  return product && told !== null ? tellWithLike(product, told, step) : null;
}

async function onlyShown(step: Step): Promise<FoundProduct | null> {
  const { said, before, tool, turn } = step;
  const [id, ...more] = before.last;
  // "Contiene latte?" names nothing else.
  const isOfContents = before.isFresh && contentsAskedOf(step)?.length === 0;
  const isOfIt = isOfContents || ((said.isOfIt || said.pointsBack) && said.own.length <= MOST_WORDS);
  if (id === undefined || more.length > 0 || !isOfIt) return null;
  const [product = null] = await tool.named(turn.tenant.id, [id]);
  return product;
}

/** What is named of which it is asked what is in it, by whoever says as well what they can't have. */
async function namedForContents(step: Step): Promise<FoundProduct | null> {
  const { tool, turn } = step;
  const things = turn.mode === "ecommerce" ? contentsAskedOf(step) : null;
  if (!things || things.length === 0) return null;
  const { one } = await goodsNamed(tool, turn.tenant.id, things, true);
  return one && one.left.length === 0 ? one.product : null;
}

/** The words that name of what it is asked what is in it: "Granola" of "enthält das Granola Haselnüsse?" Null: that is not asked. */
function contentsAskedOf({ said, question, language: { words } }: Step): string[] | null {
  const asking = clausesOf(question).filter((clause) => asksForContents(clause.words));
  if (asking.length === 0) return null;
  const isAsked = (one: string): boolean => asking.some((clause) => clause.words.includes(one));
  const conditions = said.wish.filters.filter(isExclusion).map(({ value }) => foldedWords(String(value)));
  return said.beside.filter((word) => {
    const folded = foldedWords(word);
    const isContent = conditions.some((one) => areForms(one, folded));
    return folded.every(isAsked) && !isPhrase(folded, words.shop.contains) && !isContent;
  });
}
