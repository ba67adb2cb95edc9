import { isOfQuantity } from "../../wishes/measured.ts";
import { namesSize } from "../../wishes/sizes.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { weekdaysIn } from "../calendar/weekdays.ts";
import { presentIn } from "../said/presents.ts";
import { goodsWords, isDayOrHour, whatIsAsked } from "../said/question.ts";
import { thingMeant } from "../said/thing-meant.ts";
import { wishIn } from "../said/wish-in.ts";
import type { FoundKnowledge, FoundProduct, FoundProducts } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { areAlike, formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { namedAfter } from "./passage-names.ts";
import { isTitled } from "./things-called.ts";
import { languages } from "../said/languages.ts";
import { areForms } from "../../wording/goods/names-said.ts";
import { otherNames } from "../../wording/goods/other-names.ts";
import { isKindOf, linksIn } from "../../wording/joined.ts";

export type Place = "knowledge" | "products";

/** In letters. */
const SHORTEST_KIND = 4;
/** A message of no more words may be the bare name of a thing. */
const BARE = 2;

/** "Do you sell lamps?" looks for goods and "how long may I return a lamp?" for the shop's rules, whatever the mode. */
export function expectedPlace(mode: Turn["mode"], question: string, words: Words): Place {
  if (whatIsAsked(question, words).some((asked) => asked !== "amount")) return "knowledge";
  const wishes = holdsPhrase(saidIn(question), words.shopping) && namesGoods(question, words);
  return mode === "ecommerce" || wishes ? "products" : "knowledge";
}

/** "How do I wash a sleeping bag?" is told by no bag; "how can I find boots for wide feet?" and "how do I get a cheap tent?" wish for some. */
export const asksHow = (question: string, { wish }: FoundProducts, words: Words): boolean =>
  whatIsAsked(question, words).includes("steps") &&
  !holdsPhrase(saidIn(question), words.shopping) &&
  wish.order === null &&
  !wish.filters.some(({ field }) => field === "price" || field === "sale");

/** "Are your bags recycled?" and "do you repair tents?" ask what the shop says of itself; "do you have tents?" asks for goods. */
export function asksOfShop(question: string, words: Words): boolean {
  const said = saidIn(question);
  const asksForGoods = [words.shopping, words.shop.exists].some((phrases) => holdsPhrase(said, phrases));
  const isOfShop = holdsPhrase(said, words.voice.addressed) || said.some((word) => words.yours.has(word));
  return phraseAt(said, 0, words.shop.whether) > 0 && isOfShop && !asksForGoods;
}

/**
 * Whether a text is named after the very thing that is asked for, and what was found of goods only after some of it: "Do you sell
 * gift cards?" where there are birthday cards.
 */
export function isTextNamedSo(
  { products: [best] }: FoundProducts,
  { passages: [text] }: FoundKnowledge,
  question: string,
  words: Words,
): boolean {
  const thing = goodsWords(question, words);
  if (!best || !text || thing.length < 2 || text.lacks.length > 0) return false;
  return namedAfter(thing)(text) && !thing.every((word) => isTitled(best, word));
}

/** Whether goods that were found are meant, whatever texts tell of them. */
export const areGoodsMeant = (
  found: FoundProducts,
  knowledge: FoundKnowledge | null,
  turn: Pick<Turn, "mode" | "question">,
  words: Words,
): boolean =>
  namesThem(found, knowledge, turn, words) ||
  (!asksAnything(turn.question, words) && !denies(turn.question, words) && holdAsMuch(found, knowledge, words));

/**
 * Whether goods are asked for, or named with a wish that only goods meet, and the best that was found is just what was named:
 * texts may tell more of backpacks, and who asks whether there are any wants to see them.
 */
function namesThem(
  found: FoundProducts,
  knowledge: FoundKnowledge | null,
  { mode, question }: Pick<Turn, "mode" | "question">,
  words: Words,
): boolean {
  const { products, wish, most, without = [], unheld = [] } = found;
  const said = saidIn(question);
  // "What's new?" asks for nothing else.
  const asked = wishIn(question, words);
  if (asked.order === "newest" && goodsWords(asked.words, words).length === 0) return true;
  if (asksForMore(question, words)) return false;
  // "Which jacket is the lightest?" is told by the jackets.
  if (most) return true;
  const isOfGoods = (one: Filter): boolean =>
    ["price", "sale", "rating", "reviews"].includes(one.field) || isOfQuantity(one) || namesSize(one.field);
  if ((mode === "ecommerce" || !asksAnything(question, words)) && presentIn(asked, words)) return true;
  // "The best way to wash it" is no wish for the best rated.
  const isMet = wish.filters.some(isOfGoods) || (wish.order !== null && wish.order !== "rating");
  const asks =
    [words.shopping, words.shop.exists].some((phrases) => holdsPhrase(said, phrases)) || wantsThem(said, words);
  // "Backpacks without leather" are goods; "do backpacks without leather get wet?" asks what a text may tell.
  const excludes = wish.filters.some(({ op }) => op === "not") && !holdsPhrase(said, words.opensQuestion);
  // Who says "backpacks" and no more wants to see them; in a shop also who says more and asks nothing.
  const isBare =
    (mode === "ecommerce" || said.length <= BARE) &&
    !holdsPhrase(said, words.opensQuestion) &&
    !denies(question, words);
  if (!isMet && !asks && !isBare && !excludes) return false;
  const named = goodsWords(wish.words, words).flatMap(foldedWords);
  if (named.length === 0 && wish.filters.length === 0) return false;
  // "Waterproof jackets under 150 €" asks nothing that a text could tell.
  if (isMet && !holdsPhrase(said, words.opensQuestion)) return true;
  // Gloves of which there are none in a size are goods still.
  const given = [...new Set([...wordsOf(without.filter((one) => !isOfGoods(one))), ...unheld])];
  const { passages = [], terms = [] } = knowledge ?? {};
  const inTexts = given.filter((word) => terms.some(({ term, idf }) => idf > 0 && formOf(term)(word)));
  const others = (passages[0]?.lacks ?? []).filter((term) => !given.some(formOf(term)));
  // A text has "warranty" of "drills warranty", and one of rain jackets no more of "green rain jacket" than a green one.
  if (inTexts.length > (mode === "ecommerce" ? others.length : 0)) return false;
  if (named.length === 0) return true;
  const title = foldedWords(products[0]?.card.title ?? "");
  const areInTitle = (some: readonly string[]): boolean =>
    some.every((word) => title.some((one) => areAlike(word, one)));
  // A "lampe frontale" is titled a headlamp.
  return areInTitle(named) || otherNames(named.join(" ")).some((name) => areInTitle(foldedWords(name)));
}

/** Whether it asks for what no product tells: when, where, the shop's rules. */
const asksForMore = (question: string, words: Words): boolean =>
  whatIsAsked(question, words).some((asked) => asked !== "amount") ||
  holdsPhrase(saidIn(question), words.shop.policies);

const asksAnything = (question: string, words: Words): boolean =>
  asksForMore(question, words) ||
  holdsPhrase(saidIn(question), words.opensQuestion) ||
  phraseAt(saidIn(question), 0, words.shop.whether) > 0;

/** "Lamp not working" is told by what helps; whoever wishes for something without something else names goods. */
const denies = (question: string, { negations }: Words): boolean =>
  saidIn(question).some((word) => negations.has(word));

/**
 * Whether goods have of what is said all that the best text has, and more, or are called so: of "rain jacket for women" jackets
 * have all, and the table of women's sizes has no rain.
 */
function holdAsMuch(found: FoundProducts, knowledge: FoundKnowledge | null, words: Words): boolean {
  const { products, wish, unheld = [], without = [] } = found;
  const lacks = knowledge?.passages[0]?.lacks ?? [];
  const missing = [...unheld, ...wordsOf(without)].filter((word) => !words.taste.has(word));
  if (!missing.every((word) => isAmong(lacks, word))) return false;
  const thing = thingMeant(wish.words, goodsWords(wish.words, words), words);
  const [best] = products as [FoundProduct];
  // "Mend tent" is told whole by a text, and what mends tents is no tent.
  const isOther = best.fits === false && lacks.length === 0;
  if (thing !== undefined && (isTitled(best, thing) || isKind(best, thing, words)) && !isOther) return true;
  // A bag that is rated waterproof is no "waterproof rating".
  return missing.length < lacks.length && (thing === undefined || best.fits === true);
}

/** "Maschine" names the "Kapselmaschine", where words are joined. */
function isKind({ card }: FoundProduct, thing: string, words: Words): boolean {
  const { code } = languages.find((one) => one.words === words)!;
  const [name = ""] = foldedWords(thing);
  if (linksIn(code) === undefined || name.length < SHORTEST_KIND) return false;
  /** What a title's word may end in, with another ending than was said: "mühlen" of "Kaffeemühlen". */
  const endsSo = (word: string): boolean =>
    [0, 1, 2, -1, -2].some((more) => {
      const ending = word.slice(-name.length - more);
      return ending.length >= SHORTEST_KIND && isKindOf(word, ending) && areForms([ending], [name]);
    });
  return foldedWords(card.title).some(endsSo);
}

const isAmong = (terms: readonly string[], word: string): boolean => terms.some((term) => formOf(term)(word));

const wordsOf = (filters: readonly Filter[]): string[] => filters.flatMap(({ value }) => foldedWords(String(value)));

/** "I need a headlamp." */
const wantsThem = (said: readonly string[], { wishes, plain }: Words): boolean =>
  said.some((_, at) => phraseAt(said, at, wishes.wanting) > 0 && said.slice(0, at).every((word) => plain.has(word)));

/** Whether it names days and times of day, and nothing else: "and Monday morning?" */
export const saysMoments = (question: string, words: Words): boolean =>
  weekdaysIn(question).size > 0 &&
  goodsWords(question, words).every((word) => foldedWords(word).every((one) => isDayOrHour(one, words)));

/** "Have you anything on Sunday?" names none. */
const namesGoods = (question: string, words: Words): boolean =>
  goodsWords(question, words).some((word) => !isPhrase(foldedWords(word), words.times));
