import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import { inProcess } from "../../retrieval/workers/carriers.ts";
import { openWorker, WorkerError, type Worker } from "../../retrieval/workers/worker.ts";
import type { PackedRead } from "../read-document.ts";
import { isFile } from "./media-types.ts";
import type { SitemapLines } from "./sitemap-lines.ts";

/** What strangers wrote is read in processes of its own: pages and files, sitemaps, and what a site allows. */
export type Question =
  | { what: "page"; page: GivenPage }
  | { what: "stored"; page: StoredPage }
  | { what: "sitemap"; url: string; body: Uint8Array }
  | { what: "rules"; url: string; text: string; page: string; agent: string };

export type Answer = ReadPage | ReadContent | ReadSitemap | Rules;

/** Null: it is no sitemap. */
export type ReadSitemap = { sitemap: SitemapLines | null };

interface PageName {
  url: string;
  format: Document["format"];
  externalId: string;
  /** The tenant's. */
  locale: string;
  /** Hashes of the blocks that stand on most pages of the source. */
  repeated: number[];
}

export interface GivenPage extends PageName {
  contentType: string;
  body: Uint8Array;
}

/** A page as it is stored. */
export interface StoredPage extends PageName {
  content: string;
}

export interface ReadContent {
  document: PackedRead | Fault;
  /** Of what was read; null where nothing was. */
  hash: string | null;
}

export interface ReadPage extends ReadContent {
  /** The address that it gives itself. */
  canonical: string | null;
  /** The address that it leads browsers on to by itself. */
  leadsTo: string | null;
  noindex: boolean;
  nofollow: boolean;
  links: string[];
}

/** What a site's robots.txt says for one of its pages. */
export interface Rules {
  mayRead: boolean;
  /** Seconds between two pages. */
  delayS: number;
  sitemaps: string[];
}

export interface Reading {
  /** Null: it is too much for the reading process, or takes it too long. */
  page(page: GivenPage): Promise<ReadPage | null>;
  /** Reads a page again as it was read, but for what is left out. Null: the same. */
  stored(page: StoredPage): Promise<ReadContent | null>;
  sitemap(question: Omit<Question & { what: "sitemap" }, "what">): Promise<ReadSitemap | null>;
  rules(question: Omit<Question & { what: "rules" }, "what">): Promise<Rules | null>;
  close(): Promise<void>;
}

const PAGES_AT_ONCE = 2;

export function openReading(databaseUrl: string): Reading {
  const open = (timeoutMs: number, memoryMb: number): Worker<Question, Answer> =>
    openWorker(new URL("reading-process.ts", import.meta.url), {
      carrier: inProcess,
      data: { databaseUrl },
      atOnce: 1,
      timeoutMs,
      memoryMb,
    });
  // One that a hostile site holds up is not the only one.
  const pages = Array.from({ length: PAGES_AT_ONCE }, () => ({ worker: open(30_000, 448), asked: 0 }));
  // A process of their own, so that pages do not wait for a large one.
  const files = open(60_000, 288);
  const put = (question: Question, worker: Worker<Question, Answer>): Promise<Answer | null> =>
    worker.ask(question).catch((error: unknown) => {
      if (error instanceof WorkerError) return null;
      throw error;
    });
  async function ask(question: Question): Promise<Answer | null> {
    const idlest = pages.reduce((one, other) => (other.asked < one.asked ? other : one));
    idlest.asked++;
    return put(question, idlest.worker).finally(() => idlest.asked--);
  }
  return {
    page: (page) =>
      (isFile(page.format)
        ? put({ what: "page", page }, files)
        : ask({ what: "page", page })) as Promise<ReadPage | null>,
    stored: (page) => ask({ what: "stored", page }) as Promise<ReadContent | null>,
    sitemap: (question) => ask({ what: "sitemap", ...question }) as Promise<ReadSitemap | null>,
    rules: (question) => ask({ what: "rules", ...question }) as Promise<Rules | null>,
    async close() {
      await Promise.all([...pages.map(({ worker }) => worker.close()), files.close()]);
    },
  };
}
