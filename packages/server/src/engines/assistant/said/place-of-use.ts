import { isPhrase } from "../../wording/phrase-set.ts";
import { wordsIn } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

/** Dutch says where by words that lead to times as well: "binnen gebruiken", "binnen twee dagen". */
const placesOrTimes = wordsIn("binnen buiten");

/** The words of a sentence that say where something is used, though they are small ones elsewhere. */
export const placesOfUse = (said: readonly string[], { shop }: Words): string[] =>
  said.filter(
    (word, at) => placesOrTimes.has(word) && (at === said.length - 1 || isPhrase([said[at + 1]!], shop.fits)),
  );
