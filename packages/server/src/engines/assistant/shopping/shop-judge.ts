import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { Language } from "../said/languages.ts";
import { mostProducts } from "../products.ts";
import type { FoundPassage } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { citationMark } from "../written/citation-mark.ts";
import { createJudge, type Judge } from "../written/grounding/judge.ts";
import { namesIn } from "../written/grounding/names.ts";
import { vocabularyOf, wordsOf } from "../written/grounding/words.ts";
import { shownText } from "../written/prompt.ts";
import { harmlessWords } from "./harmless-words.ts";
import type { Item } from "./shelf.ts";
import { ofRating } from "./comparing-words.ts";
import { withoutCompared } from "./compared-words.ts";
import { tellsTheirSale } from "./sale-told.ts";
import { tellsTheirPrices } from "./stated-prices.ts";
import { tellsTheirStock, withoutStock } from "./stock-told.ts";
import { isToldOfProduct } from "./told-of-product.ts";

/**
 * Whether what a sentence cites carries it, and nothing else: neither another product, which would have no card, nor what
 * the visitor or an earlier answer said.
 */
export function createShopJudge(
  items: readonly Item[],
  stated: Filter[],
  turn: Turn,
  language: Language,
  locale: string,
): Judge {
  const alone = { ...turn, question: "", history: [] };
  const judges = new Map<string, Judge>();
  const excluded = stated
    .filter(({ op }) => op === "not")
    .map(({ value }) => foldedWords(String(value)).join(" "))
    .filter(Boolean);
  const carded = new Set<number>();
  /** What the sentence before named. */
  let before: number[] = [];

  const judgeOf = (numbers: number[], passages: FoundPassage[]): Judge => {
    const key = numbers.toSorted((one, other) => one - other).join();
    const judge = judges.get(key) ?? createJudge(passages, alone, language);
    judges.set(key, judge);
    return judge;
  };

  return (sentence, isLabel) => {
    const marked = (sentence.match(citationMark) ?? []).flatMap((found) => (found.match(/\d+/g) ?? []).map(Number));
    if (marked.some((number) => !items[number - 1])) return false;
    const numbers = [...new Set(marked.length > 0 ? marked : before)];
    const cited = numbers.map((number) => items[number - 1]!);
    const withCards = new Set([...carded, ...cited.filter(({ product }) => product).map(({ number }) => number)]);
    if (withCards.size > mostProducts) return false;

    const text = sentence.replace(citationMark, " ").trim();
    const words = foldedWords(text);
    if (excluded.some((thing) => ` ${words.join(" ")} `.includes(` ${thing} `))) return false;
    const numbersOf = (mark: string | null): number[] => (mark?.match(/\d+/g) ?? numbers).map(Number);
    const stockOf = (number: number) =>
      [items[number - 1]!.product?.card.availability].filter((one) => one !== undefined);
    if (!tellsTheirStock(sentence, numbersOf, stockOf)) return false;
    if (!tellsTheirSale(sentence, numbersOf, (number) => items[number - 1]!.product?.card ?? null)) return false;
    const productOf = (number: number) => items[number - 1]!.product?.card ?? "page";
    if (!tellsTheirPrices(sentence, productOf, before, locale)) return false;
    // What opens an answer may cite nothing, and speaks of all.
    const told = cited.length > 0 ? cited : items;
    const passages = told.map(({ passage }) => passage);
    const known = new Set(passages.flatMap((passage) => foldedWords(`${passage.title} ${shownText(passage)}`)));
    if (items.some((item) => !numbers.includes(item.number) && isNamed(item, words, cited.length > 0 ? known : null)))
      return false;
    const vocabulary = vocabularyOf([
      ...known,
      ...foldedWords(`${turn.tenant.name} ${turn.tenant.assistantName ?? ""}`),
      ...(cited.length > 0 && cited.every(({ product }) => product && product.rating !== null) ? ofRating : []),
    ]);
    // In a translation too, what is called by a name has it in the catalogue.
    if (
      language.words.capitals !== "nouns" &&
      !namesIn(text).every((name) => language.words.plain.has(name) || vocabulary.holdsLike(name))
    )
      return false;
    const judge = judgeOf(numbers, passages);
    if (!judge(text, isLabel) && !holdsButForStock(text, judge)) return false;
    const products = (some: readonly Item[]) => some.flatMap(({ product }) => product ?? []);
    const beside = withoutCompared(wordsOf(text), products(cited), products(items), language.words);
    if (!beside) return false;
    const ofProduct = {
      words: beside,
      passages,
      known: vocabulary,
      tenantLocale: turn.tenant.locale,
      spoken: language,
    };
    if (!isLabel && told.some(({ product }) => product) && !isToldOfProduct(text, ofProduct)) return false;
    before = numbers;
    for (const number of withCards) carded.add(number);
    return true;
  };

  /** What is told of stock in other words than the passage's has been held against the cards, and contradicts nothing. */
  function holdsButForStock(text: string, judge: Judge): boolean {
    const rest = withoutStock(text);
    const isIdle = (word: string): boolean => language.words.plain.has(word) || harmlessWords(language.code).has(word);
    return rest !== text && judge(text, true) !== false && (foldedWords(rest).every(isIdle) || judge(rest) !== false);
  }

  /** By its brand, its number, or two words of its title that nothing cited has. */
  function isNamed({ product }: Item, words: string[], known: ReadonlySet<string> | null): boolean {
    if (!product) return false;
    const isOwn = (word: string): boolean => !known?.has(word) && !language.words.plain.has(word) && word.length > 1;
    const brand = foldedWords(product.card.brand ?? "").filter(isOwn);
    if (brand.length > 0 && brand.every((word) => words.includes(word))) return true;
    const named = [...new Set(foldedWords(product.card.title))].filter((word) => isOwn(word) && words.includes(word));
    return named.length > 1 || named.some((word) => /\d/.test(word) && /\p{L}/u.test(word));
  }
}
