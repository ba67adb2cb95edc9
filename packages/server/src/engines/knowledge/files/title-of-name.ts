import type { Document } from "@widget-chat/contract/admin/document.ts";
import { formatOfName } from "./format-of-name.ts";

/** What somebody gave for a title and is none: the name of a file that such a document is read from, in one word. */
export const isFileName = (title: string, format: Document["format"]): boolean =>
  !/\s/.test(title) && formatOfName(title) === format;

/** What a file is called, as people write it: `help/gift-cards.md` is "Gift cards". @param lettersOf the language whose capitals it has */
export function titleOfName(name: string, lettersOf: string): string {
  const words = name
    .replace(/^.*[/\\]/s, "")
    .replace(/(?<=.)\.[^.]*$/, "")
    .replace(/[-_\s]+/g, " ")
    .replace(/(?<![\p{L}\p{N}])faq(?=s?(?![\p{L}\p{N}]))/giu, "FAQ")
    .trim();
  return words.replace(/^./su, (letter) => letter.toLocaleUpperCase(lettersOf));
}
