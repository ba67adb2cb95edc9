import { gunzipSync } from "node:zlib";
import { XMLParser } from "fast-xml-parser";
import { pageAddress } from "./address.ts";
import { decode } from "./decode.ts";

export interface Sitemap {
  /** Other sitemaps that an index lists. */
  sitemaps: string[];
  pages: { url: string; lastmod: string | null }[];
}

/** What a sitemap may have, unpacked, and how many addresses it may list. */
const LARGEST = 50_000_000;
const MOST = 50_000;

/** Reads a sitemap, an index of sitemaps, or a plain list of addresses, packed or not. Null: it is none of these, or not whole. */
export function readSitemap(body: Uint8Array, base: string): Sitemap | null {
  const sitemap = listedIn(body);
  return (
    sitemap && {
      sitemaps: sitemap.sitemaps.flatMap((url) => addressOf(url, base)).slice(0, MOST),
      pages: sitemap.pages
        .flatMap(({ url, lastmod }) => addressOf(url, base).map((address) => ({ url: address, lastmod })))
        .slice(0, MOST),
    }
  );
}

/** What the parser and the unpacker throw is about the sitemap: whatever they are given, they only read it. */
function listedIn(body: Uint8Array): Sitemap | null {
  try {
    const isPacked = body[0] === 0x1f && body[1] === 0x8b;
    const bytes = isPacked ? gunzipSync(body, { maxOutputLength: LARGEST }) : body;
    const text = decode(bytes, "", false).trimStart();
    return text.startsWith("<") ? ofXml(text) : ofLines(text);
  } catch {
    return null;
  }
}

const addressOf = (given: string, base: string): string[] => {
  const url = given === "" ? null : pageAddress(given, base);
  return url ? [url.href] : [];
};

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => LISTS.has(name),
});
const LISTS = new Set(["urlset", "url", "sitemapindex", "sitemap"]);
/** Without it the rest is missing, and with that pages that are still there. */
const END = /<\/([\w.-]+:)?(urlset|sitemapindex)\s*>|<([\w.-]+:)?(urlset|sitemapindex)[^<>]*\/>/;

interface Entry {
  loc?: unknown;
  lastmod?: unknown;
}

function ofXml(text: string): Sitemap | null {
  if (!END.test(text)) return null;
  const { urlset, sitemapindex } = parser.parse(text) as {
    urlset?: { url?: Entry[] }[];
    sitemapindex?: { sitemap?: Entry[] }[];
  };
  if (urlset === undefined && sitemapindex === undefined) return null;
  return {
    sitemaps: (sitemapindex ?? []).flatMap(({ sitemap = [] }) => sitemap).map(({ loc }) => word(loc)),
    pages: (urlset ?? [])
      .flatMap(({ url = [] }) => url)
      .map(({ loc, lastmod }) => ({
        url: word(loc),
        lastmod: word(lastmod).replaceAll("\0", "").replace(/\s+/g, " ").slice(0, 50).toWellFormed() || null,
      })),
  };
}

const word = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

function ofLines(text: string): Sitemap | null {
  const lines = text.split(/\s*\n\s*/).filter(Boolean);
  const pages = lines.filter((line) => /^https?:\/\/\S+$/.test(line)).map((url) => ({ url, lastmod: null }));
  return pages.length > 0 && pages.length === lines.length ? { sitemaps: [], pages } : null;
}
