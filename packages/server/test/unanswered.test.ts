import type { UnansweredGroup, UnansweredPage } from "@widget-chat/contract/admin/unanswered.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  app.setClock(new Date("2026-06-01T10:00:00.000Z"));
  shop = await shopWithDelivery();
});
afterAll(() => app.stop());

async function shopWithDelivery(): Promise<Tenant> {
  const tenant = await app.createTenant({ rate_limit: 10_000 });
  await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, {
    title: "Delivery",
    content: "Parcels arrive within three working days.",
    format: "markdown",
  });
  return tenant;
}

const urlOf = (tenant: Tenant, rest = ""): string => `/api/admin/tenants/${tenant.slug}/unanswered${rest}`;

async function list(query = "", tenant = shop): Promise<UnansweredPage> {
  const reply = await app.admin("GET", urlOf(tenant, query));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<UnansweredPage>();
}

const ask = (message: string, session_id = "a-session", tenant = shop): Promise<Answer> =>
  app.send(tenant.id, { message, session_id });

/** Asks in vain, a minute after what was asked before. */
let minutes = 0;
async function askInVain(message: string, session_id?: string, tenant?: Tenant): Promise<Answer> {
  app.setClock(new Date(Date.parse("2026-06-01T10:00:00.000Z") + ++minutes * 60_000));
  const answer = await ask(message, session_id, tenant);
  expect([message, answer.kind]).toEqual([message, "no_answer"]);
  return answer;
}

const counted = ({ items }: UnansweredPage): [string, number][] =>
  items.map(({ question, count }) => [question, count]);
const dismiss = async ({ key }: UnansweredGroup, tenant = shop) => app.admin("POST", urlOf(tenant, `/${key}/dismiss`));

