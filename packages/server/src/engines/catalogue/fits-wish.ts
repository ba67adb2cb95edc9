import type { FoundProduct } from "../assistant/tools.ts";
import type { FoundTexts } from "../retrieval/finder.ts";
import type { Hit } from "../retrieval/ranking.ts";
import { LONGEST, namesSaidBy } from "../wording/goods/names-said.ts";

/** Whether some words say a feature that goods have or have not: "wireless". */
const sayFeature = (words: readonly string[]): boolean =>
  words.some((_, at) =>
    Array.from({ length: LONGEST }, (_one, more) => words.slice(at, at + more + 1)).some((said) =>
      namesSaidBy(said).some(({ thing }) => thing.isFeature),
    ),
  );

/**
 * Whether what was found is called as is wished for and has all that is said of it; "nearly": all but what texts only describe
 * such things by, "warm" of a jacket.
 *
 * @param words of the wish, folded
 */
export function fitsWish(words: readonly string[], lexemes: FoundTexts["lexemes"]): (hit: Hit) => FoundProduct["fits"] {
  const isFeature = sayFeature(words);
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
