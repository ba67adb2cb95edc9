import { fold, foldedWords } from "../fold.ts";
import { languagesOfNames, sharedNames, type LanguageOfNames, type SharedName } from "../names-by-language.ts";
import { things, type Thing } from "./things.ts";

/** What a thing is called in one language or more. */
export interface NameSaid extends SharedName {
  thing: Thing;
  folded: string;
}

/** Most words of a name: "fones de ouvido". */
export const LONGEST = 4;
/** In letters: what is shorter is a form of some name in one language or another, as "better" is of "Bett", or of none, as "her" of "heren". */
const shortest = { sure: 7, form: 4 };

/** Endings of number, gender or case, folded. */
const endings: Record<LanguageOfNames, readonly string[]> = {
  en: ["s", "es"],
  de: ["e", "em", "en", "er", "es", "n", "s", "a"],
  fr: ["e", "es", "s", "x"],
  es: ["a", "e", "o", "s", "as", "es", "os"],
  it: ["a", "e", "i", "o", "ia", "ie", "io", "he", "hi"],
  pt: ["a", "e", "o", "s", "as", "es", "os"],
  nl: ["e", "en", "n", "s"],
  tr: [
    "lar",
    "ler",
    "lari",
    "leri",
    "si",
    "su",
    "i",
    "u",
    "a",
    "e",
    "niz",
    "nuz",
    "iniz",
    "unuz",
    "lariniz",
    "leriniz",
  ],
};
/** All letters of these, and how many letters of a word stand before them at least. */
const LETTERS = new Set(Object.values(endings).flat().join(""));
const BEFORE = 3;
/** Dutch writes "jas" and "jassen". */
const DOUBLED = /(\p{L})\1$/u;

/** A word, and what is left of it without an ending that it may have. */
function stemsOf(word: string, code: LanguageOfNames): string[] {
  const without = endings[code]
    .filter((ending) => word.length >= ending.length + BEFORE && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
  const single = code === "nl" ? without.map((stem) => stem.replace(DOUBLED, "$1")) : [];
  return [word, ...without, ...single];
}

const areFormsIn = (some: readonly string[], others: readonly string[], code: LanguageOfNames): boolean =>
  some.length === others.length &&
  some.every((word, at) => {
    const other = others[at]!;
    // No stem is shorter, and nearly all words are told apart by that.
    if (word[0] !== other[0] || word[1] !== other[1]) return false;
    const stems = stemsOf(other, code);
    return stemsOf(word, code).some((stem) => stems.includes(stem));
  });

/** Whether words are the same but for their endings in one language: "cables" and "cable". */
export const areForms = (some: readonly string[], others: readonly string[]): boolean =>
  languagesOfNames.some((code) => areFormsIn(some, others, code));

/** The same for all forms of some words in any language, and for some others: where names are looked up. */
const keyOf = (some: readonly string[]): string =>
  some
    .map((word) => {
      let end = word.length;
      while (end > BEFORE && LETTERS.has(word[end - 1]!)) end--;
      return word.slice(0, end).replace(DOUBLED, "$1");
    })
    .join(" ");

/** In letters: "à" of "sac à dos" and "de" of "fones de ouvido", which are left out of what is looked for. */
const SMALL = 2;

/** A name as it is written, and without the small words between its others: not "lave-vaisselle" for "va au lave-vaisselle". */
function wordings(text: string): string[] {
  const said = foldedWords(text);
  const telling = said.filter((word, at) => word.length > SMALL || at === 0 || at === said.length - 1);
  return telling.length < said.length ? [fold(text), telling.join(" ")] : [fold(text)];
}

/** A name that is one of several things stands there once for each. */
const byKey: ReadonlyMap<string, readonly NameSaid[]> = Map.groupBy(
  things.flatMap((thing) =>
    sharedNames(thing.names).flatMap((name) =>
      wordings(name.text).map((folded): NameSaid => ({ ...name, thing, folded })),
    ),
  ),
  ({ folded }) => keyOf(foldedWords(folded)),
);

/**
 * The things that some words name: what is written just so, and where nothing is, what is most like it of that whose form it
 * is in a language that calls it so. "Bolsos" are "bolso" rather than "bolsa", and "Mutter" is no form of "muts".
 */
export function namesSaidBy(some: readonly string[]): readonly NameSaid[] {
  const alike = byKey.get(keyOf(some)) ?? [];
  if (alike.length === 0) return alike;
  const said = some.join(" ");
  const exact = alike.filter(({ folded }) => folded === said);
  if (exact.length > 0 || said.length < shortest.form) return exact;
  const forms = alike
    .filter(({ languages, folded }) => languages.some((code) => areFormsIn(some, folded.split(" "), code)))
    .map((name) => ({ name, off: unshared(name.folded, said) }));
  const least = Math.min(...forms.map(({ off }) => off));
  return forms.filter(({ off }) => off === least).map(({ name }) => name);
}

/** Whether some words that may say a name say it whatever is spoken: neither what is ambiguous does, nor a form of few letters. */
export function isSurely({ isAmbiguous, folded }: NameSaid, some: readonly string[]): boolean {
  const said = some.join(" ");
  return !isAmbiguous && (folded === said || said.length >= shortest.sure);
}

/** How many letters of both stand behind those with which both begin. */
function unshared(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return one.length + other.length - 2 * shared;
}
