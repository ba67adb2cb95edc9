import { coloursIn } from "../colours.ts";
import { languagesOfNames, type LanguageOfNames } from "../names-by-language.ts";
import { LONGEST, namesSaidBy, type NameSaid } from "./names-said.ts";

/** One name is a loan, a brand or another thing: "robe", "pinot noir". So many tell a language; and so many telling words of one name. */
const ENOUGH = 2;
/** In letters. */
const SHORTEST = 3;

/** The names that a language has for what some folded words say, just as they are written. */
export const namesIn = (some: readonly string[], code: LanguageOfNames): NameSaid[] => {
  const said = some.join(" ");
  return namesSaidBy(some).filter(({ folded, languages }) => languages.includes(code) && folded === said);
};

const colours = languagesOfNames.map((_, place) => new Set(coloursIn(place).filter((word) => word.length >= SHORTEST)));

/**
 * How many names of goods, of what they are like and of colours each language has for what is said, the longest first; of a name in
 * several words, each of its telling ones where nothing else is called so.
 *
 * @param said folded
 */
export function namesByLanguage(said: readonly string[]): Map<LanguageOfNames, number> {
  const counts = new Map<LanguageOfNames, number>();
  const count = (codes: Iterable<LanguageOfNames>, more: number): void => {
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + more);
  };
  for (let at = 0; at < said.length; at++) {
    count(
      languagesOfNames.filter((_, place) => colours[place]!.has(said[at]!)),
      1,
    );
    for (let to = Math.min(said.length, at + LONGEST); to > at; to--) {
      const name = said.slice(at, to);
      const written = namesSaidBy(name).filter(({ folded }) => folded === name.join(" "));
      if (written.length === 0) continue;
      const sure = written.filter(({ isAmbiguous }) => !isAmbiguous);
      const telling = sure.length > 0 ? name.filter((word) => word.length >= SHORTEST).length : 1;
      count(new Set(written.flatMap(({ languages }) => languages)), Math.max(1, telling));
      at = to - 1;
      break;
    }
  }
  return counts;
}

/** The one language, but for the tenant's own, in which enough is named; null where that is none, or the own names as much. */
export function languageNaming(said: readonly string[], own: readonly string[]): LanguageOfNames | null {
  const counts = namesByLanguage(said);
  const most = Math.max(0, ...counts.values());
  const best = [...counts].filter(([, count]) => count === most).map(([code]) => code);
  return most >= ENOUGH && !best.some((code) => own.includes(code)) ? (best[0] ?? null) : null;
}

/** The language of which all that is said are colours, where it is one and not the tenant's: "rouge". */
export function languageOfColours(said: readonly string[], own: readonly string[]): LanguageOfNames | null {
  const codes = languagesOfNames.filter((_, place) => said.every((word) => colours[place]!.has(word)));
  return said.length > 0 && codes.length === 1 && !own.includes(codes[0]!) ? codes[0]! : null;
}
