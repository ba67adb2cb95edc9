import type { ReadyDocument } from "../../../db/documents.ts";
import type { Fault } from "../../retrieval/bulk.ts";
import { openWorker, WorkerError } from "../../retrieval/worker.ts";
import { inProcess } from "../../retrieval/carriers.ts";
import type { Sitemap } from "./read-sitemap.ts";

/** What strangers wrote is read in a process of its own: pages, sitemaps, and what a site allows. */
export type Question =
  | { what: "page"; url: string; contentType: string; body: Uint8Array; externalId: string; locale: string }
  | { what: "sitemap"; url: string; body: Uint8Array }
  | { what: "rules"; url: string; text: string; page: string; agent: string };

export type Answer = ReadPage | Sitemap | null | Rules;

export interface ReadPage {
  /** The address that it gives itself. */
  canonical: string | null;
  noindex: boolean;
  nofollow: boolean;
  links: string[];
  document: ReadyDocument | Fault;
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
  page(question: Omit<Question & { what: "page" }, "what">): Promise<ReadPage | null>;
  /** Null: the same, or it is no sitemap. */
  sitemap(question: Omit<Question & { what: "sitemap" }, "what">): Promise<Sitemap | null>;
  rules(question: Omit<Question & { what: "rules" }, "what">): Promise<Rules | null>;
  close(): Promise<void>;
}

export function openReading(databaseUrl: string): Reading {
  const worker = openWorker<Question, Answer>(new URL("reading-process.ts", import.meta.url), {
    carrier: inProcess,
    data: { databaseUrl },
    atOnce: 1,
    timeoutMs: 30_000,
    memoryMb: 384,
  });
  const ask = (question: Question): Promise<Answer> =>
    worker.ask(question).catch((error: unknown) => {
      if (error instanceof WorkerError) return null;
      throw error;
    });
  return {
    page: (question) => ask({ what: "page", ...question }) as Promise<ReadPage | null>,
    sitemap: (question) => ask({ what: "sitemap", ...question }) as Promise<Sitemap | null>,
    rules: (question) => ask({ what: "rules", ...question }) as Promise<Rules | null>,
    close: worker.close,
  };
}