describe("questions that had no answer", () => {
  test("are grouped by what they ask, the most frequent first, with who asked when and where", async () => {
    await askInVain("Do you sell gift cards?", "one");
    await askInVain("do you sell gift cards", "two");
    const last = await askInVain("Hello, do you sell a gift card, please?", "two");
    await askInVain("Is there a vegan menu?", "one");
    await ask("When do parcels arrive?", "one");
    const page = await list();
    expect(counted(page)).toEqual([
      ["do you sell gift cards", 3],
      ["Is there a vegan menu?", 1],
    ]);
    const [gift] = page.items;
    expect(page).toMatchObject({ total: 2, next_cursor: null });
    expect(gift).toMatchObject({ count: 3, no_answer: 3, unhelpful: 0, visitors: 2, now: "nothing" });
    expect(gift!.examples.map(({ question }) => question)).toEqual([
      "Hello, do you sell a gift card, please?",
      "do you sell gift cards",
      "Do you sell gift cards?",
    ]);
    expect(gift!.examples[0]!.conversation_id).toBe(last.conversation_id);
    expect(gift!.last_asked_at).toBe(gift!.examples[0]!.asked_at);
  });

  test("are those that were asked: a wish that was chosen, or taken away, is none", async () => {
    shop = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true });
    await app.admin("POST", urlOf(shop, "").replace("unanswered", "products"), {
      id: "pan",
      title: "Iron pan",
      price: { amount: "30.00", currency: "EUR" },
      brand: "Acme",
    });
    const applied_filters = [{ field: "price", op: "lt", value: 5 }];
    for (const message of ["under €5.00", "Without “red”"]) {
      const { kind } = await app.send(shop.id, { message, applied_filters });
      expect([message, kind]).toEqual([message, "no_answer"]);
    }
    await askInVain("Do you sell gift cards?");
    expect(counted(await list("", shop))).toEqual([["Do you sell gift cards?", 1]]);
  });

  test("that say mostly the same are one group, and numbers of orders part none", async () => {
    await askInVain("Where is my order 4711123?");
    await askInVain("where is my order 9988776");
    await askInVain("Can I pay with bitcoin or ether?");
    await askInVain("can I pay with bitcoin");
    await askInVain("Who painted the sign above the entrance?");
    expect(counted(await list()).map(([, count]) => count)).toEqual([2, 2, 1]);
  });

  test("an answer with the thumb down counts too, once, and as that", async () => {
    const { conversation_id, message_id } = await ask("When do parcels arrive?");
    const rate = (id: string, helpful: boolean | null, conversation = conversation_id) =>
      app.post(shop.id, "/api/chat/widget/feedback", { conversation_id: conversation, message_id: id, helpful });
    await rate(message_id, false);
    expect((await list()).items).toMatchObject([
      {
        question: "When do parcels arrive?",
        count: 1,
        no_answer: 0,
        unhelpful: 1,
        now: "document",
        nearest: { title: "Delivery" },
      },
    ]);
    await rate(message_id, null);
    expect((await list()).items).toEqual([]);
    const none = await askInVain("Do you sell gift cards?");
    await rate(none.message_id, false, none.conversation_id);
    expect((await list()).items).toMatchObject([{ count: 1, no_answer: 1, unhelpful: 1 }]);
  });

  test("tell what would answer them by now: a pin, a document", async () => {
    await askInVain("Do you sell gift cards?");
    await askInVain("Is there a vegan menu?");
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/pins`, {
      questions: ["Are gift cards sold?", "do you sell gift cards"],
      answer: "Yes.",
    });
    await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
      title: "Menu",
      content: "The vegan menu changes every day.",
      format: "markdown",
    });
    const now = Object.fromEntries((await list()).items.map((group) => [group.question, group.now]));
    expect(now).toEqual({ "Do you sell gift cards?": "pin", "Is there a vegan menu?": "document" });
  });

  test("are looked for from a time on, by itself 30 days ago", async () => {
    await askInVain("Do you sell gift cards?");
    const { last_asked_at } = (await list()).items[0]!;
    const after = new Date(Date.parse(last_asked_at) + 60_000).toISOString();
    expect((await list(`?since=${last_asked_at}`)).total).toBe(1);
    expect((await list(`?since=${after}`)).total).toBe(0);
    app.setClock(new Date(Date.parse(last_asked_at) + 31 * 24 * 60 * 60_000));
    expect((await list()).total).toBe(0);
    expect((await list("?since=2026-05-01T00:00:00Z")).total).toBe(1);
  });

  test("come in pages, each group once", async () => {
    for (const [at, thing] of ["hats", "scarves", "gloves", "umbrellas", "kites"].entries())
      for (let times = 0; times <= at; times++) await askInVain(`${thing}?`);
    const found: [string, number][] = [];
    let query = "?limit=2";
    for (;;) {
      const page = await list(query);
      expect(page.total).toBe(5);
      found.push(...counted(page));
      if (page.next_cursor === null) break;
      query = `?limit=2&cursor=${page.next_cursor}`;
    }
    expect(found).toEqual([
      ["kites?", 5],
      ["umbrellas?", 4],
      ["gloves?", 3],
      ["scarves?", 2],
      ["hats?", 1],
    ]);
  });

  test("of another tenant are not seen, and not put away", async () => {
    const other = await shopWithDelivery();
    await askInVain("Do you sell gift cards?");
    expect(await list("", other)).toEqual({ items: [], total: 0, next_cursor: null });
    const [group] = (await list()).items;
    expectProblem(await dismiss(group!, other), "question_not_found");
    expect((await list()).total).toBe(1);
  });

  test("are gone with their conversation", async () => {
    const { conversation_id } = await askInVain("Do you sell gift cards?");
    await askInVain("Do you sell gift cards?", "another");
    await app.post(shop.id, "/api/chat/widget/erase", { conversation_id, session_id: "a-session" });
    const { items } = await list();
    expect(items).toMatchObject([{ count: 1, visitors: 1 }]);
    expect(JSON.stringify(items)).not.toContain(conversation_id);
  });
});

describe("a group that was put away", () => {
  test("is gone with all its wordings, and comes back with what was asked since", async () => {
    await askInVain("Can I pay with bitcoin or ether?", "one");
    await askInVain("can I pay with bitcoin", "two");
    await askInVain("Is there a vegan menu?");
    const group = (await list()).items.find(({ count }) => count === 2)!;
    expect((await dismiss(group)).statusCode).toBe(204);
    expect(counted(await list())).toEqual([["Is there a vegan menu?", 1]]);
    expectProblem(await dismiss(group), "question_not_found");
    await askInVain("Can I pay with bitcoin?", "three");
    expect(counted(await list())).toEqual([
      ["Can I pay with bitcoin?", 1],
      ["Is there a vegan menu?", 1],
    ]);
  });

  test("takes along nothing that was not shown in its list", async () => {
    await askInVain("Can I pay with bitcoin or ether?");
    minutes += 40 * 24 * 60;
    await askInVain("Can I pay with bitcoin?");
    const since = "?since=2026-06-01T00:00:00Z";
    const [group] = (await list()).items;
    expect(group).toMatchObject({ question: "Can I pay with bitcoin?", count: 1 });
    expect((await dismiss(group!)).statusCode).toBe(204);
    const { items } = await list(since);
    expect(items).toMatchObject([{ question: "Can I pay with bitcoin or ether?", count: 1 }]);
    expectProblem(await dismiss(items[0]!), "question_not_found");
    expect((await app.admin("POST", urlOf(shop, `/${items[0]!.key}/dismiss${since}`))).statusCode).toBe(204);
    expect((await list(since)).total).toBe(0);
    expectProblem(await app.admin("POST", urlOf(shop, "/x/dismiss?since=yesterday")), "validation_failed");
  });

  test("leaves none of its words behind", async () => {
    await askInVain("Can I pay with bitcoin?");
    await dismiss((await list()).items[0]!);
    const rows = await app.database.query("select * from dismissed_questions where tenant_id = $1", [shop.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/bitcoin|pay/i);
  });
});

describe("many questions", () => {
  test("are grouped, of the newest five thousand", async () => {
    await app.database.query(
      `with c as (
         insert into conversations (tenant_id, id, session_id, created_at, last_message_at)
         select $1, 'c_many_' || n, 's' || n % 700, $2, $2 from generate_series(1, 6000) n returning id
       )
       insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, created_at)
       select $1, 'c_many_' || n, seq, gen_random_uuid(), role, kind,
         case seq when 1 then 'What about thing' || n % 900 || ' of sort' || n % 30 || '?' else 'No.' end,
         $2::timestamptz + n * interval '1 second'
       from generate_series(1, 6000) n, (values (1, 'visitor', 'message'), (2, 'assistant', 'no_answer')) m (seq, role, kind)`,
      [shop.id, "2026-06-01T00:00:00.000Z"],
    );
    const { total, items } = await list("?limit=200");
    expect(total).toBe(900);
    expect(items[0]).toMatchObject({ count: 6 });
    const plan = await app.database.query<{ "QUERY PLAN": string }>(
      `explain select * from messages where tenant_id = '${shop.id}' and kind = 'no_answer' and created_at >= '2026-06-01' order by created_at desc limit 5000`,
    );
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("messages_unanswered");
  });
});

/** One that nobody was given, in a year that the database does not know. */
const ancient = Buffer.from(`-010000-04-20T00:00:00.000Z 1 1 ${"a".repeat(22)}`).toString("base64url");

test.each([
  "limit=0",
  "limit=201",
  "since=yesterday",
  "since=2026-13-45T00:00:00Z",
  "cursor=eA",
  "since=%00",
  `cursor=${ancient}`,
])("?%s is refused", async (query) => {
  expectProblem(await app.admin("GET", urlOf(shop, `?${query}`)), "validation_failed");
});

test("what is not there is not found", async () => {
  expectProblem(await app.admin("GET", "/api/admin/tenants/nobody/unanswered"), "tenant_not_found");
  expectProblem(await app.admin("POST", urlOf(shop, "/nothing/dismiss")), "question_not_found");
});
