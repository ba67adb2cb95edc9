import { COUNTED, countedIn, LONGEST_COUNTED } from "../../wishes/counted.ts";
import { wishFor, type Filter, type Wish } from "../../wishes/wish.ts";
import { findEach } from "./find-each.ts";
import { findFor } from "./find-for.ts";
import { findPresent } from "./find-present.ts";
import { answers, findEither, metInPart, withoutOrder } from "./met-in-part.ts";
import { presentIn } from "../said/presents.ts";
import { meantOf } from "../products.ts";
import { goodsWords, wantingWords, wishingWords } from "../said/question.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { holdsPhrase, isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { mostOfIn, orderedByDatum } from "../shopping/most-of-datum.ts";
import { orderedBy } from "../shopping/measured-first.ts";
import { readSentence } from "../shopping/sentence.ts";
import type { CatalogueTool, FoundProduct, FoundProducts } from "../tools.ts";
import { ofTheTrade } from "./of-the-trade.ts";
import { withoutLead, withoutOpening } from "./without-opening.ts";
import { thingMeant } from "../said/thing-meant.ts";
import { wishIn } from "../said/wish-in.ts";
import { formOf } from "../words/forms.ts";
import { comparatives, type Facet } from "../words/shopping/shopping-words.ts";
import type { Words } from "../words/words.ts";
import { uncounted } from "./uncounted.ts";
import { withUnmindedBounds } from "./with-unminded-bounds.ts";

/** What may be said with its value: "brand Acme", "colour red". */
const NAMED_FACETS: readonly Facet[] = ["brand", "colour", "material"];
/** Of so many that are likely meant, the lightest or the biggest are found. */
const MOST_MEASURED = 200;

/**
 * What a wish finds, whoever it is for and whatever it shall take. "At least 3 HDMI ports" bounds what a shop tells of its goods,
 * or else is as the words say.
 */
export async function findWish(
  tool: CatalogueTool,
  tenantId: string,
  sentence: string,
  words: Words,
  limit: number,
): Promise<FoundProducts> {
  const readings = [LONGEST_COUNTED, 1].flatMap((longest) => countedIn(sentence, words.wishes, longest) ?? []);
  for (const counted of readings.filter(({ rest }, at) => readings.findIndex((one) => one.rest === rest) === at)) {
    const found = await findSaid(tool, tenantId, counted.rest, words, limit, counted.filters);
    if ([...found.wish.filters, ...(found.without ?? [])].some(boundsCount)) return found;
  }
  return withUnmindedBounds(await findSaid(tool, tenantId, sentence, words, limit), readings.at(-1)?.filters ?? []);
}

