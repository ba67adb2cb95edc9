import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { SourcePageRow } from "../../../db/source-pages.ts";
import type { SourceRow } from "../../../db/sources.ts";
import type { AnswerHead } from "../../outbound/outbound.ts";
import { languageOf } from "../../retrieval/language/language.ts";
import type { PackedRead } from "../read-document.ts";
import { pageAddress, pageId, siteOf } from "./address.ts";
import { AGENT } from "./agent.ts";
import { readingIn } from "./content-hash.ts";
import { formatOf, largestOf } from "./media-types.ts";
import { wantedBy } from "./patterns.ts";
import type { Reading, ReadPage } from "./reading.ts";
import { robotsWords } from "./robots-words.ts";
import type { SitemapLines } from "./sitemap-lines.ts";
import { isAway, type Site } from "./site.ts";

/** How a page was found. What it leads to are whole addresses, of whichever site. */
export type Seen =
  | { what: "unchanged"; fetched: boolean }
  | ({
      what: "page";
      document: PackedRead;
      hash: string;
      leftOut: number[];
      /** Another page, whose address it says is its own. */
      canonical: string | null;
      /** Why that is not believed. */
      note?: string;
    } & Read)
  | ({ what: "sitemap"; sitemap: SitemapLines } & Pick<Read, "etag" | "lastModified">)
  /** It is none of the knowledge: of no use by its own word; or forbidden, or no text, so that `links` are null. */
  | { what: "unwanted"; fetched: boolean; links: string[] | null; reason: string }
  /** It is another page by now; `forNow`: or for a while only. */
  | { what: "moved"; to: string; forNow: boolean }
  | { what: "gone"; status: number }
  /** It is there and cannot be read; `links` null: nor can what it leads to. */
  | { what: "unreadable"; links: string[] | null; reason: string; isTooMuch?: boolean };

interface Read {
  url: string;
  links: string[];
  etag: string | null;
  lastModified: string | null;
}

const LARGEST_SITEMAP = 20_000_000;
/** A sitemap that tells of no change is believed for so long. */
const BELIEVED_MS = 30 * 24 * 60 * 60_000;

interface VisitDeps {
  site: Site;
  reading: Reading;
  source: SourceRow;
  locale: string;
  now: Date;
}

/** Looks at a page or a sitemap. Throws a `NoAnswer`. */
export async function visit(page: SourcePageRow, deps: VisitDeps): Promise<Seen> {
  const url = new URL(page.url);
  if (isBelieved(page, deps)) return { what: "unchanged", fetched: false };
  const mayRead = async (at: URL): Promise<boolean> => (await deps.site.rulesFor(at)).mayRead || page.is_sitemap;
  if (!(await mayRead(url))) return { ...forbidden, fetched: false };
  const conditions = conditionsOf(page, deps);
  const largest = (head: AnswerHead): number | null => {
    if (page.is_sitemap) return LARGEST_SITEMAP;
    const format = formatFor(head, deps.source);
    return format && largestOf(format);
  };
  const answer = await deps.site.fetch(url, conditions, largest, mayMove(page, deps.source));
  const { status, body } = answer;
  if (status === 404 || status === 410) return { what: "gone", status };
  const at = pageAddress(answer.url.href);
  if (!at) return { what: "unreadable", links: null, reason: tooLong };
  const isElsewhere = isAway(answer, url) || (mayMove(page, deps.source) && pageId(at) !== page.id);
  if (isElsewhere) return { what: "moved", to: at.href, forNow: answer.moved === "for now" };
  if (at.href !== url.href && !(await mayRead(at))) return { ...forbidden, fetched: true };
  if (status === 304)
    return Object.keys(conditions).length > 0
      ? { what: "unchanged", fetched: true }
      : { what: "unreadable", links: null, reason: neverRead };
  const read = { etag: header(answer, "etag") || null, lastModified: header(answer, "last-modified") || null };
  if (page.is_sitemap) {
    const found = body ? await deps.reading.sitemap({ url: at.href, body }) : { sitemap: null };
    if (found?.sitemap) return { what: "sitemap", sitemap: found.sitemap, ...read };
    return found ? { what: "unreadable", links: null, reason: noSitemap } : tooMuch;
  }
  const contentType = header(answer, "content-type");
  const format = formatFor(answer, deps.source);
  if (!format || !body)
    return {
      what: "unwanted",
      fetched: true,
      links: null,
      reason: `It is no text that can be read, but ${nameOf(contentType)}.`,
    };
  const externalId = `${deps.source.id}/${page.id}`;
  const { locale, source } = deps;
  const given = { url: at.href, format, contentType, body, externalId, locale, repeated: source.repeated };
  const found = await deps.reading.page(given);
  if (!found) return tooMuch;
  return judge(found, page, deps.source, {
    url: at.href,
    ...read,
    robots: [answer.headers["x-robots-tag"] ?? []].flat(),
  });
}

