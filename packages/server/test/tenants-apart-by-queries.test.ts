import type { DocumentPage } from "@widget-chat/contract/admin/document.ts";
import type { Page } from "@widget-chat/contract/admin/page.ts";
import type { Pin } from "@widget-chat/contract/admin/pin.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { UnansweredPage } from "@widget-chat/contract/admin/unanswered.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect, onTestFinished, test } from "vitest";
import { html, learn, openPages, crawling } from "./crawled-sites.ts";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

/** What a tenant has, and by what ids it is known. */
interface Shop {
  tenant: Tenant;
  url: string;
  pin: string;
  document: string;
  source: string;
  job: string;
  conversation: string;
  message: string;
  session: string;
}

const MOST_PRODUCTS = 3;

/** Row-level security is the second wall; here is the first alone: the condition on the tenant that each query has. */
async function startWithoutSecondWall(site: Parameters<typeof crawling>[0][number]): Promise<TestApp> {
  const app = await startApp({ env: { ...crawling([site]), MAX_PRODUCTS_PER_TENANT: String(MOST_PRODUCTS) } });
  onTestFinished(() => app.stop());
  const tables = await app.database.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity",
  );
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables)
    await app.database.query(
      `alter table ${name} disable row level security; alter table ${name} no force row level security`,
    );
  return app;
}

/** Gives a tenant something of everything, under the same ids and about the same things as any other, marked by a name. */
async function furnish(app: TestApp, tenant: Tenant, mark: string, site: string): Promise<Shop> {
  const url = `/api/admin/tenants/${tenant.id}`;
  await teach(app, url, mark);
  const { source, job } = await learn(app, tenant, { kind: "page", url: site });
  const asked = await say(app, tenant, { message: "Which planets have rings?" });
  await say(app, tenant, { message: "What does the mug cost?" });
  const session = `${mark}-session`;
  const { conversation_id, message_id } = await say(app, tenant, { message: "How do I return things?", session });
  const feedback = { conversation_id, message_id, helpful: true };
  await app.post(tenant.id, "/api/chat/widget/feedback", feedback);
  await app.post(tenant.id, "/api/chat/widget/csat", { conversation_id, score: 5, feedback: mark });
  expect(asked.kind).toBe("no_answer");
  const pins = (await app.admin("GET", `${url}/pins`)).json<Page<Pin>>().items;
  const documents = (await app.admin("GET", `${url}/documents`)).json<DocumentPage>().items;
  return {
    tenant,
    url,
    pin: pins[0]!.id,
    document: documents.find(({ external_id }) => external_id === "returns")!.id,
    source: source.id,
    job: job.id,
    conversation: conversation_id,
    message: message_id,
    session,
  };
}

async function teach(app: TestApp, url: string, mark: string): Promise<void> {
  const content = `# Returns\n\nReturn things to ${mark} within 30 days.\n\n# Opening\n\n${mark} opens at nine.`;
  const price = { amount: "9.90", currency: "EUR" };
  for (const [path, body] of [
    ["documents", { external_id: "returns", title: `Returns of ${mark}`, format: "markdown", content }],
    // Just what any other tenant has.
    ["documents", { external_id: "same", title: "Paying", format: "text", content: "You can pay by card." }],
    ["products", { id: "mug", title: `${mark} mug`, price, group_id: "mugs", options: { size: "small" } }],
    ["products", { id: "large", title: `Large ${mark} mug`, price, group_id: "mugs", options: { size: "large" } }],
    ["products", { id: `lamp-${mark}`, title: `${mark} lamp`, price }],
    ["pins", { questions: ["Are you open on Sundays?"], answer: `${mark} is closed.` }],
  ] as const) {
    const reply = await app.admin("POST", `${url}/${path}`, body);
    expect([path, reply.statusCode, reply.body]).toEqual([path, expect.toBeOneOf([200, 201]), expect.any(String)]);
    expect(reply.body).toContain(JSON.stringify(body).includes(mark) ? mark : "");
  }
  await app.admin("PUT", `${url}/synonyms`, { groups: [["invoice", `bill of ${mark}`]] });
}

