import type { Config } from "./config.ts";
import type { Db } from "./db/database.ts";
import { reviseDueSales } from "./db/sales.ts";
import { sweepOrderAttempts } from "./db/order-attempts.ts";
import { sweepReplacedPassages } from "./db/replaced-passages.ts";
import { sweepResumeLinks } from "./db/resume-links.ts";
import { findSource } from "./db/sources.ts";
import { sweepStagedProducts } from "./db/staged-products.ts";
import { sweepTurns } from "./db/turns.ts";
import type { CheckProduct } from "./engines/catalogue/feed/read-feed.ts";
import type { Stock } from "./engines/catalogue/stock.ts";
import { openFeedSync } from "./engines/catalogue/sync-feed.ts";
import { openJobs, type JobKind } from "./engines/jobs/queue.ts";
import { repeat, type Repetition } from "./engines/jobs/repeat.ts";
import { openCrawl } from "./engines/knowledge/crawl/crawl.ts";
import { openReading } from "./engines/knowledge/crawl/reading.ts";
import { openLinkCheck } from "./engines/knowledge/link-check.ts";
import { openRemoval } from "./engines/knowledge/remove-source.ts";
import { openSchedule } from "./engines/knowledge/schedule.ts";
import { openSources, type Sources } from "./engines/knowledge/sources.ts";
import { openEmbedding } from "./engines/meaning/embed-passages.ts";
import { openEmbeddingSchedule } from "./engines/meaning/embedding-schedule.ts";
import type { ModelChoice } from "./engines/meaning/model-choice.ts";
import type { Embeddings } from "./engines/model/embeddings.ts";
import { openOutbound } from "./engines/outbound/outbound.ts";
import { openErasure, type Erasure } from "./engines/tenants/erasure.ts";

/** What goes on while nobody asks for it. */
export interface Background {
  erasure: Erasure;
  sources: Sources;
  /** Begins with what earlier servers have left. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface BackgroundOptions {
  db: Db;
  databaseUrl: string;
  config: Config;
  /** What takes the products of sources in, and what checks them before. */
  stock: Stock;
  checkProduct: CheckProduct;
  /** Null: passages are found by their words alone. */
  embeddings: { endpoint: Embeddings; choice: ModelChoice } | null;
  /** Something failed that is tried again by itself. */
  onError(error: unknown, what: string): void;
  now(): Date;
}

const SWEEP_MS = 60 * 60 * 1000;
/** How late it may be noticed that a sale has begun or ended. */
const SALES_MS = 5_000;
const TURNS_KEPT_MS = 24 * 60 * 60 * 1000;

export function openBackground(options: BackgroundOptions): Background {
  const { db, databaseUrl, config, stock, checkProduct, embeddings, onError, now } = options;
  const telling =
    (what: string) =>
    (error: unknown): void =>
      onError(error, what);
  const erasure = openErasure(db, telling("a deleted tenant could not be erased yet"));
  const linkCheck =
    config.linkCheck &&
    openLinkCheck({
      db,
      outbound: openOutbound({ openings: config.linkCheck.openings, userAgent: "WidgetChat (link check)" }),
      onError: telling("pages could not be looked at; trying again"),
      now,
    });
  const outbound = openOutbound({
    openings: config.crawl.openings,
    userAgent: "WidgetChat (reads pages for a help chat)",
  });
  const crawl = openCrawl({
    db,
    outbound,
    reading: openReading(databaseUrl),
    pauseMs: config.crawl.pauseMs,
    mostPassages: config.mostPassages,
    now,
  });
  const bringProducts = openFeedSync({ db, outbound, stock, check: checkProduct, pauseMs: config.crawl.pauseMs });
  const sync: JobKind = {
    ...crawl,
    work: async (job) =>
      (await findSource(db, job.tenantId, job.key))?.kind === "products" ? bringProducts(job) : crawl.work(job),
  };
  const embedding =
    embeddings &&
    openEmbedding({
      db,
      embeddings: embeddings.endpoint,
      choice: embeddings.choice,
      onUnusable: telling("the embeddings endpoint cannot be used as it is set up"),
    });
  const jobs = openJobs({
    databaseUrl,
    db,
    kinds: [sync, openRemoval(db), ...(embedding ? [embedding] : [])],
    onError: telling("a job in the background met with an error; it is tried again"),
    now,
  });
  const schedules: Repetition[] = [];

  const sweepFailed = telling("what is old could not be swept");
  const sweepErasure = (): void => void erasure.sweep().catch(sweepFailed);
  const sweep = setInterval(() => {
    sweepTurns(db, new Date(now().getTime() - TURNS_KEPT_MS), sweepFailed).catch(sweepFailed);
    sweepResumeLinks(db, now(), sweepFailed).catch(sweepFailed);
    sweepOrderAttempts(db, now(), sweepFailed).catch(sweepFailed);
    sweepReplacedPassages(db, now(), sweepFailed).catch(sweepFailed);
    sweepStagedProducts(db, sweepFailed).catch(sweepFailed);
    sweepErasure();
  }, SWEEP_MS);

  return {
    erasure,
    sources: openSources({ db, enqueue: jobs.enqueue, now }),
    async start() {
      await embeddings?.choice.look();
      await jobs.start();
      schedules.push(
        openSchedule({
          db,
          enqueue: jobs.enqueue,
          onError: telling("sources could not be looked through; trying again"),
          now,
        }),
      );
      schedules.push(
        repeat(() => reviseDueSales(db), {
          restMs: SALES_MS,
          onError: telling("sales that begin or end could not be looked through; trying again"),
        }),
      );
      if (embeddings)
        schedules.push(
          openEmbeddingSchedule({
            db,
            embeddings: embeddings.endpoint,
            choice: embeddings.choice,
            enqueue: jobs.enqueue,
            onError: telling("passages could not be put in line to be embedded; trying again"),
            now,
          }),
        );
      sweepErasure();
    },
    async stop() {
      clearInterval(sweep);
      await linkCheck?.stop();
      await Promise.all(schedules.map((schedule) => schedule.stop()));
      await Promise.all([jobs.stop(), crawl.close()]);
      await erasure.stop();
    },
  };
}
