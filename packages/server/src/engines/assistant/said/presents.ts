import { fold } from "../../wording/fold.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Wish } from "../../wishes/wish.ts";
import { goodsWords } from "./question.ts";
import { readSentence } from "../shopping/sentence.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** Something to be given away. */
export interface Present {
  /** What is said of it or of whoever gets it, and may name goods: "gardening" of "a gift for my dad who likes gardening". */
  hints: string;
  /** The word for a gift with what is said of it: goods may be called so. */
  named: string;
  /** Who gets it, where nothing else is said: goods may be told to be for kids, and hardly for a mother. */
  kin: string[];
}

/** A wish for something to give away, whatever it is; null: none, or goods that are only called so, as gift cards are. */
export function presentIn(wish: Wish, words: Words): Present | null {
  const said = saidIn(wish.words);
  const isKin = (word: string): boolean => words.kin.has(fold(word));
  if (!holdsPhrase(said, words.shop.gifts))
    return isAnyForKin(said, words) ? { hints: "", named: "", kin: said.filter(isKin) } : null;
  const sentence = readSentence(wish.words);
  sentence.take(words.shop.gifts);
  const isAny = (word: string): boolean =>
    [words.wishes.any, words.wishes.wanting].some((phrases) => phraseAt([fold(word)], 0, phrases) > 0);
  const left = goodsWords(sentence.rest(), words).filter((word) => !isAny(word));
  const hints = left.filter((word) => !isKin(word));
  // "Cash for a gift card" is for a card, and for nobody.
  const isForWhom = (word: string, at: number): boolean =>
    words.forWhom.has(word) && phraseAt(said, at + 1, words.shop.gifts) === 0;
  const isForSomebody = hints.length < left.length || said.some(isForWhom);
  if (hints.length > 0 && !isForSomebody) return null;
  const named = goodsWords(wish.words, words).filter((word) => !isKin(word));
  return { hints: hints.join(" "), named: named.join(" "), kin: hints.length > 0 ? [] : said.filter(isKin) };
}

/** "Something nice for my dad" is for him, and nothing else is said of it. */
function isAnyForKin(said: readonly string[], { wishes, forWhom, kin, plain, taste }: Words): boolean {
  const at = said.findIndex((word) => forWhom.has(word));
  const saysNothing = (word: string): boolean => plain.has(word) || taste.has(word);
  return (
    at > 0 &&
    holdsPhrase(said.slice(0, at), wishes.any) &&
    said.slice(at + 1).some((word) => kin.has(word)) &&
    said.every(
      (word, n) =>
        saysNothing(word) ||
        kin.has(word) ||
        phraseAt(said, n, wishes.any) > 0 ||
        phraseAt(said, n, wishes.wanting) > 0,
    )
  );
}