const say = (
  app: TestApp,
  { id }: Tenant,
  { session = "a-session", ...body }: { message: string; session?: string },
): Promise<Answer> => app.send(id, { session_id: session, ...body });

/** All that a tenant can read. */
async function seen(app: TestApp, { tenant, url, ...of }: Shop): Promise<[status: number, body: unknown][]> {
  const { pin, document, source, job, conversation, session } = of;
  const paths = [
    "documents",
    `documents/${document}`,
    "products",
    "pins",
    `pins/${pin}`,
    "synonyms",
    "unanswered",
    "sources",
    `sources/${source}`,
    `sources/${source}/jobs`,
    `jobs/${job}`,
    `jobs/${job}/failures`,
    "embeddings",
    "search?mode=rag&q=How%20do%20I%20return%20things",
    "search?mode=rag&q=invoice",
    "search?mode=ecommerce&q=mug",
  ];
  const replies = [];
  for (const path of paths) replies.push(await app.admin("GET", `${url}/${path}`));
  replies.push(
    await app.get(tenant.id, `/api/chat/widget/messages/${conversation}`, { "x-session-id": session }),
    await app.admin("GET", url),
  );
  return replies.map(({ statusCode, body }) => [
    statusCode,
    JSON.parse(body, (name, value: unknown) => (name === "took_ms" ? 0 : value)),
  ]);
}

/** What is read, but for what names it, and when that was. */
const unnamed = (read: unknown, mark: string): unknown =>
  JSON.parse(JSON.stringify(read).replaceAll(mark, "…"), (name, value: unknown) =>
    /(^|_)(id|key|at|slug)$/.test(name) ? "…" : value,
  );

/** What another tenant may try with the ids of one. */
async function reach(app: TestApp, by: Shop, { pin, document, source, job, ...of }: Shop): Promise<number[]> {
  const widget = "/api/chat/widget";
  const { conversation: conversation_id, message: message_id, session: session_id } = of;
  const lamp = `lamp-${of.session.replace("-session", "")}`;
  const replies = [
    await app.admin("GET", `${by.url}/pins/${pin}`),
    await app.admin("PATCH", `${by.url}/pins/${pin}`, { active: false }),
    await app.admin("DELETE", `${by.url}/pins/${pin}`),
    await app.admin("GET", `${by.url}/documents/${document}`),
    await app.admin("DELETE", `${by.url}/documents/${document}`),
    await app.admin("DELETE", `${by.url}/products/${lamp}`),
    await app.admin("GET", `${by.url}/sources/${source}`),
    await app.admin("PATCH", `${by.url}/sources/${source}`, { schedule: "daily" }),
    await app.admin("POST", `${by.url}/sources/${source}/sync`),
    await app.admin("DELETE", `${by.url}/sources/${source}`),
    await app.admin("GET", `${by.url}/sources/${source}/jobs`),
    await app.admin("GET", `${by.url}/jobs/${job}`),
    await app.admin("GET", `${by.url}/jobs/${job}/failures`),
    await app.get(by.tenant.id, `${widget}/messages/${conversation_id}`, { "x-session-id": session_id }),
    await app.post(by.tenant.id, widget, { message: "And then?", conversation_id, session_id }),
    await app.post(by.tenant.id, `${widget}/feedback`, { conversation_id, message_id, helpful: false }),
    await app.post(by.tenant.id, `${widget}/csat`, { conversation_id, score: 1 }),
    await app.post(by.tenant.id, `${widget}/close`, { conversation_id, session_id }),
    await app.post(by.tenant.id, `${widget}/resume-links`, { conversation_id, session_id }),
    await app.post(by.tenant.id, `${widget}/erase`, { conversation_id, session_id }),
  ];
  return replies.map(({ statusCode }) => statusCode);
}

