import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { uncounted } from "./uncounted.ts";

/**
 * Where some of what was found is the thing itself with all that is said of it, that first, and no other thing: of "a case for my
 * iPhone 15" not the phone, and of "wireless mouse" no mouse of which nothing says so. What only descriptions tell, "warm" of a
 * jacket, puts first what is said to be so.
 */
export function whatFits(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  const said = foldedWords(sentence);
  // "What filters do I need for the coffee machine?" names two things.
  if (holdsPhrase(said, words.opensQuestion) && said.some((word) => words.forWhom.has(word))) return found;
  // "T-shirt Cask not in size S": what else may be instead is meant, too.
  if (found.wish.filters.some(({ op }) => op === "not")) return found;
  const wholly = found.products.filter(({ fits }) => fits === true);
  if (wholly.length === 0) return found;
  const others = found.products.filter(({ fits }) => fits !== true && fits !== false);
  const products = found.wish.order ? found.products.filter(({ fits }) => fits !== false) : [...wholly, ...others];
  if (products.length === found.products.length) return { ...found, products };
  const rest = uncounted(found);
  return { ...rest, products };
}
