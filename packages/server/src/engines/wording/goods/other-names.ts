import { foldedWords } from "../fold.ts";
import { languagesOfNames } from "../names-by-language.ts";
import { namesSaidBy } from "./names-said.ts";
import type { Thing } from "./things.ts";

/** What a thing is called in texts of a language: what means something else there is none of its names. */
export function calledIn({ names, also }: Thing, code: string | null): string[] {
  const all = languagesOfNames.flatMap((one) =>
    names[one].filter(({ isAmbiguous }) => !isAmbiguous || one === code).map(({ text }) => text),
  );
  return [...new Set([...all, ...also].map((name) => name.toLowerCase()))];
}

/** What else a thing is called, in whichever language. */
export const otherNames = (thing: string): string[] => {
  const said = namesSaidBy(foldedWords(thing));
  return [...new Set(said.filter(({ isAmbiguous }) => !isAmbiguous).flatMap((one) => calledIn(one.thing, null)))];
};
