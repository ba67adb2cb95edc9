import { inTenant, type Db } from "../../../db/database.ts";
import {
  beginSync,
  hasVanished,
  nextPage,
  removeVanished,
  updatePage,
  type SourcePageRow,
} from "../../../db/source-pages.ts";
import { findSource, type SourceRow } from "../../../db/sources.ts";
import { findTenant } from "../../../db/tenants.ts";
import { JobLostError, type Job } from "../../jobs/job.ts";
import type { JobKind, Outcome } from "../../jobs/queue.ts";
import type { Outbound } from "../../outbound/outbound.ts";
import { createTurnsByHost } from "../turns-by-host.ts";
import { pageId, siteOf } from "./address.ts";
import { followCanonical } from "./canonical.ts";
import { leaveOutRepeated } from "./leave-out.ts";
import type { Reading } from "./reading.ts";
import {
  find,
  findStart,
  isStart,
  ifItFits,
  record,
  recordSilence,
  sitemapsAt,
  type Cursor,
  type Sync,
} from "./record.ts";
import { NoAnswer, openSite, type Site } from "./site.ts";
import { createRobotsMemory } from "./robots-memory.ts";
import { visit, type Seen } from "./visit.ts";

export const SYNC = "sync";

interface CrawlDeps {
  db: Db;
  outbound: Outbound;
  reading: Reading;
  /** Between two pages of a host. */
  pauseMs: number;
  /** Of a tenant. */
  mostPassages: number;
  now(): Date;
}

/** Sources that a server is at, each with a page under way or a host to wait for. */
const AT_ONCE = 4;
const SPELL_MS = 20_000;
/** Longer than between two pages, a site is not waited for while others could have their turn. */
const LONGEST_PAUSE_S = 5;
const LONGEST_REST_S = 60 * 60;
/** Pauses before a page that did not answer is asked again, and how often it is. */
const PAUSES_OF_REST = 30;
const MOST_TRIES = 3;
/** After so many pages in a row that did not answer, it is looked whether the site is down. */
const MOST_SILENT = 5;
const HEAVY_REST_S = 2;
const REMOVED_AT_ONCE = 100;
const LONGEST_JOB_MS = 7 * 24 * 60 * 60_000;

