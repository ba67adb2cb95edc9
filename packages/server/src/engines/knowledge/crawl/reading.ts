import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { Fault } from "../../retrieval/bulk.ts";
import { inProcess } from "../../retrieval/carriers.ts";
import { openWorker, WorkerError, type Worker } from "../../retrieval/worker.ts";
import type { ReadDocument } from "../read-document.ts";
import { isFile } from "./media-types.ts";
import type { Sitemap } from "./read-sitemap.ts";

/** What strangers wrote is read in processes of its own: pages and files, sitemaps, and what a site allows. */
export type Question =
  | { what: "page"; page: GivenPage }
  | { what: "sitemap"; url: string; body: Uint8Array }
  | { what: "rules"; url: string; text: string; page: string; agent: string };

export type Answer = ReadPage | Sitemap | null | Rules;

export interface GivenPage {
  url: string;
  format: Document["format"];
  contentType: string;
  body: Uint8Array;
  externalId: string;
  /** The tenant's. */
  locale: string;
}

export interface ReadPage {
  /** The address that it gives itself. */
  canonical: string | null;
  noindex: boolean;
  nofollow: boolean;
  links: string[];
  document: ReadDocument | Fault;
  /** Of what was read; null where nothing was. */
  hash: string | null;
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
  /** Null: the same, or it is no sitemap. */
  sitemap(question: Omit<Question & { what: "sitemap" }, "what">): Promise<Sitemap | null>;
  rules(question: Omit<Question & { what: "rules" }, "what">): Promise<Rules | null>;
  close(): Promise<void>;
}

export function openReading(databaseUrl: string): Reading {
  const open = (timeoutMs: number, memoryMb: number): Worker<Question, Answer> =>
    openWorker(new URL("reading-process.ts", import.meta.url), {
      carrier: inProcess,
      data: { databaseUrl },
      atOnce: 1,
      timeoutMs,
      memoryMb,
    });
  const pages = open(30_000, 384);
  // A process of their own, so that pages do not wait for a large one.
  const files = open(60_000, 256);
  const ask = (question: Question, worker = pages): Promise<Answer> =>
    worker.ask(question).catch((error: unknown) => {
      if (error instanceof WorkerError) return null;
      throw error;
    });
  return {
    page: (page) => ask({ what: "page", page }, isFile(page.format) ? files : pages) as Promise<ReadPage | null>,
    sitemap: (question) => ask({ what: "sitemap", ...question }) as Promise<Sitemap | null>,
    rules: (question) => ask({ what: "rules", ...question }) as Promise<Rules | null>,
    async close() {
      await Promise.all([pages.close(), files.close()]);
    },
  };
}
