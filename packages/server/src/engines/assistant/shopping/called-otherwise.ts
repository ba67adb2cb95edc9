import { foldedWords } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { formOf } from "../words/forms.ts";

/** Whether words hold another name of what a word names, in any language: "dishwasher safe" is "spülmaschinenfest". */
export const isCalledOtherwise = (words: readonly string[], word: string): boolean =>
  namesSaidBy(foldedWords(word)).some(({ thing }) =>
    Object.values(thing.names)
      .flat()
      .some(({ text }) => foldedWords(text).every((one) => words.some((other) => isForm(one, other)))),
  );

/** A model is that very one: "A14" is no "A145". */
export const isForm = (one: string, other: string): boolean => (/\d/.test(one) ? one === other : formOf(one)(other));
