import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { OutboundError } from "../../outbound/outbound-error.ts";
import type { AnswerHead, Outbound, Wanted } from "../../outbound/outbound.ts";
import { outboundWords } from "../../outbound/outbound-words.ts";
import { listIn } from "./loose-json.ts";

/** A feed that cannot be had: why, in words, and whether it may be there later. */
export class NoFeed extends Error {
  override name = "NoFeed";
  readonly mayPass: boolean;

  constructor(reason: string, mayPass: boolean) {
    super(reason);
    this.mayPass = mayPass;
  }
}

/** What came of a feed; null: it is said to be the one that was taken last. */
export interface FetchedFeed {
  /** Of its bytes. */
  hash: string;
  contentType: string;
  etag: string | null;
  lastModified: string | null;
}

interface Fetch {
  outbound: Outbound;
  /** Between two pages of a feed. */
  pauseMs: number;
  signal: AbortSignal;
}

const LARGEST = 500_000_000;
const LARGEST_PAGE = 32_000_000;
const PATIENCE_MS = 10 * 60_000;
const PAGE_PATIENCE_MS = 60_000;
const MOST_PAGES = 1_000;

/** Writes a feed to a file, page by page where its shop gives it so. Throws a `NoFeed`. */
export async function fetchFeed(
  url: URL,
  conditions: Record<string, string>,
  file: FileHandle,
  fetch: Fetch,
): Promise<FetchedFeed | null> {
  const hash = createHash("sha256");
  const write = async (bytes: Buffer): Promise<void> => {
    hash.update(bytes);
    await file.write(bytes);
  };
  try {
    const pages = pagesOf(url);
    const head = pages ? await fetchPages(pages, write, fetch) : await fetchWhole(url, conditions, write, fetch);
    if (head.status === 304) return null;
    const said = (name: string): string => [head.headers[name] ?? ""].flat().join(", ");
    return {
      hash: hash.digest("base64url"),
      contentType: said("content-type"),
      // A page tells nothing of the others.
      etag: (!pages && said("etag")) || null,
      lastModified: (!pages && said("last-modified")) || null,
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const mayPass = error.reason === "silent" || error.reason === "unreachable";
    throw new NoFeed(outboundWords(error, "CRAWL_OPEN"), mayPass);
  }
}

type Write = (bytes: Buffer) => Promise<void>;

async function fetchWhole(
  url: URL,
  headers: Record<string, string>,
  write: Write,
  { outbound, signal }: Fetch,
): Promise<AnswerHead> {
  const wanted = wantedOf(LARGEST, PATIENCE_MS, headers);
  const head = await outbound.download(
    url,
    wanted,
    async (bytes) => {
      for await (const chunk of bytes) await write(chunk);
    },
    signal,
  );
  if (head.status !== 304) demandOk(head);
  return head;
}

interface Pages {
  /** From 1. */
  at(page: number): URL;
  /** How many products a page has that is not the last one. */
  size: number;
}

/** Shopify and WooCommerce give so many products at once and no more. */
function pagesOf(url: URL): Pages | null {
  const [member, size] = /\/products\.json$/.test(url.pathname)
    ? ["limit", 250]
    : /\/wc\/store\/(v\d+\/)?products\/?$/.test(url.pathname) ||
        /\/wc\/store\/(v\d+\/)?products\/?$/.test(url.searchParams.get("rest_route") ?? "")
      ? ["per_page", 100]
      : [null, 0];
  if (member === null) return null;
  return {
    size,
    at(page) {
      const own = new URL(url);
      own.searchParams.set(member, String(size));
      own.searchParams.set("page", String(page));
      return own;
    },
  };
}

async function fetchPages(pages: Pages, write: Write, { outbound, pauseMs, signal }: Fetch): Promise<AnswerHead> {
  let size = 0;
  let before: Buffer | null = null;
  for (let page = 1; ; page++) {
    const answer = await outbound.fetch(pages.at(page), wantedOf(LARGEST_PAGE, PAGE_PATIENCE_MS, {}), signal);
    demandOk(answer);
    const body = answer.body ?? Buffer.alloc(0);
    // A file gives all that it has, whatever page it is asked for.
    if (before?.equals(body)) return answer;
    before = body;
    size += body.length;
    if (size > LARGEST) throw new NoFeed(`Its pages come to more than ${LARGEST} bytes.`, false);
    const count = countIn(body);
    // A feed that is no list of products is read as what it is, once.
    if (count === null && page > 1) throw new NoFeed(`Its page ${page} is no list of products.`, true);
    await write(body);
    await write(Buffer.from("\n"));
    if (count === null || count !== pages.size) return answer;
    if (page === MOST_PAGES) throw new NoFeed(`It has more than ${MOST_PAGES} pages.`, false);
    await pause(pauseMs, undefined, { signal });
  }
}

function countIn(body: Buffer): number | null {
  try {
    const value: unknown = JSON.parse(body.toString());
    if (Array.isArray(value)) return value.length;
    return typeof value === "object" && value !== null && "products" in value ? listIn(value, "products").length : null;
  } catch {
    return null;
  }
}

const wantedOf = (largest: number, patienceMs: number, headers: Record<string, string>): Wanted => ({
  headers,
  mayLead: () => true,
  largest: ({ status }) => (status >= 200 && status < 300 ? largest : null),
  patienceMs,
});

function demandOk({ status }: AnswerHead): void {
  if (status >= 200 && status < 300) return;
  const words = status === 401 || status === 403 ? ": it is not for everybody" : "";
  throw new NoFeed(`It answered ${status}${words}.`, status === 429 || status === 408 || status >= 500);
}
