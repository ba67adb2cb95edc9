import type { Alternative } from "./alternatives.ts";
import { partsOf } from "./compounds.ts";
import { linksIn } from "../../wording/joined.ts";
import type { IsKnown } from "../index/known-lexemes.ts";
import type { Language } from "../language/language.ts";
import { languageNaming } from "../../wording/goods/language-naming.ts";
import { calledIn, otherNames } from "../../wording/goods/other-names.ts";
import type { Lexer } from "../language/lexer.ts";
import { onceEach } from "../language/once-each.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { things } from "../../wording/goods/things.ts";
import { languagesOfNames } from "../../wording/names-by-language.ts";
import { areForms, isSurely, LONGEST, namesSaidBy, type NameSaid } from "../../wording/goods/names-said.ts";
import type { SaidIn } from "./said-in.ts";
import { saysSmallWord } from "../language/says-small-word.ts";
import { words } from "../language/words.ts";

/** What goods are called in a tenant's texts that a question names otherwise, in any of the word's forms. */
export type GoodsSaid = (
  question: { text: string; languages: Language[]; readings: string[][]; saidIn: SaidIn },
  isKnown: IsKnown,
) => Promise<Alternative[]>;

/** In letters. */
const [SHORTEST_COMPOUND, LONGEST_COMPOUND, SHORTEST_NAME] = [7, 30, 3];

/** What a compound is called by its parts in languages that write them apart: a "Hundebett" is a dog bed. */
function namesOfParts(word: string): string[] {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return [];
  const called = (part: string): string[] => otherNames(part).filter((name) => !name.includes(" "));
  const meant = ["de", "nl"]
    .flatMap((code) => partsOf(word, linksIn(code) ?? [], SHORTEST_NAME))
    .flatMap(([first, last]) => {
      const firsts = called(first);
      const lasts = firsts.length > 0 ? called(last) : [];
      return firsts.flatMap((one) => lasts.map((other) => `${one} ${other}`));
    });
  return [...new Set(meant)];
}

/** The things that may be meant by what shall not be: in doubt also one that its name says besides. */
const barredAs = (thing: string): NameSaid[] => {
  const said = foldedWords(thing);
  return namesSaidBy(said).filter((one) => !one.isAmbiguous || one.folded === said.join(" "));
};

/** What else it is called in whichever language, by whoever can't have it. */
export const namesOfBarred = (thing: string): string[] => [
  ...new Set(barredAs(thing).flatMap((one) => calledIn(one.thing, null))),
];

const ACCENTED = /[^\x00-\x7f]/;

/** Those of its names that say something else without their accents. */
export const namesWritten = (thing: string): string[] => [
  ...new Set(
    barredAs(thing)
      .flatMap((one) => languagesOfNames.flatMap((code) => one.thing.names[code]))
      .filter(({ text, isAmbiguous }) => isAmbiguous && ACCENTED.test(text))
      .map(({ text }) => text),
  ),
];

/** What a thing is in, unless that is told to be free of it. */
export const isInAny = (thing: string): string[] => carriersOf(thing).filter((name) => !name.endsWith("*"));

/** The same of what says something else in any other form: "Topfen" is curd, and "Töpfe" are pots. */
export const isInWritten = (thing: string): string[] =>
  carriersOf(thing).flatMap((name) => (name.endsWith("*") ? name.slice(0, -1) : []));

const carriersOf = (thing: string): string[] => [...new Set(barredAs(thing).flatMap((one) => one.thing.isIn))];

const without = wordsIn("without ohne sans sin senza sem zonder");

/** What says by a name of its own that a thing is not there: "wireless" of a cable. */
export function namesWithout(thing: string): string[] {
  const lacking = foldedWords(thing);
  const says = (text: string): boolean => {
    const [first = "", ...rest] = foldedWords(text);
    return without.has(first) && areForms(rest, lacking);
  };
  const named = things.filter(
    (one) =>
      one.isFeature &&
      Object.values(one.names)
        .flat()
        .some(({ text }) => says(text)),
  );
  return named.flatMap((one) => calledIn(one, null)).filter((name) => !without.has(foldedWords(name)[0] ?? ""));
}

