import { createHash } from "node:crypto";
import { mkdtemp, open, rm, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Db } from "../../db/database.ts";
import { countProductsOf } from "../../db/products.ts";
import { findSource, updateSource, type SourceRow } from "../../db/sources.ts";
import { findTenant } from "../../db/tenants.ts";
import { ProblemError } from "../../errors.ts";
import type { Job } from "../jobs/job.ts";
import type { Outcome } from "../jobs/queue.ts";
import type { Outbound } from "../outbound/outbound.ts";
import type { BulkLine, FailedLine, Owner } from "../retrieval/workers/bulk.ts";
import { fetchFeed, NoFeed, type FetchedFeed } from "./feed/fetch-feed.ts";
import { openFeed, type CheckProduct } from "./feed/read-feed.ts";
import { UNKNOWN_COLUMN } from "./feed/unknown-columns.ts";
import type { SourceResult, Stock } from "./stock.ts";

interface FeedSyncDeps {
  db: Db;
  outbound: Outbound;
  stock: Stock;
  check: CheckProduct;
  /** Between two pages of a feed. */
  pauseMs: number;
}

/** Pauses before a feed that did not answer is asked for again. */
const RESTS_S = [30, 300, 1_800];

/**
 * Brings the products of a source: its feed is written to a file, and taken as a whole or not at all, so that whoever
 * begins anew after a crash finds the products of before.
 */
export function openFeedSync({ db, outbound, stock, check, pauseMs }: FeedSyncDeps): (job: Job) => Promise<Outcome> {
  return async (job) => {
    const source = await findSource(db, job.tenantId, job.key);
    const owner = await findTenant(db, job.tenantId);
    if (!source || !owner) return { done: true };
    job.beginAnew();
    job.count("products_read", 0);
    const folder = await mkdtemp(join(tmpdir(), "widget-chat-feed-"));
    const file = await open(join(folder, "feed"), "wx+", 0o600);
    // Without a name it is gone with the process, however that ends.
    await rm(folder, { recursive: true });
    try {
      return await bring(job, source, owner, file);
    } catch (error) {
      if (error instanceof NoFeed) return rest(job, error);
      if (error instanceof ProblemError && error.code === "products_full")
        return { failed: `${error.message} ${kept}` };
      throw error;
    } finally {
      await file.close();
    }
  };

  async function bring(job: Job, source: SourceRow, owner: Owner, file: FileHandle): Promise<Outcome> {
    const { feed_seen: before, feed } = source;
    const there = await countProductsOf(db, job.tenantId, source.id);
    // What an upload has replaced since has to come anew, and so what is to be read in another way.
    const isThere =
      before !== null && there === before.products && before.hash.startsWith(hashOfSettings(source, owner));
    const conditions = isThere
      ? {
          ...(before.etag && { "if-none-match": before.etag }),
          ...(before.lastModified && { "if-modified-since": before.lastModified }),
        }
      : {};
    const fetched = await fetchFeed(new URL(source.url), conditions, file, { outbound, pauseMs, signal: job.signal });
    const hash = `${hashOfSettings(source, owner)} ${fetched?.hash}`;
    if (isThere && (!fetched || hash === before.hash)) {
      job.count("products_unchanged", there);
      await job.keep(async () => {});
      return { done: true };
    }
    if (!fetched) throw new NoFeed("It answered 304 without having been asked whether it has changed.", false);
    const { format = null, currency = null, mapping = {}, accept_fewer = false } = feed ?? {};
    const { contentType } = fetched;
    const bytes = file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>;
    const { lines } = openFeed(bytes, { format, contentType, currency, mapping }, check);
    const result = await stock.replaceOfSource(owner, at(source.url, lines), {
      id: source.id,
      acceptsFewer: accept_fewer,
      signal: job.signal,
      onFailed: (failed) => note(job, failed),
      async onPart(accepted) {
        job.signal.throwIfAborted();
        job.count("products_read", accepted - (job.progress["products_read"] ?? 0));
        await job.keep(async () => {});
      },
    });
    return end(job, source, { ...fetched, hash }, result);
  }

  async function end(
    job: Job,
    source: SourceRow,
    { hash, etag, lastModified }: FetchedFeed,
    { accepted, brokeOff, replaced }: SourceResult,
  ): Promise<Outcome> {
    const reason = brokeOff ? `Line ${brokeOff.line}: ${brokeOff.detail}` : whyNot(accepted, replaced);
    const others = replaced && "removed" in replaced ? replaced.others : [];
    if (replaced && "removed" in replaced) job.count("products_removed", replaced.removed);
    for (const id of others) {
      job.count("products_failed");
      job.fail({
        subject: id,
        reason: "Another source has brought it already, and keeps it. Leave it out of one of them.",
      });
    }
    // Never as many as are there while another has some of them: what that gives up is to be brought then.
    const products = (await countProductsOf(db, job.tenantId, source.id)) + others.length;
    await job.keep(async (tx) => {
      if (reason !== null) return;
      const feed_seen = JSON.stringify({ hash, etag, lastModified, products });
      // That fewer are meant was said of this reading; the next one that loses half is an accident again.
      const feed = source.feed?.accept_fewer ? { feed: JSON.stringify({ ...source.feed, accept_fewer: false }) } : {};
      await updateSource(tx, job.tenantId, source.id, { feed_seen, ...feed });
    });
    return reason === null ? { done: true } : { failed: `${reason} ${kept}` };
  }

  async function rest(job: Job, { message, mayPass }: NoFeed): Promise<Outcome> {
    const tries = (job.cursor as { tries: number } | null)?.tries ?? 0;
    const waitS = RESTS_S[tries];
    if (!mayPass || waitS === undefined) return { failed: `${message} ${kept}` };
    job.cursor = { tries: tries + 1 };
    await job.keep(async () => {});
    return { waitS, because: message };
  }
}

function note(job: Job, { line, code, externalId, detail }: FailedLine): void {
  if (code === UNKNOWN_COLUMN) return job.fail({ subject: "mapping", reason: detail });
  job.count("products_failed");
  job.fail({ subject: `Line ${line}${externalId ? ` (${externalId})` : ""}`, reason: detail });
}

/** Why nothing was replaced, for people; null: it was. */
function whyNot(accepted: number, replaced: SourceResult["replaced"]): string | null {
  if (accepted === 0) return "It has no product that could be taken.";
  if (replaced === null || "removed" in replaced) return null;
  if (replaced.now === 0) return "Other sources have brought all its products already.";
  return `It has ${replaced.now} products, less than half of the ${replaced.before} that it had. If that is meant, set "accept_fewer" in the source's "feed" and synchronise it.`;
}

/** Addresses that lie on the shop's own site are written as whole ones. */
async function* at(base: string, lines: AsyncIterable<BulkLine<PutProduct>>): AsyncGenerator<BulkLine<PutProduct>> {
  const whole = (address: string | null | undefined): string | null =>
    address ? (URL.parse(address, base)?.href ?? null) : null;
  for await (const line of lines) {
    if ("value" in line) {
      const { value } = line;
      value.url = whole(value.url);
      value.image_url = whole(value.image_url);
      value.more_images = value.more_images?.flatMap((address) => whole(address) ?? []) ?? [];
    }
    yield line;
  }
}

/** By which a feed is read: what was read in another way, or as words of another language, is to be read anew. */
const hashOfSettings = ({ url, feed }: SourceRow, { locale }: Owner): string =>
  createHash("sha256")
    .update(JSON.stringify([url, feed?.format, feed?.currency, feed?.mapping, locale]))
    .digest("base64url");

const kept = "The products of before stay.";
