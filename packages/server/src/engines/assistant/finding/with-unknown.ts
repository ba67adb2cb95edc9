import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { goodsWords } from "../said/question.ts";
import type { FoundProducts } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { answers } from "./met-in-part.ts";

/** Who says more tells a story. */
const MOST_WORDS = 3;

/** "Price", "nice" and "people" are said of goods, and no text needs to name them. */
const isOfAll = (word: string, { shop, wishes, kin, plain, hedges, circumstances, taste }: Words): boolean => {
  const folded = foldedWords(word);
  return (
    [kin, plain, hedges, circumstances, taste].some((some) => some.has(folded[0] ?? "")) ||
    [...Object.values(shop.facets), wishes.counted, shop.fits].some((phrases) => isPhrase(folded, phrases))
  );
};

/** What was found for a few words, of which no text of the shop knows one in any form: "bread maker" is said to be looked for without "maker". */
export function withUnknown(found: FoundProducts, words: Words): FoundProducts {
  const { wish, terms, without = [] } = found;
  const all = goodsWords(wish.words, words);
  if (!answers(found) || without.length > 0 || all.length < 2 || all.length > MOST_WORDS) return found;
  const isUnknown = (word: string): boolean =>
    terms.some((one) => one.idf === 0 && one.others === undefined && !one.isGeneral && formOf(one.term)(word));
  const unknown = all.filter((word) => foldedWords(word).some(isUnknown) && !isOfAll(word, words));
  if (unknown.length === 0 || unknown.length === all.length) return found;
  const given: Filter = { field: "words", op: "eq", value: unknown.join(" ") };
  return { ...found, without: [given] };
}
