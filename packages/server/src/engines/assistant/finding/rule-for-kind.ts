import { foldedWords } from "../../wording/fold.ts";
import type { FoundKnowledge, FoundProducts } from "../tools.ts";
import { formOf } from "../words/forms.ts";
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
    if (fit && tellsOf(fit.found, [...named, ...rule])) return fit;
  }
  return null;
}

/** Whether the best text says all of some words, by whichever of their names. */
const tellsOf = ({ passages: [best], terms }: FoundKnowledge, said: readonly string[]): boolean =>
  best !== undefined &&
  said.every((word) =>
    terms.some(({ term, idf }) => idf > 0 && !best.lacks.includes(term) && (formOf(term)(word) || formOf(word)(term))),
  );
