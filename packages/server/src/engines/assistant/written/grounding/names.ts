import { fold } from "../../../wording/fold.ts";

const mail = /^[^@]+@[^@]+\.\p{L}{2,20}$/u;
const phone = /(?<![\p{L}\d.,])\+?\(?\d[\d\s()/.-]{5,30}\d(?![\p{L}\d%])/gu;
const date = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{4})$/;
const isPhone = (found: string): boolean => found.replace(/\D/g, "").length >= 7 && !date.test(found.trim());
const latinWord = /[\p{sc=Latn}\d][\p{sc=Latn}\d_-]*/gu;
/** "2nd", "5kg", "30-day", "17h30": a number with its ending. */
const numberWithEnding = /^\d+-?(?:\p{Ll}{1,4}|(?:minute|hour|day|week|month|year)s?|h\d\d)$/u;
const brand = /(?<![\p{L}\d])\p{L}*\p{Ll}\p{Lu}\p{L}*/gu;

/** E-mail addresses, in lower case. */
export const mailsIn = (text: string): string[] =>
  text
    .split(/[\s<>()[\]"'*`,;:]+/)
    .filter((found) => found.includes("@"))
    .map((found) => found.toLowerCase().replace(/[.!?_]+$/, ""))
    .filter((found) => mail.test(found));

/** Digits of what can be called. */
export const phonesIn = (text: string): string[] =>
  (text.match(phone) ?? []).filter(isPhone).map((found) => found.replace(/\D/g, ""));

export const withoutPhones = (text: string): string => text.replace(phone, (found) => (isPhone(found) ? " " : found));

/** Words with letters and digits, such as an article number or a voucher; written alike whoever writes them. */
export const codesIn = (text: string): string[] =>
  (text.match(latinWord) ?? [])
    .filter((found) => /\d/.test(found) && /\p{L}/u.test(found) && !numberWithEnding.test(found))
    .map(plainCode);

const plainCode = (found: string): string => found.toLowerCase().replace(/[_-]/g, "");

/** Names that are written alike in every language, such as "PayPal", folded. */
export const brandsIn = (text: string): string[] => (text.match(brand) ?? []).map(fold);

/** What begins with a capital letter without standing first: a name, where a language writes only those so. Folded. */
export function namesIn(sentence: string): string[] {
  const words = Array.from(sentence.matchAll(/(?<![\p{L}\d'’])\p{Lu}[\p{L}\p{M}]+/gu));
  return words
    .filter(({ index }) => /[\p{L}\p{N},][\])”"’]*[ \t]+$/u.test(sentence.slice(0, index)))
    .map(([word]) => fold(word));
}

/** A name of several words. */
export const nameOfWords = /(?<!\p{L})\p{Lu}\p{Ll}+(?:[ \t](?:of[ \t])?\p{Lu}\p{Ll}+){1,4}/gu;

/** How names of several words are abbreviated, folded: "United Kingdom" as "uk". */
export const initialsIn = (text: string): string[] =>
  (text.match(nameOfWords) ?? []).map((name) => fold((name.replace(/^The\s/, "").match(/\p{Lu}/gu) ?? []).join("")));
