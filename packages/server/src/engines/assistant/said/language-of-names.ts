import { foldedWords } from "../../wording/fold.ts";
import { namesByLanguage } from "../../wording/goods/language-naming.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import type { LanguageOfNames } from "../../wording/names-by-language.ts";
import { languageOfLocale, type Language } from "./languages.ts";
import { lettersOf } from "./letters-of.ts";
import { recognise } from "./spoken-language.ts";

/** Who writes more words says more than names. */
const MOST_READ = 40;

/**
 * The language of a visitor's browser, where no word of every day tells another, and that language has a name for what is said
 * or a letter of its own, and the tenant's has none: "helmets", asked in a Spanish shop. Null: nothing tells that it is spoken.
 *
 * @param browser a language that the assistant speaks, ISO 639
 */
export function languageOfNames(message: string, locale: string, browser: string): Language | null {
  const [own, wished] = [languageOfLocale(locale), languageOfLocale(browser)];
  if (own === wished) return null;
  const told = recognise(message, own);
  // Whoever says what is said in the tenant's language alone speaks it.
  if (told !== null && (told !== own || recognise(message, wished) !== wished)) return null;
  const said = foldedWords(message).slice(0, MOST_READ);
  const names = namesByLanguage(said);
  const countOf = ({ code }: Language): number => names.get(code as LanguageOfNames) ?? 0;
  const [ofOwn, ofWished] = [countOf(own), countOf(wished)];
  if (ofOwn !== ofWished) return ofWished > ofOwn ? wished : null;
  if (lettersOf(wished.code)?.test(message)) return wished;
  // A plural is told by its forms alone.
  const inForms = new Set(said.flatMap((word) => namesSaidBy([word]).flatMap(({ languages }) => languages)));
  const isNamed = ({ code }: Language): boolean => inForms.has(code as LanguageOfNames);
  return ofOwn === 0 && isNamed(wished) && !isNamed(own) ? wished : null;
}
