import { foldedWords } from "../../wording/fold.ts";
import type { FoundKnowledge, FoundProducts } from "../tools.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { areAlike, isAmong } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import type { Fit } from "./first-fit.ts";

/** Most names of a path of categories that are tried, the narrowest first. */
const MOST_KINDS = 4;

/** What is asked of goods: the question without them, what it calls them, and the words that say which rule it asks for. */
interface AskedOfGoods {
  question: string;
  goods: readonly string[];
  rule: readonly string[];
}

/**
 * What the shop's rules say of the kind that the catalogue files goods under: "can I return a Monstera?" is told by "plants
 * cannot be returned", whatever holds for all other goods. Null: no rule names that kind.
 */
export async function ruleForKind(
  find: (question: string) => Promise<Fit<FoundKnowledge> | null>,
  { products: [best] }: Pick<FoundProducts, "products">,
  { question, goods, rule }: AskedOfGoods,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  if (!best?.category || !foldedWords(best.card.title).some((word) => goods.includes(word))) return null;
  const kinds = best.category.split(/[>/|,;&]/).toReversed();
  for (const kind of kinds.slice(0, MOST_KINDS)) {
    const named = foldedWords(kind).filter((word) => !words.plain.has(word));
    // "Returns" and "Gift cards" of a path may be what the question itself says.
    if (named.length === 0 || named.some((word) => rule.includes(word))) continue;
    const fit = await find(`${question} ${kind.trim()}`);
    if (!fit || !tellsOf(fit.found, [...named, ...rule])) continue;
    return namesOnlySome(fit.found, named, [...goods, ...rule], words) ? null : fit;
  }
  return null;
}

/**
 * Whether the best text names but some of a kind within a list, and not those that are asked about: "garden furniture and large
 * ladders" tells nothing of any ladder.
 */
function namesOnlySome(
  { passages: [best] }: FoundKnowledge,
  kind: readonly string[],
  asked: readonly string[],
  { plain, joins }: Words,
): boolean {
  const [isKind, isAsked] = [isAmong(kind), isAmong(asked)];
  const places = best!.sentences.flatMap(({ start, end }) => {
    const said = best!.text.slice(start, end).replace(/,/g, " , ").split(/\s+/);
    const words = said.map((one) => (one === "," ? one : (foldedWords(one)[0] ?? "")));
    return words.flatMap((word, at) =>
      at > 0 && isKind(word) ? [{ before: words[at - 1]!, first: words[at - 2] ?? "" }] : [],
    );
  });
  const parts = (word: string): boolean => word === "," || isPhrase([word], joins);
  const isSome = ({ before, first }: (typeof places)[number]): boolean =>
    parts(first) && !parts(before) && !plain.has(before) && !isAsked(before) && !isKind(before);
  return places.length > 0 && places.every(isSome);
}

/** Whether the best text says all of some words, by whichever of their names. */
const tellsOf = ({ passages: [best], terms }: FoundKnowledge, said: readonly string[]): boolean =>
  best !== undefined &&
  said.every((word) => terms.some(({ term, idf }) => idf > 0 && !best.lacks.includes(term) && areAlike(term, word)));
