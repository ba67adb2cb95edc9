import { foldedWords } from "../../wording/fold.ts";
import { wishWords } from "../../wishes/words/all.ts";
import { areForms, namesSaidBy } from "../../wording/goods/names-said.ts";
import { goodsWords } from "../said/question.ts";
import { wishIn } from "../said/wish-in.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { uncounted } from "./uncounted.ts";

interface Name {
  words: string[];
  /** Whether it says first what it is of: "machine à laver". */
  isHeadFirst: boolean;
}

/** How a thing is called in whichever language, word by word; none: the wish is not just its name, or none of its names has several words. */
function namesWished(sentence: string, words: Words): Name[] {
  const wish = wishIn(sentence, words).words;
  const goods = goodsWords(wish, words).flatMap(foldedWords);
  const said = foldedWords(wish);
  // "Machine à laver" has a word in it that is no name.
  const [from, to] = [said.indexOf(goods[0] ?? ""), said.lastIndexOf(goods.at(-1) ?? "")];
  if (
    goods.length === 0 ||
    from < 0 ||
    said.slice(from, to + 1).some((word) => !goods.includes(word) && !words.plain.has(word))
  )
    return [];
  const meant = namesSaidBy(said.slice(from, to + 1)).filter(
    ({ thing, isAmbiguous }) => !isAmbiguous && !thing.isEaten && !thing.isIngredient && !thing.isFeature,
  );
  const names = meant.flatMap(({ thing }) => [
    ...Object.entries(thing.names).flatMap(([code, some]) =>
      some.map(({ text }): Name => ({ words: foldedWords(text), isHeadFirst: wishWords[code]?.namesFirst === true })),
    ),
    ...thing.also.map((text): Name => ({ words: foldedWords(text), isHeadFirst: false })),
  ]);
  return names.some(({ words: { length } }) => length > 1) ? names : [];
}

const textOf = ({ card, category, description, attributes }: FoundProduct): string[] =>
  foldedWords(
    [card.title, category ?? "", description ?? "", ...Object.entries(attributes).flat(2).map(String)].join(" . "),
  );

/** Whether a text has a name, its words side by side, or in a longer word: "Toplader-Waschmaschine". */
const isNamed = (told: readonly string[], name: readonly string[]): boolean =>
  told.some(
    (word, at) => areForms(told.slice(at, at + name.length), name) || (name.length === 1 && word.endsWith(name[0]!)),
  );

/** In letters, of a part of a compound. */
const SHORTEST_PART = 4;

/** Whether a word is one of a name, but no thing by itself as the lamp of a desk lamp is; or what a name in one word begins or ends with. */
const isPartOf = (word: string, name: Name, isHead: boolean): boolean =>
  hasAsPart(name, word, isHead) && namesSaidBy([word]).length === 0;

function hasAsPart({ words, isHeadFirst }: Name, word: string, isHead: boolean): boolean {
  const [first, last] = [words[0]!, words.at(-1)!];
  if (words.length > 1) {
    const parts = isHead ? [isHeadFirst ? first : last] : words;
    return parts.some((part) => areForms([word], [part]));
  }
  const isInside = word.length >= SHORTEST_PART && first !== word;
  return (
    (!isHead && areForms([word], [first])) ||
    (isInside && (first.endsWith(word) || (!isHead && first.startsWith(word))))
  );
}

/**
 * Whether a product is called by the word that says what a thing is, where that names a thing by itself, "Grey shoes" of running shoes,
 * and not by another name with it, "Football shoes"; or one part of its text has all words of the name: "A machine for washing."
 */
function isSaidInParts({ card, description }: FoundProduct, { words, isHeadFirst }: Name): boolean {
  if (words.length < 2) return false;
  const holds = (some: readonly string[], word: string): boolean => some.some((one) => areForms([one], [word]));
  const title = foldedWords(card.title);
  const head = words[isHeadFirst ? 0 : words.length - 1]!;
  const runs = [2, 3].flatMap((length) => title.slice(length - 1).map((_, at) => title.slice(at, at + length)));
  const isOther = runs.some((run) => holds(run, head) && namesSaidBy(run).length > 0);
  if (holds(title, head) && (isOther || namesSaidBy([head]).length > 0)) return !isOther;
  return (description ?? "").split(/[.,;:!?]/).some((part) => {
    const said = foldedWords(part);
    return words.every((word) => holds(said, word));
  });
}

/**
 * What was found, without what only has words of the name of the thing that is wished for: where there is no washing machine, a quiet
 * machine that is easy to wash is none. Where there is one, only what is called by the same kind of a name is left out, as a coffee
 * machine is: beside a rain jacket a rain hat stays.
 */
export function namedWhole(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  if (found.products.length === 0 || found.answerable.decision !== "answer") return found;
  // An owner knows what is one.
  if ((found.synonyms ?? []).length > 0) return found;
  const names = namesWished(sentence, words);
  if (names.length === 0) return found;
  const all = found.products.map((product) => ({ product, told: textOf(product) }));
  const isWhole = (told: readonly string[]): boolean => names.some((name) => isNamed(told, name.words));
  const isThere = all.some(({ told }) => isWhole(told));
  const isApart = ({ product, told }: (typeof all)[number]): boolean =>
    !isWhole(told) &&
    told.some((word) => names.some((name) => isPartOf(word, name, isThere))) &&
    !names.some((name) => isSaidInParts(product, name));
  const products = all.filter((one) => !isApart(one)).map(({ product }) => product);
  if (products.length === found.products.length) return found;
  const rest = { ...uncounted(found), products };
  return products.length > 0 ? rest : { ...rest, answerable: { ...found.answerable, decision: "no_answer" } };
}
