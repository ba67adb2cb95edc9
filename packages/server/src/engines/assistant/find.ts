import type { Reading } from "./follow-up.ts";
import { mostProducts } from "./products.ts";
import { goodsWords, whatIsAsked } from "./question.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import type { CatalogueTool, FoundKnowledge, FoundProducts, KnowledgeTool } from "./tools.ts";
import type { Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";
import { formOf } from "./words/forms.ts";
import { holdsPhrase } from "./words/phrase-set.ts";
import type { Words } from "./words/words.ts";

export interface Tools {
  knowledge: KnowledgeTool;
  catalogue: CatalogueTool;
}

type Place = "knowledge" | "products";

/** What was found, and for which reading of the question. */
export type Finding =
  | { kind: "knowledge"; reading: Reading; knowledge: FoundKnowledge }
  | { kind: "products"; reading: Reading; products: FoundProducts }
  /** Nothing carries an answer; `expected` is where one would have been, `knowledge` what came nearest. */
  | { kind: "nothing"; reading: Reading; expected: Place; knowledge: FoundKnowledge | null };

/** How much surer the other place must be than the one where the answer is expected. */
const margin = 1.3;

/** Looks into the knowledge, the catalogue or both, as the tenant has them, and takes what answers better. */
export async function find(
  tools: Tools,
  { tenant, mode, question }: Turn,
  readings: Reading[],
  words: Words,
): Promise<Finding> {
  const isOn = (place: Place): boolean =>
    place === "knowledge" ? mode === "rag" || tenant.ragActive : mode === "ecommerce" || tenant.ecommerceActive;
  const [inKnowledge, inCatalogue] = await Promise.all([
    isOn("knowledge") ? firstFit(readings, (text) => searchKnowledge(tools.knowledge, tenant.id, text, words)) : null,
    isOn("products") ? firstFit(readings, (text) => searchProducts(tools.catalogue, tenant.id, text, words)) : null,
  ]);
  const expected = expectedPlace(mode, question, words);
  const sureOfKnowledge = surety(inKnowledge) * (expected === "knowledge" ? margin : 1);
  const sureOfProducts = inCatalogue?.found.products.length
    ? surety(inCatalogue) * (expected === "products" ? margin : 1)
    : 0;

  if (inCatalogue && sureOfProducts > sureOfKnowledge)
    return { kind: "products", reading: inCatalogue.reading, products: inCatalogue.found };
  if (inKnowledge && sureOfKnowledge > 0)
    return { kind: "knowledge", reading: inKnowledge.reading, knowledge: inKnowledge.found };
  return { kind: "nothing", reading: readings[0]!, expected, knowledge: inKnowledge?.found ?? null };
}

/** "Do you sell lamps?" looks for goods and "how long may I return a lamp?" for the shop's rules, whatever the mode. */
function expectedPlace(mode: Turn["mode"], question: string, words: Words): Place {
  if (whatIsAsked(question, words).some((asked) => asked !== "amount")) return "knowledge";
  return mode === "ecommerce" || holdsPhrase(saidIn(question), words.shopping) ? "products" : "knowledge";
}

/** Searches for the goods that a wish names and, when nothing fits, for the wish as it was said. */
async function searchProducts(
  tool: CatalogueTool,
  tenantId: string,
  wish: string,
  words: Words,
): Promise<FoundProducts> {
  const asSaid = withoutPrices(wish);
  const goods = goodsWords(asSaid, words).join(" ") || asSaid;
  const found = await tool.search(tenantId, goods, mostProducts);
  if (found.answerable.decision === "answer" || goods === asSaid) return found;
  const bySaying = await tool.search(tenantId, asSaid, mostProducts);
  return bySaying.answerable.decision === "answer" ? bySaying : found;
}

const price =
  /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?|franken|dólares|libras|lira|tl)(?![\p{L}\p{N}]))/giu;

/** A price is no word to search for: it would find what has the number in its name. */
const withoutPrices = (wish: string): string => wish.replace(price, " ").trim() || wish;

interface Fit<Found> {
  reading: Reading;
  found: Found;
}

const surety = (fit: Fit<FoundKnowledge | FoundProducts> | null): number =>
  fit?.found.answerable.decision === "answer" ? fit.found.answerable.score : 0;

/**
 * Whether the visitor names something new that no text has: then words of earlier questions would find but the earlier
 * answer again.
 */
const asksOfUnknown = ({ own, carried }: Reading, { terms }: FoundKnowledge | FoundProducts): boolean =>
  carried.size > 0 && own.some((word) => terms.some(({ term, idf }) => idf === 0 && formOf(term)(word)));

/** What is found for the first reading that finds an answer, else for the first of all. */
async function firstFit<Found extends FoundKnowledge | FoundProducts>(
  readings: Reading[],
  search: (question: string) => Promise<Found>,
): Promise<Fit<Found> | null> {
  let first: Fit<Found> | null = null;
  for (const reading of readings) {
    const fit = { reading, found: await search(reading.question) };
    if (asksOfUnknown(reading, fit.found)) continue;
    if (surety(fit) > 0) return fit;
    first ??= fit;
  }
  return first;
}
