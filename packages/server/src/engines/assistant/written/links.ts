import { outsideCode } from "../extraction/tidy.ts";
import { languages } from "../said/languages.ts";
import type { FoundPassage } from "../tools.ts";
import { fold } from "../../wording/fold.ts";
import { shownText } from "./prompt.ts";

/** What leads somewhere by itself: `https://…`, `www.…`, `mailto:…`, and what may run. */
const address =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|(?:javascript|data|vbscript|file|blob|mailto|tel|sms):)[^\s<>"'`)\]}]+/gi;
const picture = /!\[([^\]]*)\](?:\([^)]*\)?|\[[^\]]*\])?/g;
const tag = /<[a-z/!?][^<>]*>/gi;
const link = /\[([^\]]*)\]\(([^)]*)\)/g;
const linkByName = /\[([^\]]+)\]\[[^\]]*\]/g;

/** Every address that the passages name. */
export function addressesIn(passages: FoundPassage[]): Set<string> {
  const pages = passages.flatMap(({ url }) => (url === null ? [] : [url]));
  return new Set([...pages, ...passages.flatMap((passage) => shownText(passage).match(address) ?? []).map(bare)]);
}

/**
 * Takes pictures, HTML and all links out of a sentence but those that are known; a link's words stay. Of a sentence that
 * isn't one without an address, nothing is left but its line breaks.
 */
export function keepLinks(text: string, known: ReadonlySet<string>): string {
  const kept = outsideCode(text.replace(picture, "$1"), (prose) =>
    prose.replace(tag, (found) => (known.has(found.slice(1, -1)) ? found : /^<[a-z]+:/i.test(found) ? gone : "")),
  )
    .replace(link, (found, words: string, inside: string) => (known.has(targetIn(inside)) ? found : words))
    .replace(linkByName, (found, words: string) => (/^\d/.test(words) ? found : words))
    .replace(address, (found) => (known.has(bare(found)) ? found : gone + found.slice(bare(found).length)));
  return kept.includes(gone) ? withoutGaps(kept) : kept;
}

/** Where an address was. */
const gone = "\u0000";
/** Alone in brackets or a cell, in a code span, as a link's definition, or before the sentence. */
const apart = /\s?\([\s:'"]*\0['"\s]*\)|(?<=\|)\s*\0\s*(?=\|)|^\s*(?:\[[^\]]*\]:\s*)?`?\0`?\s*/g;
/** "…: https://…" and "… at https://…" at the end of a sentence or clause. */
const last = /(\s+\p{L}+|\s*[,:–—-])\s*`?\0`?(?=\s*(?:[.!?,;]|[[【]\d|$))/gu;
const isPreposition = (word: string): boolean => languages.some(({ words }) => words.prepositions.has(fold(word)));

function withoutGaps(text: string): string {
  const left = text
    .replace(apart, "")
    .replace(last, (found, before: string) => (/\p{L}/u.test(before) && !isPreposition(before) ? found : ""));
  return left.includes(gone) ? "\n".repeat(/\n*$/.exec(left)![0].length) : left;
}

/** The target of a link, without angle brackets and title. */
const targetIn = (inside: string): string => (inside.trim().split(/\s/, 1)[0] ?? "").replace(/^<|>$/g, "");

/** An address without the full stop or comma after it. */
const bare = (found: string): string => found.replace(/[.,;:!?*_]+$/, "");
