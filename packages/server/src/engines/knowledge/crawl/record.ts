import type { Tx } from "../../../db/database.ts";
import { deleteDocumentsIn, storeDocumentsIn } from "../../../db/documents.ts";
import { notePageIn } from "../../../db/links.ts";
import { hasRoom } from "../../../db/passage-room.ts";
import {
  findKnownPages,
  findPages,
  updatePage,
  type FoundPage,
  type SourcePageRow,
  type SyncName,
} from "../../../db/source-pages.ts";
import type { SourceRow } from "../../../db/sources.ts";
import { problems } from "../../../errors.ts";
import type { Job } from "../../jobs/job.ts";
import { pageAddress, pageId, siteOf } from "./address.ts";
import { isOtherFile } from "./media-types.ts";
import { wantedBy } from "./patterns.ts";
import { linesIn, type SitemapLines } from "./sitemap-lines.ts";
import type { Seen } from "./visit.ts";

/** Where a synchronisation stands. */
export interface Cursor {
  sync: number;
  /** Pages in a row that did not answer. */
  silent: number;
  /** Whether more was found than the source may have. */
  isFull: boolean;
  /** The id of the page that the source begins with, where that is by now another than its own. */
  start?: string;
  /** Whether anything has led on to pages, wanted or not. */
  leads?: boolean;
  /** Sitemaps that were found, and whether there are more than are read. */
  sitemaps?: number;
  hasMoreSitemaps?: boolean;
  /** Pages that were too much for the reader. */
  heavy?: number;
  /** The id of a sitemap that nobody has named. */
  guessed?: string;
}

export interface Sync extends SyncName {
  job: Job;
  source: SourceRow;
  cursor: Cursor;
  now: Date;
}

/** A page whose document has no room among the tenant's counts as one that cannot be read. */
export async function ifItFits(tx: Tx, { tenantId }: Sync, seen: Seen, mostPassages: number): Promise<Seen> {
  if (seen.what !== "page" || (await hasRoom(tx, tenantId, [seen.document], mostPassages))) return seen;
  return { what: "unreadable", links: seen.links, reason: problems.passagesFull(mostPassages).message };
}

/** Puts down how a page was found, as part of a transaction, and what it leads to. */
export async function record(tx: Tx, sync: Sync, page: SourcePageRow, seen: Seen): Promise<void> {
  const { job, now } = sync;
  const update = (change: Parameters<typeof updatePage>[3]): Promise<void> =>
    updatePage(tx, sync, page.id, { waiting: false, ...change });
  if (seen.what === "unchanged" || seen.what === "unwanted" ? seen.fetched : true) count(sync, page, "pages_fetched");
  sync.cursor.leads ||= leadsOn(page, seen);
  switch (seen.what) {
    case "unchanged":
      count(sync, page, "pages_unchanged");
      if (page.document_id) job.count("documents");
      await find(tx, sync, await findKnownPages(tx, sync, page));
      return update({ read_lastmod: page.lastmod, ...(seen.fetched && { read_at: now }) });
    case "sitemap": {
      const links = await find(tx, sync, pagesOf(seen.sitemap));
      return update({ links, read_sync: sync.sync, etag: seen.etag, last_modified: seen.lastModified });
    }
    case "page": {
      const links = await follow(tx, sync, page, seen.links);
      if (seen.note) job.fail({ subject: page.url, reason: seen.note });
      const isSame = seen.hash === page.hash && page.document_id !== null;
      for (const { row, detail } of seen.document.failed)
        job.fail({ subject: page.url, reason: `Row ${row} was left out: ${detail}` });
      const [stored] = isSame ? [] : await storeDocumentsIn(tx, sync.tenantId, [seen.document]);
      if (stored) await notePageIn(tx, sync.tenantId, { id: stored.id, url: seen.url }, wasThere, now);
      count(sync, page, isSame ? "pages_unchanged" : "pages_changed");
      job.count("documents");
      return update({
        // In the spelling that it answers to. A page that was moved is asked for where it was named.
        ...(pageId(new URL(seen.url)) === page.id && { url: seen.url }),
        links,
        hash: seen.hash,
        blocks: seen.document.blocks,
        left_out: seen.leftOut,
        read_sync: sync.sync,
        etag: seen.etag,
        last_modified: seen.lastModified,
        // What it names may be there next time, though the page itself has not changed.
        ...(seen.note ? asksAnew : { read_lastmod: page.lastmod }),
        read_at: now,
        ...(stored && { document_id: stored.id }),
      });
    }
    case "unreadable": {
      count(sync, page, "pages_failed");
      if (!isGuessed(sync, page)) job.fail({ subject: page.url, reason: seen.reason });
      const links = await follow(tx, sync, page, seen.links ?? []);
      await find(tx, sync, await findKnownPages(tx, sync, page));
      return update(links.length > 0 ? { links } : {});
    }
    case "unwanted":
      count(sync, page, "pages_skipped");
      if (isNamed(sync, page)) job.fail({ subject: page.url, reason: seen.reason });
      await remove(tx, sync, page);
      return update({ ...forgotten, links: await follow(tx, sync, page, seen.links ?? []) });
    case "moved":
      count(sync, page, "pages_skipped");
      if (page.is_sitemap) await find(tx, sync, sitemapsAt([seen.to]));
      else if (isStart(sync, page)) await findStartAt(tx, sync, pageAt(seen.to, page.depth + 1));
      else await find(tx, sync, pageAt(seen.to, page.depth + 1));
      // What is elsewhere only for now may come back, and what it led to with it.
      if (seen.forNow) {
        await find(tx, sync, await findKnownPages(tx, sync, page));
        return update({});
      }
      await remove(tx, sync, page);
      return update(forgotten);
    case "gone":
      await remove(tx, sync, page);
      if (isNamed(sync, page))
        job.fail({ subject: page.url, reason: `The ${page.is_sitemap ? "sitemap" : "page"} answered ${seen.status}.` });
      return update(forgotten);
  }
}