/** Reads the pages of sources, page by page. What waits to be read stands in the database, however much it is. */
export function openCrawl({
  db,
  outbound,
  reading,
  pauseMs,
  mostPassages,
  now,
}: CrawlDeps): JobKind & { close(): Promise<void> } {
  const closing = new AbortController();
  const inTurn = createTurnsByHost(pauseMs, closing.signal);
  const robots = createRobotsMemory(now);

  async function begin(job: Job, source: SourceRow): Promise<Sync> {
    const cursor = job.cursor as Cursor | null;
    if (cursor && !isOther(source, cursor)) return syncOf(job, source, cursor);
    job.beginAnew();
    return job.keep(async (tx) => {
      const first = { sync: await beginSync(tx, job.tenantId, source.id), silent: 0, isFull: false };
      const sync = syncOf(job, source, first);
      await findStart(tx, sync);
      return sync;
    });
  }

  function syncOf(job: Job, source: SourceRow, cursor: Cursor): Sync {
    job.cursor = cursor;
    return { job, source, cursor, tenantId: job.tenantId, sourceId: source.id, sync: cursor.sync, now: now() };
  }

  async function look(sync: Sync, page: SourcePageRow, site: Site, locale: string): Promise<Outcome | null> {
    const { job, cursor, source } = sync;
    // What went wrong with it may always go wrong. The others are not to wait for that.
    if (page.tries >= MOST_TRIES) return giveUp(sync, page, outOfOrder);
    try {
      const seen = await followCanonical(sync, page, (one) =>
        visit(one, { site, reading, source, locale, now: now() }),
      );
      const reason = isStart(sync, page) ? noStart(seen, source) : null;
      if (reason !== null) return { failed: `${reason} ${notRemoved}` };
      const isSite = source.kind === "site" && isStart(sync, page);
      const sitemaps = isSite ? await sitemapsOf(sync, site, new URL(page.url)) : [];
      cursor.silent = 0;
      await job.keep(async (tx) => {
        await record(tx, sync, page, await ifItFits(tx, sync, seen, mostPassages));
        await find(tx, sync, sitemapsAt(sitemaps));
      });
      if (seen.what === "gone" && source.kind === "page" && page.document_id === null)
        return { failed: `The page answered ${seen.status}.` };
      // It kept the reader from others' pages. The more of them a source has, the longer others go first.
      if (seen.what === "unreadable" && seen.isTooMuch) {
        cursor.heavy = (cursor.heavy ?? 0) + 1;
        return { waitS: Math.min(LONGEST_REST_S, cursor.heavy * HEAVY_REST_S) };
      }
      const delayS = site.delayFor(new URL(page.url));
      return delayS > LONGEST_PAUSE_S ? { waitS: delayS } : null;
    } catch (error) {
      if (error instanceof NoAnswer) return rest(sync, page, site, error);
      if (!job.signal.aborted && !closing.signal.aborted && !(error instanceof JobLostError))
        await inTenant(db, job.tenantId, (tx) => updatePage(tx, sync, page.id, { tries: page.tries + 1 }));
      throw error;
    }
  }

  /** A page without an answer is asked again, later; at last it counts as one that cannot be read. */
  async function rest(
    sync: Sync,
    page: SourcePageRow,
    site: Site,
    { message, mayPass, afterS }: NoAnswer,
  ): Promise<Outcome | null> {
    const { job, cursor, source } = sync;
    const tries = page.tries + 1;
    if (mayPass && tries < MOST_TRIES) {
      await job.keep((tx) => updatePage(tx, sync, page.id, { tries }));
      return {
        waitS: Math.min(LONGEST_REST_S, afterS ?? (tries * PAUSES_OF_REST * pauseMs) / 1_000),
        because: `${page.url}: ${message}`,
      };
    }
    cursor.silent = mayPass ? cursor.silent + 1 : 0;
    const outcome = await giveUp(sync, page, message);
    if (outcome || cursor.silent < MOST_SILENT) return outcome;
    if (!(await isThere(site, source))) return { failed: `${message} ${notRemoved}` };
    cursor.silent = 0;
    return null;
  }

  async function giveUp(sync: Sync, page: SourcePageRow, reason: string): Promise<Outcome | null> {
    await sync.job.keep((tx) => recordSilence(tx, sync, page, reason));
    return isStart(sync, page) ? { failed: `${reason} ${notRemoved}` } : null;
  }

  async function finish(sync: Sync, locale: string, until: number): Promise<Outcome> {
    const { job, source } = sync;
    const current = await findSource(db, job.tenantId, source.id);
    if (!current || isOther(current, sync.cursor)) return { waitS: 0 };
    if (source.kind !== "page" && !sync.cursor.leads && (await hasVanished(db, sync)))
      return { failed: `${nowhere} ${notRemoved}` };
    for (let isOver = false; !isOver; job.signal.throwIfAborted()) {
      await job.keep(async (tx) => {
        const batch = await removeVanished(tx, sync, REMOVED_AT_ONCE);
        job.count("pages_removed", batch.removed);
        isOver = batch.isOver;
      });
    }
    if (!(await leaveOutRepeated(sync, { db, reading, locale, until }))) return { waitS: 0 };
    if (sync.cursor.isFull) {
      job.fail({ subject: source.url, reason: tooMany(source) });
      await job.keep(async () => {});
    }
    return { done: true };
  }

  return {
    kind: SYNC,
    atOnce: AT_ONCE,
    async work(job) {
      const source = await findSource(db, job.tenantId, job.key);
      const tenant = await findTenant(db, job.tenantId);
      if (!source || !tenant) return { done: true };
      if (now().getTime() - job.createdAt.getTime() > LONGEST_JOB_MS) return { failed: tooLong };
      const sync = await begin(job, source);
      const site = openSite(
        { outbound, reading, inTurn, robots: robots.of(job.id), pauseMs },
        AbortSignal.any([job.signal, closing.signal]),
      );
      const until = performance.now() + SPELL_MS;
      while (performance.now() < until) {
        job.signal.throwIfAborted();
        const page = await nextPage(db, sync);
        if (!page) return finish(sync, tenant.locale, until);
        const outcome = await look(sync, page, site, tenant.locale);
        if (outcome) return outcome;
      }
      return { waitS: 0 };
    },
    async close() {
      closing.abort();
      await outbound.close();
      await reading.close();
    },
  };
}

/** Whether the source has become another since its synchronisation began, which then begins anew. */
const isOther = ({ changed_sync }: SourceRow, { sync }: Cursor): boolean => changed_sync >= sync;

/** Without where it begins, nothing is known of a source: not that its pages are gone, either. Null: it has begun. */
function noStart(seen: Seen, { kind, url }: SourceRow): string | null {
  if (seen.what === "moved" && siteOf(new URL(seen.to)) !== siteOf(new URL(url)))
    return `It leads on to another site, ${seen.to}. Make that a source if it is meant.`;
  if (seen.what === "unwanted" && seen.links === null) return seen.reason;
  if (kind === "page") return null;
  if (seen.what === "gone") return `The ${kind === "site" ? "page" : "sitemap"} answered ${seen.status}.`;
  return seen.what === "unreadable" ? seen.reason : null;
}

/** Whether the site answers at all, where some of its pages do not. */
async function isThere(site: Site, { url }: SourceRow): Promise<boolean> {
  try {
    await site.fetch(new URL(url), {}, () => null);
    return true;
  } catch (error) {
    if (error instanceof NoAnswer) return !error.mayPass;
    throw error;
  }
}

/** The sitemaps that a site names, or else the place where most have one. */
async function sitemapsOf({ cursor }: Sync, site: Site, start: URL): Promise<string[]> {
  const { sitemaps } = await site.rulesFor(start);
  if (sitemaps.length > 0) return sitemaps;
  const guess = new URL("/sitemap.xml", start);
  cursor.guessed = pageId(guess, "sitemap");
  return [guess.href];
}

const notRemoved = "Pages that were not found were not removed.";
const nowhere = "It leads to no page any more.";
const outOfOrder = "The server met with an error at it again and again. Its log tells which.";
const tooLong = `It was not over after a week. ${notRemoved} Read fewer pages, or in several sources.`;
const tooMany = ({ max_pages }: SourceRow): string =>
  `It has more pages than ${max_pages}; the others were left out. Raise max_pages, or narrow include and exclude.`;
