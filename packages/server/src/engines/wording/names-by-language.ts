import { fold } from "./fold.ts";

/** The languages that names are kept in, in the order in which lists have them. */
export const languagesOfNames = ["en", "de", "fr", "es", "it", "pt", "nl", "tr"] as const;

export type LanguageOfNames = (typeof languagesOfNames)[number];

/** What something is called. */
export interface Name {
  text: string;
  /** Whether it says something else as well, in this language or another: "Rock", "souris", "pain". */
  isAmbiguous: boolean;
  /** Whether it does in this very language: "plan", "charge". */
  isTwofold: boolean;
}

/** What one language calls something, or several alike but for accents and capitals. */
export interface SharedName extends Name {
  languages: readonly LanguageOfNames[];
  /** As they write it. */
  written: readonly string[];
}

export type NamesByLanguage = Record<LanguageOfNames, readonly Name[]>;

/** Reads "mouse; Maus*; souris*; ratón; mouse; rato*; muis; fare": names in the order of `languagesOfNames`, an asterisk behind the ambiguous ones, two behind the twofold. */
export function readNames(line: string): NamesByLanguage {
  const slots = line.split(";").map(separated);
  const namesIn = (place: number): Name[] =>
    (slots[place] ?? []).map((name) => ({
      text: name.replace(/\*+$/, ""),
      isAmbiguous: name.endsWith("*"),
      isTwofold: name.endsWith("**"),
    }));
  const names = { en: namesIn(0), de: namesIn(1), fr: namesIn(2), es: namesIn(3) };
  return { ...names, it: namesIn(4), pt: namesIn(5), nl: namesIn(6), tr: namesIn(7) };
}

/** What stands between commas. */
export const separated = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** All names of something, those once that languages write alike. */
export function sharedNames(names: NamesByLanguage): SharedName[] {
  const all = languagesOfNames.flatMap((code) => names[code].map((name) => ({ ...name, code })));
  const alike = Map.groupBy(all, ({ text, isAmbiguous, isTwofold }) => `${fold(text)} ${isAmbiguous} ${isTwofold}`);
  return [...alike.values()].map((same) => ({
    text: same[0]!.text,
    isAmbiguous: same[0]!.isAmbiguous,
    isTwofold: same[0]!.isTwofold,
    languages: [...new Set(same.map(({ code }) => code))],
    written: [...new Set(same.map(({ text }) => text))],
  }));
}
