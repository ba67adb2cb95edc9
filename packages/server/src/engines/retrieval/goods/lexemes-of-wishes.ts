import type { Filter } from "../../wishes/wish.ts";
import { knownIn } from "../index/known-lexemes.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import { languageOf } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { isInAny, namesOfBarred, openGoodsSaid } from "../other-words/goods-said.ts";
import { openSaidIn } from "../other-words/said-in.ts";
import { wordsAsked } from "../question-words.ts";
import { isProperty } from "./choosing.ts";
import { isDanger, saidOfHarmless, withoutParties } from "../../wishes/harm-told.ts";

/** The lexemes of what is wished for in words; of what is told in any text, by its other names, too. */
export type LexemesOfWishes = (index: LexemeIndex, filters: readonly Filter[]) => Promise<Map<Filter, string[][]>>;

/** What may tell, beside its name, that a thing is there: what holds it is left out, unless it is read and denies it. */
const mayTellOf = (thing: string): string[] => [
  ...namesOfBarred(thing),
  ...isInAny(thing),
  ...(isDanger(thing) ? saidOfHarmless : []),
];

export function openLexemesOfWishes(lexer: Lexer): LexemesOfWishes {
  const goods = openGoodsSaid(lexer);

  return async (index, filters) => {
    const languages = index.languages.map(languageOf);
    const isKnown = knownIn(index);
    const isAllKnown = (some: string[]): boolean => some.length > 0 && some.every(isKnown);
    const asked = async (text: string): Promise<string[]> => wordsAsked(isKnown, await lexer.readings(text, languages));
    const lexemesOf = async (one: Filter): Promise<string[][]> => {
      const text = one.field === "words" ? withoutParties(String(one.value)) : String(one.value);
      if (one.field !== "words") return [await asked(text)];
      const readings = await lexer.readings(text, languages);
      const others = await goods({ text, languages, readings, saidIn: openSaidIn(text, lexer) }, isKnown);
      const isDoubted = one.op === "not" || one.inDoubt === true;
      const doubted = await Promise.all((isDoubted ? mayTellOf(text) : []).map(asked));
      return [wordsAsked(isKnown, readings), ...others.map(({ by }) => by), ...doubted.filter(isAllKnown)];
    };
    const said = filters.filter(({ field }) => isProperty(field) || field === "words");
    return new Map(await Promise.all(said.map(async (one) => [one, await lexemesOf(one)] as const)));
  };
}
