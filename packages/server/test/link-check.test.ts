import type { Document, DocumentPage, PutDocument } from "@widget-chat/contract/admin/document.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { History } from "@widget-chat/contract/history.ts";
import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { openSite, type Site } from "./sites.ts";
import { ADMIN_KEY, startApp, type TestApp } from "./start-app.ts";
import { startProcess } from "./start-process.ts";

/** Pages are looked at in their own time: a second until somebody looks, and one between two pages of a host. */
vi.setConfig({ testTimeout: 120_000 });
const patience = { timeout: 45_000, interval: 50 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function site(...answer: Parameters<typeof openSite>): Promise<Site> {
  const opened = await openSite(...answer);
  onTestFinished(() => opened.close());
  return opened;
}

const settings = (sites: Site[]) => ({
  LINK_CHECK: "on",
  LINK_CHECK_OPEN: sites.map(({ opening }) => opening).join(","),
});

/** A server that may call these sites, on a database of its own or another's. */
async function start(sites: Site[], database?: FreshDatabase): Promise<TestApp> {
  const app = await startApp({ env: settings(sites), ...(database && { database }) });
  onTestFinished(() => app.stop());
  return app;
}

const documentsOf = ({ id }: Tenant): string => `/api/admin/tenants/${id}/documents`;

async function put(app: TestApp, tenant: Tenant, url: string, external_id = url): Promise<Document> {
  const content = "You can return a hat within 30 days.";
  const document: PutDocument = { external_id, title: "", content, format: "text", url };
  const reply = await app.admin("POST", documentsOf(tenant), document);
  expect(reply.statusCode).toBeLessThan(300);
  return reply.json<Document>();
}

const linkOf = async (app: TestApp, tenant: Tenant, { id }: Document): Promise<Document["link"]> =>
  (await app.admin("GET", `${documentsOf(tenant)}/${id}`)).json<Document>().link;

const expectLink = (app: TestApp, tenant: Tenant, document: Document, state: string, answer?: string): Promise<void> =>
  expect
    .poll(() => linkOf(app, tenant, document), patience)
    .toMatchObject({ state, ...(answer !== undefined && { answer }) });

async function ask(app: TestApp, tenant: Tenant): Promise<{ conversation: string; url: string | null | undefined }> {
  const message = "Within how many days can I return a hat?";
  const { conversation_id, citations } = await app.send(tenant.id, { message, session_id: crypto.randomUUID() });
  return { conversation: conversation_id, url: citations[0]?.url };
}

/** Answers when it is told to. */
async function heldSite(): Promise<{ held: Site; waiting: ServerResponse[] }> {
  const waiting: ServerResponse[] = [];
  return { held: await site((_, reply) => void waiting.push(reply)), waiting };
}

test("pages are looked at, and only those that say so are gone", async () => {
  const inside = await site(200);
  const missing = await site(404);
  const there = await site(200);
  const redirect = (to: string) => site((_, reply) => void reply.writeHead(301, { location: to }).end());
  const unlikeHead = (head: number, get: number) =>
    site(({ method }, reply) => void reply.writeHead(method === "HEAD" ? head : get).end("Page"));
  const cases: [Site, string, string][] = [
    [there, "found", "The page answered 200."],
    [missing, "gone", "The page answered 404."],
    [await site(410), "gone", "The page answered 410."],
    [await site(403), "unknown", "The page answered 403."],
    [await site(429), "unknown", "The page answered 429."],
    [await site(503), "unknown", "The page answered 503."],
    [await redirect(`${missing.url}/moved`), "gone", "The page answered 404."],
    [await redirect(`${there.url}/moved`), "found", "The page answered 200."],
    [await redirect(`${inside.url}/`), "unknown", "LINK_CHECK_OPEN"],
    [await unlikeHead(404, 200), "found", "The page answered 200."],
    [await unlikeHead(405, 200), "found", "The page answered 200."],
    [await unlikeHead(501, 410), "gone", "The page answered 410."],
    [await site(() => {}), "unknown", "It did not answer in time."],
    [
      await site(({ socket }) => void socket.destroy()),
      "unknown",
      "Its server broke off before the answer was complete.",
    ],
  ];
  const app = await start(cases.map(([one]) => one));
  const tenant = await app.createTenant({});
  const lines = [...cases.map(([{ url }]) => `${url}/help`), `${inside.url}/`, "/help", null].map((url, at) =>
    JSON.stringify({ external_id: `${at}`, title: `${at}`, content: "Free.", format: "text", url }),
  );
  await app.upload(documentsOf(tenant), lines.join("\n"));

  const list = async (query = ""): Promise<DocumentPage> =>
    (await app.admin("GET", `${documentsOf(tenant)}?limit=200${query}`)).json();
  const byPlace = async (): Promise<Document["link"][]> =>
    (await list()).items.sort((a, b) => Number(a.title) - Number(b.title)).map(({ link }) => link);
  await expect
    .poll(async () => (await byPlace()).filter((link) => link?.state === "unchecked").length, patience)
    .toBe(1);

  const [sameSite, none, ...seen] = (await byPlace()).toReversed();
  expect(sameSite).toBeNull();
  expect(none).toEqual({ state: "unchecked", answer: null, checked_at: null });
  expect(seen.toReversed()).toEqual([
    ...cases.map(([, state, answer]) => ({
      state,
      answer: expect.stringContaining(answer),
      checked_at: expect.stringMatching(/^\d{4}-.*Z$/),
    })),
    { state: "unknown", answer: expect.stringContaining("LINK_CHECK_OPEN"), checked_at: expect.any(String) },
  ]);
  expect(inside.asked).toEqual([]);
  expect(there.asked).toEqual(["HEAD /help", "HEAD /moved"]);
  const gone = await list("&link=gone");
  expect(gone).toMatchObject({ total: lines.length, gone: 4 });
  expect(gone.items.map(({ title }) => title).toSorted()).toEqual(["1", "11", "2", "6"]);
});

test("an answer cites a page while it is there, not while it is gone, and again once it is back", async () => {
  let status = 200;
  const shop = await site((_, reply) => void reply.writeHead(status).end());
  const app = await start([shop]);
  const off = await startApp({ database: app.database });
  onTestFinished(() => off.stop());
  const tenant = await app.createTenant({});
  const document = await put(app, tenant, `${shop.url}/returns`);
  const { url } = document;
  const begin = Date.now();
  const after = (ms: number): void => app.setClock(new Date(begin + ms));
  const first = await ask(app, tenant);
  expect(first.url).toBe(url);
  await expectLink(app, tenant, document, "found");

  status = 404;
  after(8 * DAY);
  await expectLink(app, tenant, document, "gone");
  after(8 * DAY + 2 * MINUTE);
  expect((await ask(app, tenant)).url).toBeNull();
  // What was said stays as it was said; and a server that does not look goes by nothing that was seen.
  const history = (await app.get(tenant.id, `/api/chat/widget/messages/${first.conversation}`)).json<History>();
  expect(history.messages.flatMap(({ citations }) => citations ?? []).map((one) => one.url)).toEqual([url]);
  expect((await ask(off, tenant)).url).toBe(url);

  // What may pass brings no link back.
  status = 503;
  after(10 * DAY);
  await expectLink(app, tenant, document, "gone", "The page answered 503.");
  status = 200;
  after(12 * DAY);
  await expectLink(app, tenant, document, "found");
  after(12 * DAY + 2 * MINUTE);
  expect((await ask(app, tenant)).url).toBe(url);
});

test("a page of two servers is looked at once, and a host asked one page at a time by each", async () => {
  let now = 0;
  let most = 0;
  const uploaded = Promise.withResolvers<void>();
  const shop = await site(async (_, reply) => {
    most = Math.max(most, ++now);
    reply.on("close", () => now--);
    await uploaded.promise;
    setTimeout(() => reply.end(), 50).unref();
  });
  const { held, waiting } = await heldSite();
  const app = await start([shop, held]);
  const large = await app.createTenant({});
  const small = await app.createTenant({});
  const upload = (tenant: Tenant, name: string, count: number) =>
    app.upload(
      documentsOf(tenant),
      Array.from({ length: count }, (_, at) =>
        JSON.stringify({ title: "", content: "Free.", format: "text", url: `${shop.url}/${name}/${at}` }),
      ).join("\n"),
    );
  await upload(large, "large", 8);
  await upload(small, "small", 1);
  uploaded.resolve();
  await expect.poll(() => shop.asked.length, patience).toBe(9);
  expect(most).toBe(1);
  expect(shop.asked.indexOf("HEAD /small/0")).toBeLessThan(8);

  await start([shop, held], app.database);
  await put(app, large, `${held.url}/first`);
  await expect.poll(() => waiting.length, patience).toBe(1);
  // While one is at the first page, the tenant is due again.
  await put(app, large, `${held.url}/second`);
  const taken = () =>
    app.database.query("select 1 from documents where url like $1 and link_due_at > now()", [`${held.url}/%`]);
  await expect.poll(async () => (await taken()).length, patience).toBe(2);
  waiting[0]?.end();
  await expect.poll(() => waiting.length, patience).toBe(2);
  waiting[1]?.end();
  const unchecked = () => app.database.query("select url from documents where link_state is null");
  await expect.poll(unchecked, patience).toEqual([]);
  expect(held.asked.toSorted()).toEqual(["HEAD /first", "HEAD /second"]);
});

test("a document that names another page, or the same once more, is looked at anew", async () => {
  let status = 404;
  const shop = await site((_, reply) => void reply.writeHead(status).end());
  const { held, waiting } = await heldSite();
  const app = await start([shop, held]);
  const tenant = await app.createTenant({});
  const document = await put(app, tenant, `${shop.url}/old`, "1");
  await expectLink(app, tenant, document, "gone");

  status = 200;
  await put(app, tenant, `${shop.url}/old`, "1");
  await expectLink(app, tenant, document, "found");
  const asked = shop.asked.length;
  await put(app, tenant, `${shop.url}/old`, "1");

  status = 403;
  const unknown = await put(app, tenant, `${shop.url}/closed`, "2");
  await expectLink(app, tenant, unknown, "unknown");
  status = 200;
  await put(app, tenant, `${shop.url}/closed`, "2");
  await expectLink(app, tenant, unknown, "found");
  // What was found is not looked at again.
  expect(shop.asked.slice(asked).filter((line) => line.endsWith("/old"))).toEqual([]);

  expect((await put(app, tenant, `${held.url}/held`, "1")).link).toMatchObject({ state: "unchecked", answer: null });
  await expect.poll(() => waiting.length, patience).toBe(1);
  expect((await put(app, tenant, `${shop.url}/new`, "1")).link).toMatchObject({ state: "unchecked" });
  waiting[0]?.writeHead(429).end();
  await expectLink(app, tenant, document, "found", "The page answered 200.");
  expect(shop.asked.at(-1)).toBe("HEAD /new");
});

test("what is deleted while its page is looked at leaves nothing", async () => {
  const { held, waiting } = await heldSite();
  const app = await start([held]);
  const [kept, deleted] = [await app.createTenant({}), await app.createTenant({})];
  const document = await put(app, kept, `${held.url}/document`);
  await expect.poll(() => waiting.length, patience).toBe(1);
  expect((await app.admin("DELETE", `${documentsOf(kept)}/${document.id}`)).statusCode).toBe(204);
  waiting[0]?.end();
  await put(app, deleted, `${held.url}/tenant`);
  await expect.poll(() => waiting.length, patience).toBe(2);
  expect((await app.admin("DELETE", `/api/admin/tenants/${deleted.id}`)).statusCode).toBe(204);
  waiting[1]?.end();
  const left = async () => [
    await app.database.query("select id from documents"),
    await app.database.query("select id from deleted_tenants"),
    await app.database.query("select slug from tenants where links_due_at is not null"),
  ];
  await expect.poll(left, patience).toEqual([[], [], []]);
});

test("what a server was at when it died, another does later", async () => {
  const { held, waiting } = await heldSite();
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const dying = await startProcess({
    ...settings([held]),
    DATABASE_URL: database.url,
    ADMIN_API_KEY: ADMIN_KEY,
  });
  const app = await start([held], database);
  const tenant = await app.createTenant({});
  const claimed = "select 1 from documents where link_due_at > now()";
  app.setClock(new Date(0));
  const document = await put(app, tenant, `${held.url}/returns`);
  await expect.poll(() => waiting.length, patience).toBe(1);
  expect(await app.database.query(claimed)).toHaveLength(1);
  await dying.end("SIGKILL");
  app.setClock(new Date(Date.now() + 2 * DAY));
  await expect.poll(() => waiting.length, patience).toBe(2);
  waiting[1]?.end();
  await expectLink(app, tenant, document, "found");
});
