import { gunzipSync } from "node:zlib";
import { XMLParser } from "fast-xml-parser";
import { pageAddress } from "./address.ts";

export interface Sitemap {
  /** Other sitemaps that an index lists. */
  sitemaps: string[];
  pages: { url: string; lastmod: string | null }[];
}

/** What a sitemap may have, unpacked, and how many addresses it may list. */
const LARGEST = 50_000_000;
const MOST = 50_000;

/** Reads a sitemap, an index of sitemaps, or a plain list of addresses, packed or not. Null: it is none of these. */
export function readSitemap(body: Uint8Array, base: string): Sitemap | null {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  const bytes = isPacked ? gunzipSync(body, { maxOutputLength: LARGEST }) : body;
  const text = new TextDecoder().decode(bytes).trimStart();
  const sitemap = text.startsWith("<") ? ofXml(text) : ofLines(text);
  return (
    sitemap && {
      sitemaps: sitemap.sitemaps.flatMap((url) => pageAddress(url, base)?.href ?? []).slice(0, MOST),
      pages: sitemap.pages
        .flatMap(({ url, lastmod }) => {
          const address = pageAddress(url, base);
          return address ? [{ url: address.href, lastmod }] : [];
        })
        .slice(0, MOST),
    }
  );
}

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === "url" || name === "sitemap",
});

interface Entry {
  loc?: unknown;
  lastmod?: unknown;
}

function ofXml(text: string): Sitemap | null {
  const { urlset, sitemapindex } = parser.parse(text) as {
    urlset?: { url?: Entry[] };
    sitemapindex?: { sitemap?: Entry[] };
  };
  if (urlset === undefined && sitemapindex === undefined) return null;
  const word = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
  return {
    sitemaps: (sitemapindex?.sitemap ?? []).map(({ loc }) => word(loc)),
    pages: (urlset?.url ?? []).map(({ loc, lastmod }) => ({
      url: word(loc),
      lastmod: word(lastmod).slice(0, 50) || null,
    })),
  };
}

function ofLines(text: string): Sitemap | null {
  const lines = text.split(/\s*\n\s*/).filter(Boolean);
  const pages = lines.filter((line) => /^https?:\/\/\S+$/.test(line)).map((url) => ({ url, lastmod: null }));
  return pages.length > 0 && pages.length === lines.length ? { sitemaps: [], pages } : null;
}