/** @param counted how many it shall have of something */
async function findSaid(
  tool: CatalogueTool,
  tenantId: string,
  sentence: string,
  words: Words,
  limit: number,
  counted: readonly Filter[] = [],
): Promise<FoundProducts> {
  const search = (one: Wish): Promise<FoundProducts> => tool.search(tenantId, one, limit);
  const own = wishIn(sentence, words);
  const said = counted.length > 0 ? { ...own, filters: [...own.filters, ...counted] } : own;
  const dealt = withDeals(said, words);
  // "A discount for students" is no goods for students on sale.
  const isDealt = dealt !== said && (goodsWords(dealt.words, words).length === 0 || (await isFound(dealt)));
  const wish = isDealt ? dealt : said;
  const left = withoutLead(wish.words, sentence, words);
  const named = namesOnly(left, words) ? withoutOpening(left, words) : goodsWords(left, words).join(" ");
  const isFor = isForAny(sentence, words);
  // "A gift for my mother" names whom it is for, and no goods.
  const isForSomebody = isFor && holdsFor(sentence, words) && namesSomebody(named, words);
  const goods = isForSomebody ? "" : withoutAny(named, words);
  // "What is on sale?", "what is new?", "bestsellers" and "under 30 €" name no goods, and want any.
  const isWish = wish.filters.length > 0 || wish.order !== null;
  const isOfOrder = wish.order === "newest" || wish.order === "popular";
  const opens = holdsPhrase(foldedWords(sentence), words.opensQuestion);
  const isOfState = !opens && wish.filters.some(saysHow);
  const wantsAny = isFor || isOfOrder || isOfState || wish.filters.some(meantOfAny);
  const isAny = goods === "" && isWish && wantsAny;
  const present = presentIn(wish, words);
  if (present) return findPresent(search, wish, present);
  // "The cheapest?" of nothing is no wish for goods.
  if (goods === "" && !isAny) return asWritten();
  const first = { ...wish, words: goods, order: wish.order ?? (isForSomebody ? ("rating" as const) : null) };
  // "The lightest tent" and "which tent is the lightest?" want just that.
  const asksMost = [words.shop.definite, words.shop.which].some((phrases) =>
    holdsPhrase(foldedWords(sentence), phrases),
  );
  const most = (await mostOfDatum()) ?? (asksMost ? await measuredMost() : null);
  if (most) return most;
  const several = { ...first, words: left };
  const either = (await findEither(search, several, words)) ?? (await findEach(search, several, words));
  if (either) return either;
  const whole = await findFor(search, wordingsOf(first));
  const found = withoutOrder(wish, await metInPart((one) => findFor(search, [one]), whole, words));
  // Nothing but the bound says what is meant.
  if (isAny && (found.untold ?? []).some(isBound)) return withoutAnswer(found);
  const unknown = answers(found) ? missingThing(found, sentence, words) : null;
  if (unknown !== null) return (await ofTheRest(unknown)) ?? withoutAnswer(found);
  // "Lightest tent", where one is told to be light and none is called lightest.
  if (answers(found)) return (opensByMost(goods, found.products, words) && (await measuredMost())) || found;
  return (await measuredMost()) ?? (await withoutMost()) ?? (await heldByAny()) ?? (await inPart()) ?? found;

  function inPart(): Promise<FoundProducts | null> {
    return ofTheTrade((one) => findFor(search, [one]), found, sentence, words);
  }

  /** What is found by the words themselves; "not praline chocolate" shows none, where no make or category is read of it. */
  async function asWritten(): Promise<FoundProducts> {
    const written = await tool.search(tenantId, wishFor(sentence), limit);
    const without = wish.filters.filter(({ op }) => op === "not");
    const isRead = without.length === 0 || written.wish.filters.some(({ op }) => op === "not");
    return isRead ? written : tool.search(tenantId, { ...wishFor(sentence), filters: without }, limit);
  }

  /** Lamps, where none is told to be "dimmable" or "jolie": a word that no product tells of may say how a kind shall be. */
  async function ofTheRest(missing: string): Promise<FoundProducts | null> {
    const all = goodsWords(sentence, words);
    if (!isSaidOfKind(missing, all, sentence, words)) return null;
    const others = await findFor(search, [{ ...first, words: all.filter((word) => word !== missing).join(" ") }]);
    const isKind = others.wish.filters.some(({ field, op }) => field === "category" && op === "eq");
    const given: Filter = { field: "words", op: "eq", value: missing };
    return answers(others) && isKind ? { ...others, without: [...(others.without ?? []), given] } : null;
  }

  /** "Vegan products": any that are told to be vegan. */
  async function heldByAny(): Promise<FoundProducts | null> {
    const isAsked = holdsPhrase(foldedWords(sentence), words.opensQuestion);
    if (!isFor || isAsked || isForSomebody || goods === "") return null;
    const held: Filter = { field: "words", op: "eq", value: goods };
    const all = await tool.search(
      tenantId,
      { ...first, words: "", filters: [...first.filters, held], isSaid: false },
      limit,
    );
    return answers(all) ? all : null;
  }

  /** "Lightest tent": of the tents that are likely meant those that weigh least. */
  async function measuredMost(): Promise<FoundProducts | null> {
    const rest = readSentence(left);
    const by = comparatives.find((one) => rest.take(words.shop.by[one]) > 0);
    if (!by) return null;
    if (by === "longer") rest.take(words.wishes.measures.duration);
    const thing = goodsWords(rest.rest(), words).join(" ");
    if (thing === "") return null;
    const all = await findFor((one) => tool.search(tenantId, one, MOST_MEASURED), [{ ...first, words: thing }]);
    const sorted = answers(all) ? orderedBy(all, meantOf(all.products, all.wish), by) : null;
    return sorted && { ...sorted, products: sorted.products.slice(0, limit) };
  }

  /** "The most HDMI ports", "the biggest battery": by what the shop calls so. */
  async function mostOfDatum(): Promise<FoundProducts | null> {
    // Memory is told by many names.
    if ((["moreMemory", "moreStorage"] as const).some((by) => readSentence(left).holds(words.shop.by[by]))) return null;
    const asked = mostOfIn(left, words, (text) => goodsWords(text, words));
    for (const { datum, goods: things } of asked?.readings ?? []) {
      const all = await findFor((one) => tool.search(tenantId, one, MOST_MEASURED), [{ ...first, words: things }]);
      const sorted = answers(all) ? orderedByDatum(all, meantOf(all.products, all.wish), datum, asked!.isLeast) : null;
      if (sorted) return { ...sorted, products: sorted.products.slice(0, limit) };
    }
    return null;
  }

  /** Tents, where nothing tells which of them is the lightest. */
  async function withoutMost(): Promise<FoundProducts | null> {
    const read = readSentence(goods);
    if (!comparatives.some((one) => read.take(words.shop.by[one]) > 0)) return null;
    const things = read.rest();
    const all =
      things === "" ? null : await findFor((one) => tool.search(tenantId, one, limit), [{ ...first, words: things }]);
    const unmet = goods.split(" ").filter((word) => !things.split(" ").includes(word));
    const given: Filter = { field: "words", op: "eq", value: unmet.join(" ") };
    return all && answers(all) ? { ...all, without: [...(all.without ?? []), given] } : null;
  }

  /** "I want a backpack" is one, whatever else these words may name. */
  function wordingsOf(one: Wish): [Wish, ...Wish[]] {
    if (isAny) return [one];
    const plain = goodsWords(wish.words, words).join(" ");
    const others = one.words === wish.words ? [] : [wish];
    // "The brand Acme" is what Acme makes.
    const unnamed = withoutFacets(plain, words);
    const more = [plain, unnamed].filter(
      (some, at, all) => some !== "" && some !== one.words && all.indexOf(some) === at,
    );
    return [one, ...others, ...more.map((some) => ({ ...one, words: some }))];
  }

  async function isFound(one: Wish): Promise<boolean> {
    return answers(await tool.search(tenantId, { ...one, words: goodsWords(one.words, words).join(" ") }, 1));
  }
}

