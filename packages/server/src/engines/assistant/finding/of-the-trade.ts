import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Wish } from "../../wishes/wish.ts";
import { goodsWords } from "../said/question.ts";
import { thingMeant } from "../said/thing-meant.ts";
import type { FoundProducts } from "../tools.ts";
import { formsOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { givenUp } from "./given-up.ts";
import { answers } from "./met-in-part.ts";
import { isTitled } from "./things-called.ts";

/** Of whom more is unknown says something else than how a thing shall be. */
const MOST_UNKNOWN = 2;

/**
 * "Wooden headphones", where a shop has headphones and none of wood, and little else: what nearly every product is called weighs
 * next to nothing among the words, and names what is wished for all the same. Null: the thing is not there, or something else is
 * said of it, as who asks does and who tells of one's own.
 *
 * @param find what is found for a wish, be it for less of it
 */
export async function ofTheTrade(
  find: (wish: Wish) => Promise<FoundProducts>,
  { wish, terms, without = [] }: FoundProducts,
  sentence: string,
  words: Words,
): Promise<FoundProducts | null> {
  const said = foldedWords(sentence);
  const asksForGoods = [words.shopping, words.shop.exists].some((phrases) => holdsPhrase(said, phrases));
  const tells = holdsPhrase(said, words.opensQuestion) || said.some((word) => words.mine.has(word));
  if (tells && !asksForGoods) return null;
  const all = goodsWords(wish.words, words);
  const thing = thingMeant(wish.words, all, words);
  const known = terms.filter(({ idf, others }) => idf > 0 || others !== undefined).map((term) => formsOf(term));
  const isKnown = (word: string): boolean => foldedWords(word).some((one) => known.some((is) => is(one)));
  const unmet = all.filter((word) => !isKnown(word));
  if (thing === undefined || unmet.includes(thing) || unmet.length === 0 || unmet.length > MOST_UNKNOWN) return null;
  const found = await find({ ...wish, words: all.filter(isKnown).join(" "), isSaid: true });
  const [best] = found.products;
  if (!best || !answers(found) || !isTitled(best, thing)) return null;
  return { ...found, without: [...without, ...(found.without ?? []), ...givenUp(unmet, words)] };
}
