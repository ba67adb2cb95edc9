import type { Alternative } from "./alternatives.ts";
import { linksIn, partsOf } from "./compounds.ts";
import { goodsSynonyms } from "./goods-synonyms.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { onceEach } from "../language/once-each.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { words } from "../language/words.ts";

/** What goods are called in a tenant's texts that a question names otherwise, in any of the word's forms. */
export type GoodsSaid = (
  question: { text: string; languages: Language[]; readings: string[][] },
  isKnown: IsKnown,
) => Promise<Alternative[]>;

/** Most words of a name: "fones de ouvido". */
const LONGEST = 4;
/** Endings that say number, gender or case, the longest first. A Turkish word may have two of them: "çantaları". */
const ENDING = /(?:(?<=\p{L}{3})l[ae]r[iu]?|(?<=\p{L}{4})(?:s[iu]|en|es|er|is|os|as)|(?<=\p{L}{3})[esnoaiu])$/u;
const DOUBLED = /(\p{L})\1$/u;

/** In letters. */
const [SHORTEST_COMPOUND, LONGEST_COMPOUND, SHORTEST_NAME] = [7, 30, 3];

interface Name {
  text: string;
  meant: readonly string[];
}

/** The same for all forms of a word, in whichever language: for "lavatrice" and "lavatrici", "jas" and "jassen". */
export const keyOf = (some: readonly string[]): string =>
  some.map((word) => word.replace(ENDING, "").replace(DOUBLED, "$1")).join(" ");

const names: ReadonlyMap<string, Name[]> = Map.groupBy(
  goodsSynonyms.flatMap(({ said, meant }) => said.map((text): Name => ({ text, meant }))),
  ({ text }) => keyOf(foldedWords(text)),
);

/** What a compound is called by its parts in languages that write them apart: a "Hundebett" is a dog bed. */
function namesOfParts(word: string): Name[] | undefined {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return undefined;
  const called = (part: string): string[] => otherNames(part).filter((name) => !name.includes(" "));
  const meant = ["de", "nl"]
    .flatMap((code) => partsOf(word, linksIn(code) ?? [], SHORTEST_NAME))
    .flatMap(([first, last]) => {
      const firsts = called(first);
      const lasts = firsts.length > 0 ? called(last) : [];
      return firsts.flatMap((one) => lasts.map((other) => `${one} ${other}`));
    });
  return meant.length === 0 ? undefined : [{ text: word, meant: [...new Set(meant)] }];
}

/** What else a thing is called, in whichever language. */
export const otherNames = (thing: string): string[] => [
  ...new Set((names.get(keyOf(foldedWords(thing))) ?? []).flatMap(({ meant }) => meant)),
];

export function openGoodsSaid(lexer: Lexer): GoodsSaid {
  const lexemesOf = onceEach(
    ({ text, language }: { text: string; language: Language }) => `${language.code} ${text}`,
    ({ text, language }) => lexer.question(text, language),
  );

  return async ({ text, languages, readings }, isKnown) => {
    const [first] = languages;
    if (!first) return [];
    const said = words(text, first).map(fold);
    const found: Alternative[] = [];
    const met = new Set<string>();
    for (let at = 0; at < said.length; at++)
      for (let to = Math.min(said.length, at + LONGEST); to > at; to--) {
        const some = said.slice(at, to);
        const meant = names.get(keyOf(some)) ?? (some.length === 1 ? namesOfParts(some[0]!) : undefined);
        if (!meant) continue;
        at = to - 1;
        // A message has room for a name a thousand times.
        if (met.has(some.join(" "))) break;
        met.add(some.join(" "));
        for (const [i, language] of languages.entries()) {
          const of = readings[i]!.slice(to - some.length, to).filter(Boolean);
          if (of.length > 0) for (const one of meant) found.push(...(await othersThan(one, of, language)));
        }
        break;
      }
    return found.filter(({ of, by }) => by.every(isKnown) && by.join(" ") !== of.join(" "));
  };

  async function othersThan({ text, meant }: Name, of: string[], language: Language): Promise<Alternative[]> {
    const all = await Promise.all(
      meant.map(async (means) => ({ means, by: await lexemesOf({ text: means, language }) })),
    );
    return (
      all
        // "Sac à dos" is not what Portuguese leaves of it, a "sac".
        .filter(
          ({ means, by }) => by.length > 0 && by.length >= foldedWords(means).filter((word) => word.length > 2).length,
        )
        .map(({ means, by }) => ({ said: text, means, of, by, isGuess: true }))
    );
  }
}
