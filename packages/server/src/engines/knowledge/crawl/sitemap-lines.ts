import type { Sitemap } from "./read-sitemap.ts";

/**
 * A sitemap as texts with a line for each address; after that of a page, a tab and its date. As so many objects, a long one
 * would hold up the event loop when it comes from the reading process.
 */
export interface SitemapLines {
  sitemaps: string;
  pages: string;
}

export const linesOf = ({ sitemaps, pages }: Sitemap): SitemapLines => ({
  sitemaps: sitemaps.map((url) => `${url}\n`).join(""),
  pages: pages.map(({ url, lastmod }) => `${url}\t${lastmod ?? ""}\n`).join(""),
});

/** Bit by bit, as they are asked for. */
export function* linesIn(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    yield text.slice(at, end);
    at = end + 1;
  }
}
