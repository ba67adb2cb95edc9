import { isOfQuantity } from "../../wishes/measured.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { STATE } from "../../wishes/states.ts";
import { wishFor } from "../../wishes/wish.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { suitedBy } from "../../wording/goods/suited-to.ts";
import { holdsPhrase, isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { amountFor } from "../finding/limits.ts";
import { ageIn } from "../said/age-in.ts";
import { asksLoad, loadWordsIn } from "../said/asks-load.ts";
import { languageOfLocale } from "../said/languages.ts";
import { plainText } from "../plain-text.ts";
import { standingOf } from "../products.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Facet } from "../words/shopping/shopping-words.ts";
import type { Words } from "../words/words.ts";
import { goodsNamed, isWholeName, tellingWords, type Named, type NamedGoods } from "./by-name.ts";
import { fitsOther } from "./fits-other.ts";
import { goodsNamedPlainly } from "./named-plainly.ts";
import { facetsOf, type Step } from "./step.ts";
import { tellAsked, type Question } from "./tell-asked.ts";
import { asksForHarmless } from "./tell-danger.ts";
import { isCondition, isExclusion, tellExcluded } from "./tell-excluded.ts";
import { isSoOf } from "./tell-whether.ts";
import { untoldOfUse } from "./warnings-of.ts";
import { asksHaving, tellHaving } from "./tell-having.ts";
import { tellWithLike } from "./tell-with-like.ts";
import { whoShallUse } from "./who-shall-use.ts";

/** What goods tell though it is asked as one asks for times, persons and places. */
const ofGoods: ReadonlySet<Facet> = new Set<Facet>(["power", "brand", "origin", "age"]);

/** What nobody wishes goods to have by its mere name. */
const OF_DATA: ReadonlySet<Facet> = new Set<Facet>(["size", "weight", "material", "origin", "power", "age"]);

/**
 * What is asked of a product that is named: "is the retro kettle available?", "how long does the battery of the X200 last?"
 * What can't be had is shown with what is like it. Null: nothing is asked of one, or what is asked is not told, and the message
 * may wish for goods.
 */
export async function askedByName(step: Step): Promise<Draft | null> {
  const { said, tool, turn } = step;
  const isNext = said.goesOn && said.isDefinite;
  const facets: readonly Facet[] =
    facetsOf(said).length > 0 || !isNext ? facetsOf(said) : (["price", "availability"] satisfies Facet[]);
  const isWhether = said.asksWhether && !asksForAny(step);
  const { words } = step.language;
  // "Is the oat bar ok with a nut allergy?"; "can I have a mug without a handle?" wishes for one.
  const isOpen = [words.opensQuestion, words.shop.which].some((phrases) => holdsPhrase(saidIn(step.question), phrases));
  const mayBeExcluded = isWhether && (said.holdsDefinite || (saysAllergic(step) && !isOpen));
  // Whoever says how dear or how good it shall be wishes for goods.
  const isWish =
    said.wish.order !== null ||
    // "I weigh 130 kg, which step ladder?"
    (said.isWhich && amountFor(step.question, words) !== null) ||
    said.wish.filters.some(
      (one) =>
        one.field !== "availability" &&
        !(isWhether && one.field === STATE) &&
        // "Is Dettol dangerous?" asks what is called by its brand alone.
        !(isWhether && one.field === "brand" && one.op === "eq") &&
        !(isWhether && (isOfQuantity(one) || asksForHarmless({ ...said.wish, filters: [one] }))) &&
        !(mayBeExcluded && isCondition(one)),
    );
  // "Can I use it when it is wet?" asks no time, "who makes it?" no person, and "where does it come from?" no place.
  const asksElse = said.asksElse && !isWhether && !facets.some((facet) => ofGoods.has(facet));
  // "Alto kettle weight" asks for that; "alto kettle in stock" and "shoes in size 42" wish for some.
  const statesSize = facets.includes("size") && said.beside.some((word) => /\d/.test(word));
  const isBare = !said.asksForGoods && !statesSize && facets.every((facet) => OF_DATA.has(facet));
  const ofLoad = asksLoad(step.question, words);
  // "¿Tiene el Alto bluetooth?", "Alto'da bluetooth var mı?" may wish for goods.
  const mayHave = !isWhether && asksHaving(step);
  const asks =
    ofLoad ||
    isWhether ||
    mayHave ||
    isOpen ||
    (facets.length > 0 && (said.holdsDefinite || facets.includes("price") || isBare));
  // "And in 43?" after shoes asks for that size, and names no television of 43 inches.
  const isFigure = turn.shown.length > 0 && said.beside.every((word) => /^\d+(?:[.,]\d+)?$/.test(word));
  if (said.isOfPolicies || asksElse || isWish || !asks || isFigure) return null;
  const inShop = turn.mode === "ecommerce";
  const ofTwo = inShop && holdsPhrase(saidIn(step.question), words.shop.suits) ? await fitsOther(step) : null;
  if (ofTwo) return ofTwo;
  const question = { facets, isWhether };
  const { one: found, alike, each } = await namedForWhom(step);
  if (mayHave) return found && inShop ? had(found, step) : null;
  if (!inShop) return ofSurelyNamed(found ? [found] : alike, question, step);
  if (!found) return (await fitsOther(step)) ?? (await ofNamesakes(alike, question, step));
  const isContrary = isWhether && areContrary(each, step) ? await ofNamesakes(each, question, step) : null;
  if (isContrary) return isContrary;
  const [product = found.product] = await tool.asNow(turn.tenant.id, [found.product]);
  const told = tellExcluded(product, step) ?? tellAsked({ ...found, product }, question, step);
  const fitting = told === null ? await fitsOther(step) : null;
  if (fitting) return fitting;
  const response = told ?? untold({ ...found, product }, question, step);
  return response === null ? null : tellWithLike(product, response, step);
}

/** Whether what is named has what else is asked; null: its data don't tell. */
async function had({ product, left }: Named, step: Step): Promise<Draft | null> {
  const [now = product] = await step.tool.asNow(step.turn.tenant.id, [product]);
  const told = tellHaving(now, left, step);
  return told === null ? null : tellWithLike(now, told, step);
}

/** Whether some of those that may be meant tell yes, and others no: "are the LED bulbs dimmable?" */
function areContrary(named: readonly Named[], step: Step): boolean {
  const told = new Set(named.map(({ product, left }) => isSoOf(product, { ...step.said, beside: left }, step)));
  return told.has(true) && told.has(false);
}

/**
 * What is named but for whom it shall be, where that is clear: the ibuprofen of "is the ibuprofen ok for kids?", and no "Kids
 * toothpaste"; and but for what is asked of it, where that names others: the pie of "is the cheese pie organic?".
 */
async function namedForWhom({ said, tool, turn, question, language }: Step): Promise<NamedGoods> {
  const named = (own: readonly string[]) => goodsNamedPlainly(tool, turn.tenant.id, own);
  // "3" of "is the bear ok for a 3 year old?" is no part of a name.
  const ageSaid = foldedWords(ageIn(question, language.words)?.said ?? "");
  const { words } = language;
  const amount = amountFor(question, words);
  const amountSaid = foldedWords(amount ? question.slice(amount.start, amount.end) : "");
  const loadSaid = amount || asksLoad(question, words) ? loadWordsIn(foldedWords(question)) : new Set<string>();
  const own = said.beside.filter(
    (word) => !foldedWords(word).every((one) => ageSaid.includes(one) || amountSaid.includes(one) || loadSaid.has(one)),
  );
  const whom = own.filter((word) => partiesIn(word).length > 0 || (amount !== null && words.kin.has(fold(word))));
  const things = own.filter((word) => !whom.includes(word));
  const { one } = whom.length > 0 ? await named(things) : { one: null };
  const isTheirs = one !== null && partiesIn(one.product.card.title).length > 0;
  if (one && !isTheirs) return only({ ...one, left: [...one.left, ...whom] });
  const users = whoShallUse(question, words);
  const used = own.filter((word) => foldedWords(word).some((each) => users.has(each)));
  const others = used.length > 0 ? await named(own.filter((word) => !used.includes(word))) : null;
  if (others && others.each.length > 0) return withLeft(others, used);
  const all = await named(own);
  // The dishwasher of "does the pot go into the dishwasher?" is not what is asked about.
  const goneInto = wordsGoneInto(saidIn(question), words);
  const into = own.filter((word) => foldedWords(word).every((each) => goneInto.has(each)));
  const isOfThat = own.every((word) => into.includes(word) || (all.one?.left.includes(word) ?? true));
  const rest = own.filter((word) => !into.includes(word));
  const put = into.length > 0 && isOfThat ? await goodsNamed(tool, turn.tenant.id, rest, said.holdsDefinite) : null;
  if (put && put.each.length > 0) return withLeft(put, into);
  const asked = own.at(-1) ?? "";
  const isOfOne = said.asksWhether && said.holdsDefinite && own.length > 1;
  if (all.one || !isOfOne || saidIn(question).at(-1) !== foldedWords(asked)[0]) return all;
  const { one: other } = await named(own.slice(0, -1));
  return other && other.left.length === 0 ? only({ ...other, left: [asked] }) : all;
}

/** In words: "lave vaisselle". */
const LONGEST_PLACE = 3;

/** The words that name what things go into, right behind a preposition: "in the dishwasher", "au lave-vaisselle". */
function wordsGoneInto(said: readonly string[], { prepositions, wishes }: Words): ReadonlySet<string> {
  const found = said.flatMap((word, at) => {
    if (!prepositions.has(word)) return [];
    const from = isPhrase([said[at + 1] ?? ""], wishes.articles) ? at + 2 : at + 1;
    const runs = Array.from({ length: LONGEST_PLACE }, (_, more) => said.slice(from, from + LONGEST_PLACE - more));
    return runs.find((run) => suitedBy(run.join(" ")).size > 0) ?? [];
  });
  return new Set(found);
}

const withLeft = ({ one, alike, each }: NamedGoods, more: readonly string[]): NamedGoods => {
  const also = (named: Named): Named => ({ ...named, left: [...named.left, ...more] });
  return { one: one && also(one), alike: alike.map(also), each: each.map(also) };
};

const only = (one: Named): NamedGoods => ({ one, alike: [], each: [one] });

const saysAllergic = ({ question, said, language: { words } }: Step): boolean =>
  said.wish.filters.some((one) => one.lasts === true && isExclusion(one)) ||
  [words.wishes.allergic, words.wishes.cannotHave, words.wishes.allergicBehind].some((phrases) =>
    holdsPhrase(saidIn(question), phrases),
  );

/** "Do you have", "is there": goods are asked for. */
const asksForAny = ({ said, question, language: { words } }: Step): boolean =>
  said.asksForGoods || phraseAt(saidIn(question), 0, words.shop.exists) > 0;

/** That the data don't tell it, where it is surely asked of that product; null: goods may be wished for. */
function untold({ product, left }: Named, { facets, isWhether }: Question, step: Step): string | null {
  const { said, language } = step;
  const named = said.beside.filter((word) => !left.includes(word));
  // A compound is a whole name in one word: "ist die Käsewurst vegan?"
  const isWhole =
    said.holdsDefinite &&
    (isWholeName([{ product, left }], { own: said.beside, isDefinite: true }, language.words) ||
      (named.length === 1 && foldedWords(named[0]!).includes(headOf(product, step) ?? "")));
  const isSurelyNamed = named.length > 1 || named.some((word) => /\d/.test(word)) || isWhole;
  const isAll = facets.length > 0 && left.length === 0 && (said.holdsDefinite || facets.includes("price"));
  // "Does the Vercors exist in 42?" wishes for that.
  if (left.some((word) => /\d/.test(word))) return null;
  // "Can I take ibuprofen while breastfeeding?" wishes for nothing else.
  const rest = left.filter((word) => !isPhrase(foldedWords(word), language.words.wishes.using));
  const isForWhom = isWhether && rest.length > 0 && rest.every((word) => partiesIn(word).length > 0);
  const isSure = isAll || isForWhom || (isWhether && isSurelyNamed && left.length > 0 && rest.length <= named.length);
  if (!isSure) return null;
  return isWhether ? untoldOfUse(product, language) : language.phrases.shop.untold(plainText(product.card.title));
}

/**
 * Where documents come first, only what goods tell that are called by their whole name, and what certain ones cost or whether they
 * can be had, is told before them: "is the Market Tote waterproof?", "Sony headphones price".
 */
async function ofSurelyNamed(named: Named[], question: Question, step: Step): Promise<Draft | null> {
  const { beside } = step.said;
  if (named.length === 0) return null;
  const { words } = step.language;
  // The "city tour" is no "City Tour Guidebook", and the "leather tote" is the "Mulvey Leather Tote".
  const isOther = ({ product }: Named): boolean => {
    const telling = tellingWords(product.card.title, words);
    return (
      telling.length > beside.length && !beside.flatMap(foldedWords).some((word) => word === headOf(product, step))
    );
  };
  const isDefinite = step.said.holdsDefinite;
  const isOne = named.length === 1 && isDefinite && beside.length - named[0]!.left.length > 1;
  if (isWholeName(named, { own: beside, isDefinite }, words) || (isOne && !named.some(isOther)))
    return ofNamesakes(named, question, step);
  const isStock = question.facets.includes("availability") && step.said.asksWhether;
  if (!(question.facets.includes("price") || isStock) || beside.length < 2) return null;
  // No document tells what is in stock.
  if (named.some((each) => each.left.length > 0 || (!isStock && isOther(each)))) return null;
  return ofNamesakes(named, { facets: [isStock ? "availability" : "price"], isWhether: isStock }, step);
}

/** The word of a title that says what the thing is. */
function headOf({ card }: FoundProduct, { turn, language }: Step): string | undefined {
  const telling = tellingWords(card.title, language.words);
  return languageOfLocale(turn.tenant.locale).words.wishes.namesFirst ? telling[0] : telling.at(-1);
}

/** What is asked of few that are called alike is told of each. */
async function ofNamesakes(named: Named[], question: Question, step: Step): Promise<Draft | null> {
  const { tool, turn } = step;
  const now = await tool.asNow(
    turn.tenant.id,
    named.map(({ product }) => product),
  );
  const all = now.map((product) => {
    const left = named.find((one) => one.product.card.id === product.card.id)?.left ?? [];
    return tellAsked({ product, left }, question, step);
  });
  if (all.length === 0 || all.includes(null)) return null;
  const cards = now.map(({ card }) => card);
  const wish = wishFor(step.said.beside.join(" "));
  return draftOf("answer", [...new Set(all)].join("\n\n"), {
    products: cards,
    standing: standingOf({ ...wish, isSaid: false }, cards),
  });
}