/** Whether a wish is a bound of how many there are of something. */
export const boundsCount = ({ field, op }: Filter): boolean =>
  field.startsWith("attributes.") && op !== "eq" && op !== "not";

/** "At least 6 litres", "more than 10 pieces" */
const isBound = ({ field, op }: Filter): boolean =>
  (field === COUNTED || field.startsWith("quantity")) && op !== "eq" && op !== "not";

const PLURAL = /[^s]s$/;

/** Whether a word says how goods shall be, and not what they are: "jolies lampes", "phones unlocked"; no "cours de guitare", no "guitar lessons". */
function isSaidOfKind(word: string, goods: readonly string[], sentence: string, words: Words): boolean {
  const said = foldedWords(sentence);
  const at = said.indexOf(foldedWords(word)[0] ?? "");
  const isGoods = (one: string | undefined): boolean =>
    one !== undefined && goods.some((other) => foldedWords(other).includes(one));
  if (words.wishes.namesFirst) return isGoods(said[at + 1]);
  const before = said[at - 1];
  // Where words are joined, what stands by itself is no part of a name; elsewhere the name of many is none.
  return isGoods(before) && (words.capitals === "nouns" || PLURAL.test(before!));
}

/** "Do you sell concert tickets?" asks for tickets, which no product tells of, and for no concert guitar. Null: some tell of it. */
function missingThing({ terms }: FoundProducts, sentence: string, words: Words): string | null {
  const said = foldedWords(sentence);
  const asks = [words.shopping, words.shop.exists, words.voice.addressed].some((phrases) => holdsPhrase(said, phrases));
  const goods = asks ? goodsWords(sentence, words) : [];
  const thing = goods.length > 1 ? thingMeant(sentence, goods, words) : undefined;
  const [folded] = foldedWords(thing ?? "");
  const isUnknown =
    folded !== undefined &&
    terms.some(({ term, idf, others }) => idf === 0 && others === undefined && formOf(term)(folded));
  return isUnknown ? (thing ?? null) : null;
}

