import { languages } from "../said/languages.ts";
import { fold } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";
import { monthNames, monthNamesOf, type MonthNames } from "./month-names.ts";

/** The names of the months in the language of some words. */
export const monthNamesIn = (words: Words): MonthNames =>
  monthNamesOf(languages.find((one) => one.words === words)?.code ?? "");

/** Names that are words of their own, or so short that they may be: "may", "set", "mar". */
const isWord = (name: string): boolean => name.length <= 3 || languages.some(({ words: { plain } }) => plain.has(name));

const between =
  /^[\s.]*(?:[-–—]|to|through|till|until|bis|au|à|al|a|até|tot|t\/m|ile)\s*(?:(?:den?|zum|the|le|il|el|o|y compris|en met)\s)?(?:\d{1,2}(?:er|st|nd|rd|th|\.|º)?\s*(?:of |de )?)?$/iu;
const word = /[\p{L}\p{M}]+/gu;

/** The months that a label names, and those between two of which one goes on to the other: "April–June". */
export const monthsIn = (label: string): ReadonlySet<number> => monthsNamed(label, monthNames, true);

/** The same of a question in one language, in which a capital makes no month of a short name: "Vista Mar". */
export const monthsAsked = (question: string, words: Words): ReadonlySet<number> =>
  monthsNamed(question, monthNamesIn(words), false);

function monthsNamed(text: string, names: MonthNames, byCapital: boolean): ReadonlySet<number> {
  const named: { month: number; isSure: boolean; start: number; end: number }[] = [];
  let before = "";
  for (const { 0: raw, index } of text.matchAll(word)) {
    const name = fold(raw);
    const month = names.get(name);
    const end = index + raw.length;
    if (month !== undefined) {
      const isNamed = byCapital && /^\p{Lu}/u.test(raw) && index > 0;
      const isPlaced = languages.some(({ words: { prepositions } }) => prepositions.has(before));
      const isSure = !isWord(name) || isNamed || isPlaced || /\d[\s.]*$/.test(text.slice(0, index));
      named.push({ month, isSure, start: index, end });
    }
    before = name;
  }
  const months = new Set<number>();
  for (const [at, { month, isSure, start, end }] of named.entries()) {
    const [last, next] = [named[at - 1], named[at + 1]];
    const isEnd = last !== undefined && between.test(text.slice(last.end, start));
    if (!isSure && !isEnd && !(next && between.test(text.slice(end, next.start)))) continue;
    if (isEnd) for (let one = last.month; one !== month; one = (one % 12) + 1) months.add(one);
    months.add(month);
  }
  return months;
}