/** Notes a page that did not answer: what is known of it stays. */
export async function recordSilence(tx: Tx, sync: Sync, page: SourcePageRow, reason: string): Promise<void> {
  count(sync, page, "pages_failed");
  sync.job.fail({ subject: page.url, reason });
  await find(tx, sync, await findKnownPages(tx, sync, page));
  await updatePage(tx, sync, page.id, { waiting: false });
}

/** So few at once that nobody else's work waits for it. */
const FOUND_AT_ONCE = 200;

/** Notes what was found, as far as it belongs to the source. @returns the ids of what does */
export async function find(tx: Tx, sync: Sync, found: Iterable<FoundPage>): Promise<string[]> {
  const ids: string[] = [];
  let some: FoundPage[] = [];
  const note = async (): Promise<void> => {
    ids.push(...(await findSome(tx, sync, some)));
    some = [];
  };
  for (const one of found) {
    some.push(one);
    if (some.length === FOUND_AT_ONCE) await note();
    // What comes after that has no room, either.
    if (sync.cursor.isFull) break;
  }
  await note();
  return ids;
}

async function findSome(tx: Tx, sync: Sync, found: FoundPage[]): Promise<string[]> {
  const { job, source, cursor } = sync;
  const site = siteOf(new URL(source.url));
  const isWanted = wantedBy(source);
  const isOwn = ({ url: address, is_sitemap }: FoundPage): boolean => {
    const url = new URL(address);
    return is_sitemap || (siteOf(url) === site && isWanted(url));
  };
  const own = found.filter(isOwn);
  const [sitemaps, pages] = [own.filter(({ is_sitemap }) => is_sitemap), own.filter(({ is_sitemap }) => !is_sitemap)];
  if (!cursor.hasMoreSitemaps) await findSitemaps(tx, sync, sitemaps);
  const room = source.max_pages - (job.progress["pages_found"] ?? 0);
  const { found: fresh, left } = await findPages(tx, sync, pages, room);
  job.count("pages_found", fresh);
  cursor.isFull ||= left > 0;
  return own.map(({ id }) => id);
}

async function findSitemaps(tx: Tx, sync: Sync, sitemaps: FoundPage[]): Promise<void> {
  const { cursor, job, source } = sync;
  const { found, left } = await findPages(tx, sync, sitemaps, MOST_SITEMAPS - (cursor.sitemaps ?? 0));
  cursor.sitemaps = (cursor.sitemaps ?? 0) + found;
  if (left === 0) return;
  cursor.hasMoreSitemaps = true;
  job.fail({ subject: source.url, reason: tooManySitemaps });
}

function* pagesOf({ sitemaps, pages }: SitemapLines): Generator<FoundPage> {
  yield* sitemapsAt(linesIn(sitemaps));
  for (const line of linesIn(pages)) {
    const [url = "", lastmod] = line.split("\t");
    yield* pageAt(url, 1, lastmod || null);
  }
}