/** How such an answer is read; null: it is not. A list of questions is meant only where it was asked for by name. */
function formatFor(answer: AnswerHead, { kind }: SourceRow): Document["format"] | null {
  const format = formatOf(header(answer, "content-type"), answer.url);
  return format === "faq" && kind !== "page" ? null : format;
}

const header = ({ headers }: AnswerHead, name: string): string => [headers[name] ?? ""].flat().join(", ");

interface Answered extends Omit<Read, "links"> {
  /** The headers `X-Robots-Tag`. */
  robots: string[];
}

/** What a page that was read is to its source. One of no use on its own is no more than the one that it names as itself. */
function judge(found: ReadPage, page: SourcePageRow, source: SourceRow, answer: Answered): Seen {
  const named = found.canonical === null ? null : new URL(found.canonical);
  const isOurs = named !== null && siteOf(named) === siteOf(new URL(answer.url));
  // As by a redirect, wherever that is: what is not the source's is left out there.
  const next = found.leadsTo === null ? null : new URL(found.leadsTo);
  if (next && mayMove(page, source) && pageId(next) !== page.id) return { what: "moved", to: next.href, forNow: false };
  const canonical = isOurs && mayMove(page, source) && pageId(named) !== page.id ? named.href : null;
  const seen = judgeContent(found, source, answer);
  if (seen.what === "page") return { ...seen, canonical };
  return canonical === null ? seen : { what: "moved", to: canonical, forNow: false };
}

function judgeContent(found: ReadPage, source: SourceRow, { robots, ...answer }: Answered): Seen {
  const { noindex, nofollow } = robotsWords(robots, AGENT);
  const links = found.nofollow || nofollow ? [] : found.links;
  if (found.noindex || noindex)
    return { what: "unwanted", fetched: true, links, reason: "The page asks not to be indexed." };
  if (source.kind !== "page" && !wantedBy(source)(new URL(answer.url)))
    return { what: "unwanted", fetched: true, links, reason: "The source leaves it out." };
  const { document, hash } = found;
  if ("code" in document || hash === null)
    return { what: "unreadable", links, reason: "detail" in document ? document.detail : tooMuch.reason };
  const leftOut = document.blocks.filter((block) => source.repeated.includes(block)).sort((a, b) => a - b);
  return { what: "page", document, hash, leftOut, canonical: null, ...answer, links };
}

/** A single page that was asked for by name is meant wherever it is by now. */
const mayMove = ({ is_sitemap }: SourcePageRow, { kind }: SourceRow): boolean => !is_sitemap && kind !== "page";

/** Whether it has not to be asked at all. */
const isBelieved = (page: SourcePageRow, { locale, source, now }: VisitDeps): boolean =>
  page.lastmod !== null &&
  page.lastmod === page.read_lastmod &&
  !isOther(page, source) &&
  isReadAs(page, locale) &&
  page.read_at !== null &&
  now.getTime() - page.read_at.getTime() < BELIEVED_MS;

/** Whether its document is there, as it would be read now, with its words as those of the tenant's language. */
const isReadAs = ({ document_id, hash }: SourcePageRow, locale: string): boolean =>
  document_id !== null && hash !== null && hash.startsWith(readingIn(languageOf(locale).code));

/** Whether the source was changed since: what a page is to it may be another by now. */
const isOther = ({ read_sync }: SourcePageRow, { changed_sync }: SourceRow): boolean => read_sync <= changed_sync;

/** A page that is not what it was read as is to come whole. */
function conditionsOf(page: SourcePageRow, { locale, source }: VisitDeps): Record<string, string> {
  const { etag, last_modified, is_sitemap } = page;
  if (isOther(page, source) || (!is_sitemap && !isReadAs(page, locale))) return {};
  return { ...(etag && { "if-none-match": etag }), ...(last_modified && { "if-modified-since": last_modified }) };
}

const nameOf = (contentType: string): string => contentType.split(";")[0]!.trim().slice(0, 100) || "of no known type";
const noSitemap =
  "It is no sitemap that can be read: neither XML with addresses, whole and in order, nor a list of addresses.";
const forbidden = {
  what: "unwanted",
  links: null,
  reason: "The site's robots.txt does not allow it to be read.",
} as const;
const neverRead =
  "Its server says that it has not changed (status 304), though it was not asked for changes, and sends nothing to read.";
const tooLong = "It leads on to an address that is longer than this server keeps.";
const tooMuch: Seen & { what: "unreadable" } = {
  what: "unreadable",
  links: null,
  reason: "Reading it took too long or too much memory.",
  isTooMuch: true,
};