export function openGoodsSaid(lexer: Lexer): GoodsSaid {
  const lexemesOf = onceEach(
    ({ text, language }: { text: string; language: Language }) => `${language.code} ${text}`,
    ({ text, language }) => lexer.question(text, language),
  );

  return async ({ text, languages, readings, saidIn }, isKnown) => {
    const [first] = languages;
    if (!first) return [];
    const said = words(text, first).map(fold);
    const own = languages.map(({ code }) => code);
    const named = saysSmallWord(said, readings[0]!) ? null : languageNaming(said, own);
    const [spoken, ...orOther] = await saidIn.spoken();
    const found: Alternative[] = [];
    const met = new Set<string>();
    for (let at = 0; at < said.length; at++)
      for (let to = Math.min(said.length, at + LONGEST); to > at; to--) {
        const some = said.slice(at, to);
        const of = languages.map((_, i) => readings[i]!.slice(at, to).filter(Boolean));
        // What texts say themselves is meant as they say it.
        const isTheirs = of.some((lexemes) => lexemes.length > 0 && lexemes.every(isKnown));
        // And what may be something else is meant in the language of the texts, or in one that more is said in.
        const isSpoken = (code: string): boolean =>
          own.includes(code) || code === named || (code === spoken && orOther.length === 0);
        const all = namesSaidBy(some);
        const isForeign = (one: NameSaid): boolean =>
          spoken !== undefined &&
          isSpoken(spoken) &&
          !own.includes(spoken) &&
          one.languages.every((code) => code === spoken);
        // "Vestes" are jackets to whoever speaks French, though the shop has a vest.
        const meant = all.filter((one) => (isTheirs ? isForeign(one) : one.languages.some(isSpoken)));
        const names = meant.length > 0 ? meant : all.filter((one) => isSurely(one, some));
        const ofParts = names.length === 0 && some.length === 1 ? namesOfParts(some[0]!) : [];
        if (names.length === 0 && ofParts.length === 0) continue;
        at = to - 1;
        // A message has room for a name a thousand times.
        if (met.has(some.join(" "))) break;
        met.add(some.join(" "));
        for (const [i, language] of languages.entries())
          if (of[i]!.length > 0) {
            for (const one of names) found.push(...(await othersThan(one, of[i]!, language)));
            found.push(...(await lookedForBy(ofParts, some[0]!, of[i]!, language)));
          }
        break;
      }
    return found.filter(({ of, by }) => by.every(isKnown) && by.join(" ") !== of.join(" "));
  };

  function othersThan({ text, thing }: NameSaid, of: string[], language: Language): Promise<Alternative[]> {
    const own = languagesOfNames.filter((code) => code === language.code).flatMap((code) => thing.names[code]);
    return lookedForBy(
      calledIn(thing, language.code),
      text,
      of,
      language,
      new Set(own.map(({ text: name }) => name.toLowerCase())),
    );
  }

  /** @param own those of the names that the language itself has */
  async function lookedForBy(
    meant: readonly string[],
    said: string,
    of: string[],
    language: Language,
    own: ReadonlySet<string> = new Set(),
  ): Promise<Alternative[]> {
    const all = await Promise.all(
      meant.map(async (means) => ({ means, by: await lexemesOf({ text: means, language }) })),
    );
    return (
      all
        // "Sac à dos" is not what Portuguese leaves of it, a "sac"; but of a "watering can" English itself leaves no more.
        .filter(
          ({ means, by }) =>
            by.length > 0 &&
            (own.has(means) || by.length >= foldedWords(means).filter((word) => word.length > 2).length),
        )
        .map(({ means, by }) => ({ said, means, of, by, isGuess: true }))
    );
  }
}