export const findStart = (tx: Tx, sync: Sync): Promise<void> =>
  findStartAt(
    tx,
    sync,
    sync.source.kind === "sitemap" ? [...sitemapsAt([sync.source.url])] : pageAt(sync.source.url, 0),
  );

/** Where a synchronisation begins, whatever the source leaves out. */
async function findStartAt(tx: Tx, sync: Sync, start: FoundPage[]): Promise<void> {
  const { found } = await findPages(tx, sync, start, 1);
  for (const { id, is_sitemap } of start) {
    sync.cursor.start = id;
    if (!is_sitemap) sync.job.count("pages_found", found);
  }
}

/** Whether a page leads on to others of its site, or did when it could be read. */
function leadsOn({ id, url, links }: SourcePageRow, seen: Seen): boolean {
  const isOther = (link: string): boolean => {
    const to = pageAddress(link);
    return to !== null && siteOf(to) === siteOf(new URL(url)) && pageId(to) !== id;
  };
  if (seen.what === "sitemap") return seen.sitemap.pages !== "" || seen.sitemap.sitemaps !== "";
  if (seen.what === "moved" || seen.what === "gone") return false;
  return "links" in seen && seen.links !== null ? seen.links.slice(0, LOOKED_AT).some(isOther) : links.length > 0;
}

/** Only of a whole site the links are followed. */
async function follow(tx: Tx, sync: Sync, { depth }: SourcePageRow, links: string[]): Promise<string[]> {
  return sync.source.kind === "site" ? find(tx, sync, linkedPages(links, depth + 1)) : [];
}

function* linkedPages(links: string[], depth: number): Generator<FoundPage> {
  for (const link of links) for (const page of pageAt(link, depth)) if (!isOtherFile(new URL(page.url))) yield page;
}

/** A page at an address; none where that is no address. */
export function pageAt(address: string, depth: number, lastmod: string | null = null): FoundPage[] {
  const url = pageAddress(address);
  return url ? [{ id: pageId(url), url: url.href, is_sitemap: false, depth, lastmod }] : [];
}

/** Sitemaps come before all pages. */
export function* sitemapsAt(addresses: Iterable<string>): Generator<FoundPage> {
  for (const address of addresses) {
    const url = pageAddress(address);
    if (url) yield { id: pageId(url, "sitemap"), url: url.href, is_sitemap: true, depth: SITEMAPS, lastmod: null };
  }
}

async function remove(tx: Tx, sync: Sync, { document_id }: SourcePageRow): Promise<void> {
  if (document_id) sync.job.count("pages_removed", await deleteDocumentsIn(tx, sync.tenantId, [document_id]));
}

/** Sitemaps are not told of. */
function count({ job }: Sync, { is_sitemap }: SourcePageRow, what: string): void {
  if (!is_sitemap) job.count(what);
}

/** Whether it is where the source begins. */
export const isStart = ({ source, cursor }: Sync, { id }: SourcePageRow): boolean =>
  id === (cursor.start ?? pageId(new URL(source.url), source.kind === "sitemap" ? "sitemap" : "page"));

/** Whether somebody has named it. What links lead to may be anything. */
const isNamed = (sync: Sync, page: SourcePageRow): boolean =>
  isStart(sync, page) ||
  page.lastmod !== null ||
  sync.source.kind === "sitemap" ||
  (page.is_sitemap && !isGuessed(sync, page));

/** Whether it is where most sites have a sitemap, and nobody has said that this one has. */
const isGuessed = ({ cursor }: Sync, { id }: SourcePageRow): boolean => id === cursor.guessed;

/** Nobody has to look again soon whether there is a page to link. */
const wasThere = { state: "found", answer: "The page was there when it was read." } as const;
/** Links of a page that are looked at for one to its own site. */
const LOOKED_AT = 500;
const SITEMAPS = -1;
const MOST_SITEMAPS = 1_000;
const tooManySitemaps = `It has more than ${MOST_SITEMAPS} sitemaps; the others were left out. Make sources of some of them.`;
const asksAnew = { etag: null, last_modified: null, read_lastmod: null };
/** A page that is none of the knowledge has to come whole before it is again. */
const forgotten = {
  blocks: [] as number[],
  left_out: [] as number[],
  hash: null,
  etag: null,
  last_modified: null,
  read_lastmod: null,
  links: [] as string[],
};
