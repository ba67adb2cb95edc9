import { fold, foldedWords } from "../fold.ts";
import { sharedNames, type SharedName } from "../names-by-language.ts";
import { things, type Thing } from "./things.ts";

/** Names of a thing that differ in their endings alone, with the languages that call it so. */
export interface NameSaid extends Omit<SharedName, "written"> {
  thing: Thing;
  /** As they are written, folded. */
  written: ReadonlySet<string>;
}

/** Most words of a name: "fones de ouvido". */
export const LONGEST = 4;
/** Endings that say number, gender or case, the longest first. A Turkish word may have two of them: "çantaları". */
const ENDING = /(?:(?<=\p{L}{3})l[ae]r[iu]?|(?<=\p{L}{4})(?:s[iu]|en|es|er|is|os|as)|(?<=\p{L}{3})[esnoaiu])$/u;
const DOUBLED = /(\p{L})\1$/u;

/** The same for all forms of a word, in whichever language: for "lavatrice" and "lavatrici", "jas" and "jassen". */
export const keyOf = (some: readonly string[]): string =>
  some.map((word) => word.replace(ENDING, "").replace(DOUBLED, "$1")).join(" ");

/** Names of things by their keys; a name that is one of several things stands there once for each. */
const byKey: ReadonlyMap<string, readonly NameSaid[]> = Map.groupBy(
  things.flatMap((thing) =>
    sharedNames(thing.names, (text) => keyOf(foldedWords(text))).map(({ written, ...name }): NameSaid => ({
      ...name,
      thing,
      written: new Set(written.map(fold)),
    })),
  ),
  ({ text }) => keyOf(foldedWords(text)),
);

/** The things that some words name, in any of their forms: what is written just so before what only may be a form of it. */
export function namesSaidBy(some: readonly string[]): readonly NameSaid[] {
  const all = byKey.get(keyOf(some)) ?? [];
  const said = some.join(" ");
  const exact = all.filter(({ written }) => written.has(said));
  return exact.length > 0 ? exact : all.filter(({ written }) => [...written].some((name) => isFormOf(said, name)));
}

/** In letters: what is shorter is no form of a longer name, as "her" is none of "Herren". */
const SHORTEST_FORM = 5;

/** "Lavatrici" is a form of "lavatrice", and "jassen" of "jas"; "Mutter" is none of "muts", whose key it has. */
function isFormOf(said: string, name: string): boolean {
  const names = name.split(" ");
  return said.split(" ").every((word, at) => {
    // Several of a Turkish compound: "çantaları" of "çantası".
    if (word.replace(/l[ae]r[iu]$/, "") === (names[at] ?? "").replace(/s?[iu]$/, "")) return true;
    const [one, other] = [withoutVowel(word), withoutVowel(names[at] ?? "")];
    return one.startsWith(other) || (one.length >= SHORTEST_FORM && other.startsWith(one));
  });
}

const withoutVowel = (word: string): string => word.replace(/[aeiou]$/, "");
