import { outsideCode } from "../extraction/tidy.ts";
import type { FoundPassage } from "../tools.ts";
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

/** Takes pictures, HTML and all links out of a text but those that are known; a link's words stay. */
export function keepLinks(text: string, known: ReadonlySet<string>): string {
  return outsideCode(text.replace(picture, "$1"), (prose) =>
    prose.replace(tag, (found) => (known.has(found.slice(1, -1)) ? found : "")),
  )
    .replace(link, (found, words: string, inside: string) => (known.has(targetIn(inside)) ? found : words))
    .replace(linkByName, (found, words: string) => (/^\d/.test(words) ? found : words))
    .replace(address, (found) => (known.has(bare(found)) ? found : found.slice(bare(found).length)));
}

/** The target of a link, without angle brackets and title. */
const targetIn = (inside: string): string => (inside.trim().split(/\s/, 1)[0] ?? "").replace(/^<|>$/g, "");

/** An address without the full stop or comma after it. */
const bare = (found: string): string => found.replace(/[.,;:!?*_]+$/, "");
