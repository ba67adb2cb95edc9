import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import { readWish } from "../wishes/read-wish.ts";
import type { Wish } from "../wishes/wish.ts";
import { appliedFilters } from "./applied-filters.ts";
import { languages, type Language } from "./languages.ts";
import { mostProducts } from "./products.ts";
import { goodsWords, wantingWords, wishingWords } from "./question.ts";
import { spokenLanguages } from "./spoken-language.ts";
import type { CatalogueTool, FoundProducts } from "./tools.ts";
import type { Words } from "./words/words.ts";

/** Searches for the goods that a wish names and, when nothing fits, for the wish as it was said. */
export async function findProducts(
  tool: CatalogueTool,
  tenantId: string,
  sentence: string,
  words: Words,
  limit = mostProducts,
): Promise<FoundProducts> {
  const wish = wishIn(sentence, words);
  const goods = namesOnly(wish.words, words) ? wish.words : goodsWords(wish.words, words).join(" ");
  // "What is on sale?" names no goods, and wants any.
  const isAny = goods === "" && (wish.filters.length > 0 || wish.order !== null);
  const found = await tool.search(tenantId, { ...wish, words: isAny ? "" : goods || wish.words }, limit);
  if (found.answerable.decision === "answer" || isAny || goods === wish.words) return found;
  const bySaying = await tool.search(tenantId, wish, limit);
  return bySaying.answerable.decision === "answer" ? bySaying : found;
}

/** Whether goods are named without asking for them: "pro controller" is searched for as it is, and so is "tn-2110 toner". */
const namesOnly = (wish: string, words: Words): boolean =>
  [...wishingWords(wish, words), ...wantingWords(wish, words)].length === 0 && goodsWords(wish, words).length > 0;

/** Few words don't tell their language: figures are read in whichever makes a wish of them. */
function wishIn(sentence: string, words: Words): Wish {
  const wish = readWish(sentence, [words.wishes]);
  if (wish.filters.length > 0 || !/\d/.test(sentence)) return wish;
  const inOthers = languages.map((other) => readWish(sentence, [other.words.wishes]));
  return inOthers.find(({ filters }) => filters.some(({ value }) => typeof value === "number")) ?? wish;
}

/** What the assistant would find for a shopping sentence, and what it understood of it. */
export async function productsAsIfAsked(
  tool: CatalogueTool,
  { id, locale }: { id: string; locale: string },
  sentence: string,
  limit: number,
): Promise<FoundProducts & { appliedFilters: AppliedFilter[] }> {
  const [{ words, phrases }] = spokenLanguages({ question: sentence, history: [], tenant: { locale } }) as [Language];
  const found = await findProducts(tool, id, sentence, words, limit);
  const currency = found.products[0]?.card.price.currency ?? "";
  return { ...found, appliedFilters: appliedFilters(found.wish, phrases, { locale, currency }) };
}
