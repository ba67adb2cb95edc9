import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Job } from "@widget-chat/contract/admin/job.ts";
import type { Document, DocumentPage } from "@widget-chat/contract/admin/document.ts";
import type { CreateSource, Source } from "@widget-chat/contract/admin/source.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { expect, onTestFinished } from "vitest";
import type { FreshDatabase } from "./fresh-database.ts";
import { openSite, type Site } from "./sites.ts";
import { startApp, type TestApp } from "./start-app.ts";

/** Spells begin a second after the one before, and a server's processors are shared. */
export const patience = { timeout: 45_000, interval: 50 };

type Answer = string | number | File | ((request: IncomingMessage, reply: ServerResponse) => void);

interface File {
  type: string;
  bytes: Uint8Array;
}

/** A site whose pages are what its map says: their HTML, a file, a status, or what they do. A page has an `ETag` as many have. */
export interface PagedSite extends Site {
  pages: Record<string, Answer>;
  /** What was asked for since the last call, without robots.txt and sitemap. */
  asked: string[];
  visits(): string[];
}

export async function openPages(pages: Record<string, Answer>): Promise<PagedSite> {
  const site = await openSite((request, reply) => {
    const answer = pages[request.url ?? ""] ?? 404;
    if (typeof answer === "function") return answer(request, reply);
    if (typeof answer === "number") return void reply.writeHead(answer).end();
    const isFile = typeof answer !== "string";
    const bytes = isFile ? answer.bytes : answer;
    const etag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
    if (request.headers["if-none-match"] === etag) return void reply.writeHead(304).end();
    const ofText = answer.toString().startsWith("<?xml") ? "application/xml" : "text/html; charset=utf-8";
    reply.writeHead(200, { "content-type": isFile ? answer.type : ofText, etag }).end(bytes);
  });
  onTestFinished(() => site.close());
  return Object.assign(site, {
    pages,
    visits: () =>
      site.asked
        .splice(0)
        .map((line) => line.replace("GET ", ""))
        .filter((path) => path !== "/robots.txt" && path !== "/sitemap.xml"),
  });
}

/** A page with some text of its own, and links. */
export const html = (title: string, text: string, links: string[] = [], head = ""): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><nav>${links
    .map((link) => `<a href="${link}">go</a>`)
    .join(" ")}</nav><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

export const redirect =
  (status: number, location: string) =>
  (_: IncomingMessage, reply: ServerResponse): void =>
    void reply.writeHead(status, { location }).end();

export const crawling = (sites: Site[]) => ({
  CRAWL_OPEN: sites.map(({ opening }) => opening).join(","),
  CRAWL_PAUSE_MS: "0",
});

/** A server that may read these sites, on a database of its own or another's. */
export async function startCrawling(sites: Site[], database?: FreshDatabase): Promise<TestApp> {
  const app = await startApp({ env: crawling(sites), ...(database && { database }) });
  onTestFinished(() => app.stop());
  return app;
}

const urlOf = ({ id }: Tenant): string => `/api/admin/tenants/${id}`;

export async function addSource(
  app: TestApp,
  tenant: Tenant,
  source: Partial<CreateSource> & { url: string },
): Promise<Source> {
  const reply = await app.admin("POST", `${urlOf(tenant)}/sources`, { kind: "site", ...source });
  if (reply.statusCode !== 201) throw new Error(`No source: ${reply.body}`);
  return reply.json<Source>();
}

export const jobOf = async (app: TestApp, tenant: Tenant, id: string): Promise<Job> =>
  (await app.admin("GET", `${urlOf(tenant)}/jobs/${id}`)).json<Job>();

/** The job once it is over. */
export async function over(app: TestApp, tenant: Tenant, job: Job | null): Promise<Job> {
  const isOver = async (): Promise<boolean> =>
    ["done", "failed"].includes((await jobOf(app, tenant, job?.id ?? "")).state);
  await expect.poll(isOver, patience).toBe(true);
  return jobOf(app, tenant, job?.id ?? "");
}

/** The job once it is over, without the pauses that it makes when something goes wrong. */
export async function overSoon(app: TestApp, tenant: Tenant, job: Job | null): Promise<Job> {
  const isOver = async (): Promise<boolean> => {
    await app.database.query("update widget_chat_jobs.job set start_after = now() where state = 'created'");
    return ["done", "failed"].includes((await jobOf(app, tenant, job?.id ?? "")).state);
  };
  await expect.poll(isOver, { ...patience, timeout: 90_000 }).toBe(true);
  return jobOf(app, tenant, job?.id ?? "");
}

/** Adds a source and waits until it was read. */
export async function learn(app: TestApp, tenant: Tenant, source: Partial<CreateSource> & { url: string }) {
  const added = await addSource(app, tenant, source);
  return { source: added, job: await over(app, tenant, added.last_job) };
}

/** Synchronises a source once more. */
export async function sync(app: TestApp, tenant: Tenant, { id }: Source): Promise<Job> {
  const reply = await app.admin("POST", `${urlOf(tenant)}/sources/${id}/sync`);
  expect(reply.statusCode).toBe(202);
  return over(app, tenant, reply.json<Job>());
}

export const documentsOf = async (app: TestApp, tenant: Tenant): Promise<Document[]> =>
  (await app.admin("GET", `${urlOf(tenant)}/documents?limit=200`)).json<DocumentPage>().items;

/** The paths of the pages that documents were made of. */
export const pathsOf = async (app: TestApp, tenant: Tenant): Promise<string[]> =>
  (await documentsOf(app, tenant)).map(({ url }) => URL.parse(url ?? "")?.pathname ?? "").sort();

export const revisionOf = async ({ database }: TestApp, { id }: Tenant): Promise<number> =>
  (await database.query<{ n: number }>("select knowledge_revision::int as n from tenants where id = $1", [id]))[0]!.n;