/** Changes and takes away all that a tenant has. */
async function clear(app: TestApp, { tenant, url, pin, source, conversation, document, session }: Shop): Promise<void> {
  await app.admin("PATCH", `${url}/pins/${pin}`, { answer: "Changed." });
  await app.admin("DELETE", `${url}/pins/${pin}`);
  await app.admin("PUT", `${url}/synonyms`, { groups: [] });
  const { items } = (await app.admin("GET", `${url}/unanswered`)).json<UnansweredPage>();
  for (const { key } of items) await app.admin("POST", `${url}/unanswered/${key}/dismiss`);
  const put = { external_id: "returns", title: "Returns", content: "None at all.", format: "text" };
  await app.admin("POST", `${url}/documents`, put);
  await app.admin("DELETE", `${url}/documents/${document}`);
  const price = { amount: "1", currency: "EUR" };
  await app.upload(`${url}/products?mode=replace`, JSON.stringify({ id: "mug", title: "Another mug", price }));
  await app.admin("DELETE", `${url}/products/mug`);
  await app.admin("DELETE", `${url}/sources/${source}`);
  const name = { conversation_id: conversation, session_id: session };
  await app.post(tenant.id, "/api/chat/widget/close", name);
  await app.post(tenant.id, "/api/chat/widget/erase", name);
}

test("what one tenant has is nothing to another, were there no row-level security", async () => {
  const site = await openPages({ "/": html("Shipping", "We ship to Berlin."), "/gone": 404 });
  const app = await startWithoutSecondWall(site);
  const settings = { rate_limit: 10_000, ecommerce_active: true };
  const one = await furnish(app, await app.createTenant(settings), "Alpine", `${site.url}/`);
  const before = await seen(app, one);
  expect(JSON.stringify(before)).toContain("Alpine mug");

  const other = await furnish(app, await app.createTenant(settings), "Baltic", `${site.url}/`);
  expect(await seen(app, one)).toEqual(before);
  const others = await seen(app, other);
  expect(others.map(([status]) => status)).toEqual(others.map(() => 200));
  expect(unnamed(others, "Baltic")).toEqual(unnamed(before, "Alpine"));

  for (const [shop, lamp] of [
    [one, "lamp-Baltic"],
    [other, "lamp-Alpine"],
  ] as const) {
    const more = { id: lamp, title: "A lamp", price: { amount: "9.90", currency: "EUR" } };
    expectProblem(await app.admin("POST", `${shop.url}/products`, more), "products_full");
  }

  expect(await reach(app, other, one)).toEqual(Array.from({ length: 20 }, () => 404));
  expect(await seen(app, one)).toEqual(before);

  await clear(app, other);
  expect(await seen(app, one)).toEqual(before);
}, 120_000);

test("what a conversation goes back to is the tenant's own, were there no row-level security", async () => {
  const app = await startWithoutSecondWall(await openPages({}));
  const marks = ["Alpine", "Baltic"];
  const tenants = await Promise.all(marks.map(() => app.createTenant({ rate_limit: 10_000, ecommerce_active: true })));
  for (const [at, { id }] of tenants.entries()) await teach(app, `/api/admin/tenants/${id}`, marks[at]!);
  for (const [at, { id }] of tenants.entries()) {
    const ask = (message: string, conversation_id?: string): Promise<Answer> =>
      app.send(id, { message, mode: "ecommerce", ...(conversation_id && { conversation_id }) });
    const { conversation_id, products } = await ask("small mug");
    const told = [
      products,
      await ask("Is it in stock?", conversation_id),
      await ask("Is there a large one?", conversation_id),
    ];
    for (const one of told) {
      expect(JSON.stringify(one)).toContain(marks[at]);
      expect(JSON.stringify(one)).not.toContain(marks[1 - at]);
    }
  }
}, 60_000);
