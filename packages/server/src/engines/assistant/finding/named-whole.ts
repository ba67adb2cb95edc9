import { foldedWords } from "../../wording/fold.ts";
import { areForms, namesSaidBy } from "../../wording/goods/names-said.ts";
import { goodsWords } from "../said/question.ts";
import { wishIn } from "../said/wish-in.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { uncounted } from "./uncounted.ts";

/** How a thing is called in whichever language, word by word; none: the wish is not just its name, or none of its names has several words. */
function namesWished(sentence: string, words: Words): string[][] {
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
    ...Object.values(thing.names).flatMap((some) => some.map(({ text }) => foldedWords(text))),
    ...thing.also.map(foldedWords),
  ]);
  return names.some(({ length }) => length > 1) ? names : [];
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

/** Whether a text has a word of a name, or what a name in one word is put together of: "Maschine" of "Waschmaschine". */
const holdsPart = (told: readonly string[], names: readonly string[][]): boolean =>
  names
    .flat()
    .some((part) =>
      told.some(
        (word) =>
          areForms([word], [part]) ||
          (word.length >= SHORTEST_PART && part !== word && (part.startsWith(word) || part.endsWith(word))),
      ),
    );

/**
 * What was found, without what only has words of the name of the thing that is wished for: where there is no washing
 * machine, a quiet machine that is easy to wash is none.
 */
export function namedWhole(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  if (found.products.length === 0 || found.answerable.decision !== "answer") return found;
  // An owner knows what is one.
  if ((found.synonyms ?? []).length > 0) return found;
  const names = namesWished(sentence, words);
  if (names.length === 0) return found;
  const isApart = (one: FoundProduct): boolean => {
    const told = textOf(one);
    return holdsPart(told, names) && !names.some((name) => isNamed(told, name));
  };
  const products = found.products.filter((one) => !isApart(one));
  if (products.length === found.products.length) return found;
  const rest = { ...uncounted(found), products };
  return products.length > 0 ? rest : { ...rest, answerable: { ...found.answerable, decision: "no_answer" } };
}