export function withoutAnswer(found: FoundProducts): FoundProducts {
  const rest = uncounted(found);
  return { ...rest, products: [], answerable: { score: 0, decision: "no_answer" } };
}

/** Whether goods are wished for that have most or least of something, and none of those that were found is called so. */
function opensByMost(goods: string, found: readonly FoundProduct[], words: Words): boolean {
  const said = foldedWords(goods);
  const lengths = comparatives.map((one) => phraseAt(said, 0, words.shop.by[one]));
  const most = said.slice(0, Math.max(...lengths));
  const isCalledSo = ({ card, description }: FoundProduct): boolean => {
    const told = new Set(foldedWords(`${card.title} ${description ?? ""}`));
    return most.every((word) => told.has(word));
  };
  return most.length > 0 && !found.some(isCalledSo);
}

/** "Any deals?" wants what is on sale. */
function withDeals(wish: Wish, words: Words): Wish {
  const sentence = readSentence(wish.words);
  const isOnSale = wish.filters.some(({ field }) => field === "sale");
  if (sentence.take(words.shop.deals) === 0 && !isOnSale) return wish;
  sentence.take(words.shop.now);
  const filters = wish.filters.filter(({ field }) => field !== "sale");
  return { ...wish, words: sentence.rest(), filters: [...filters, { field: "sale", op: "eq", value: true }] };
}

const withoutFacets = (goods: string, { shop }: Words): string =>
  goods
    .split(" ")
    .filter((word) => !NAMED_FACETS.some((facet) => isPhrase(foldedWords(word), shop.facets[facet])))
    .join(" ");

const holdsFor = (sentence: string, { forWhom }: Words): boolean =>
  foldedWords(sentence).some((word) => forWhom.has(word));

/** "In stock" and "over 4 stars" want any; "is it in stock?" asks of one. */
const saysHow = ({ field }: Filter): boolean => ["rating", "reviews", "availability"].includes(field);

/** "I'm allergic to nuts" wants what has none, and never what is found by its words. */
const meantOfAny = ({ field, op, value }: Filter): boolean =>
  field === "sale" ||
  (field === "price" && typeof value === "number") ||
  isBound({ field, op, value }) ||
  (op === "not" && namesSaidBy(foldedWords(String(value))).length > 0);

const namesSomebody = (goods: string, words: Words): boolean => {
  const rest = foldedWords(withoutAny(goods, words)).filter((word) => !words.plain.has(word));
  return rest.length > 0 && rest.every((word) => words.kin.has(word));
};

/** Whether goods are named without asking for them: "pro controller" is searched for as it is, and so is "tn-2110 toner". */
const namesOnly = (wish: string, words: Words): boolean =>
  [...wishingWords(wish, words), ...wantingWords(wish, words)].length === 0 &&
  ![words.opensQuestion, words.shop.which].some((phrases) => holdsPhrase(foldedWords(wish), phrases)) &&
  goodsWords(wish, words).length > 0;

/** "Something from Norrland" names Norrland, and "ich möchte eine Tasse" a cup. */
function withoutAny(goods: string, { wishes, plain }: Words): string {
  const sentence = readSentence(goods);
  const taken = sentence.take(wishes.any) + sentence.take(wishes.wanting);
  const left = sentence.rest().split(" ");
  // "De rouge" of "quelque chose de rouge".
  while (taken > 0 && left.length > 1 && plain.has(foldedWords(left[0]!)[0] ?? "")) left.shift();
  return left.join(" ");
}

const isForAny = (sentence: string, { wishes }: Words): boolean => holdsPhrase(foldedWords(sentence), wishes.any);
