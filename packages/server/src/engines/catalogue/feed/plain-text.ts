import { decodeHTML } from "entities";

/** What people would read of a text that may be HTML. Scripts and styles are no text. */
export function plainText(text: string): string {
  const isMarkedUp = /[<&]/.test(text);
  // Entities may hold tags: feeds often escape their HTML once more.
  const shown = isMarkedUp ? withoutTags(decodeHTML(withoutTags(text))) : text;
  return shown
    .replaceAll("\0", "")
    .toWellFormed()
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same on one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, " ");

const withoutTags = (text: string): string =>
  text
    .replace(/<!--[^]*?(-->|$)/g, " ")
    .replace(/<(script|style|template|iframe)\b[^]*?(<\/\1\s*>|$)/gi, " ")
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z!?][^<>]*>/gi, " ");
