import { deniedUseIn } from "../../wishes/harm-told.ts";
import { foldedWords } from "../../wording/fold.ts";
import { toldAgainstUse } from "../finding/not-for-use.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import { languageOfLocale } from "../said/languages.ts";
import type { FoundProduct } from "../tools.ts";
import { areNamed, type Beside, type GoodsShown } from "./beside.ts";
import { datumTold } from "./datum-told.ts";

/**
 * What is told not to be for the use that a message names says so: "which one for concrete?" of two drills. Where the message is in
 * another language than the goods are told in, nobody can tell whether that use is meant: all that they are told not to be for is said.
 */
export function toldAgainstUses(shown: GoodsShown): Beside | null {
  if (!areNamed(shown)) return null;
  const { products, turn, language } = shown;
  const { words, phrases, code } = language;
  const saysFor = foldedWords(turn.question).some((word) => words.forWhom.has(word));
  const isForeign = saysFor && languageOfLocale(turn.tenant.locale).code !== code;
  const sentences = products.flatMap((product) => {
    const against = toldAgainstUse(product, turn.question, words) ?? (isForeign ? denialOf(product) : null);
    return against ? { text: datumTold(product.card.title, against, phrases), quotes: [against.told] } : [];
  });
  return { is: "also", sentences };
}

const denialOf = (product: FoundProduct): Told | null =>
  toldBy(product).find(({ said, isQuoted }) => isQuoted && deniedUseIn(said) !== null) ?? null;
