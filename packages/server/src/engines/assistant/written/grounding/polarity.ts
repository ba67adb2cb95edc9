import { languages } from "../../languages.ts";
import { wordsIn } from "../../words/fold.ts";

/** What makes a sentence say the opposite. */
const denying = new Set([
  ...languages.flatMap(({ words }) => [...words.negations]),
  ...wordsIn(
    "cannot nobody impossible unable unavailable unfortunately excluded nicht nichts kein keinerlei niemals weder unmöglich ausgeschlossen leider impossible aucunement imposible tampoco ningun jamás impossibile nemmeno impossível jamais nenhum onmogelijk geenszins uitgesloten değildir yoktur olamaz edilemez",
  ),
]);
/** In French each denial has "ne" beside the word that counts, and "costs nothing" denies nothing. */
for (const word of wordsIn("ne n nothing nichts rien nada nulla niente niets unfortunately leider"))
  denying.delete(word);

/** What sets a limit: with one of these, "only with a receipt" and "not without a receipt" say the same. */
const limiting = wordsIn(
  "only unless until except before after but without just otherwise if however although longer nur außer erst bis ohne sondern aber vor nach sonst wenn falls jedoch mehr seulement sauf avant après sans mais sinon si plus solo sólo salvo excepto hasta antes después sin pero si menos soltanto tranne prima dopo senza ma se apenas somente só exceto até depois sem mas se alleen behalve totdat voor na zonder maar anders als sadece yalnızca ancak hariç kadar önce sonra değilse",
);

export interface Polarity {
  isDenied: boolean;
  isLimited: boolean;
}

export const polarityOf = (words: readonly string[]): Polarity => ({
  isDenied: words.some((word) => denying.has(word) && !limiting.has(word)),
  isLimited: words.some((word) => limiting.has(word)),
});

/** "No, that isn't possible": what denies one clause says nothing of the next. */
export const clausesOf = (sentence: string): string[] =>
  sentence.split(/[,;:，；：]\s|\s[–—-]\s|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|ve|ama)\s/);
