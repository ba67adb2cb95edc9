import type { FoundProduct } from "../assistant/tools.ts";
import type { FoundTexts } from "../retrieval/finder.ts";
import type { Hit } from "../retrieval/ranking.ts";
import { LONGEST, namesSaidBy } from "../wording/goods/names-said.ts";

/** What of some words says a feature that goods have or have not: "wireless". */
export function featuresSaid(words: readonly string[]): string[] {
  const runs = words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST, words.length - at) }, (_one, more) => words.slice(at, at + more + 1)),
  );
  return runs.filter((said) => namesSaidBy(said).some(({ thing }) => thing.isFeature)).map((said) => said.join(" "));
}

/**
 * Whether what was found is called as is wished for and has all that is said of it; "nearly": all but what texts only describe
 * such things by, "warm" of a jacket.
 *
 * @param words of the wish, folded
 */
export function fitsWish(words: readonly string[], lexemes: FoundTexts["lexemes"]): (hit: Hit) => FoundProduct["fits"] {
  const isFeature = featuresSaid(words).length > 0;
  const isDescription = lexemes.map(
    ({ lexeme, isGeneral, isOnlyDescribed }) =>
      isGeneral === true || (isOnlyDescribed === true && !isFeature && !/\d/.test(lexeme)),
  );
  return ({ holds, isOther }) => {
    if (isOther === undefined) return undefined;
    if (isOther || !holds.every((held, at) => held || isDescription[at])) return false;
    return holds.every(Boolean) || "nearly";
  };
}
