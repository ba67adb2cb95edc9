import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "../../test/fresh-database.ts";
import { openConversationStore, type ConversationStore, type ExchangeCall } from "./conversations.ts";
import { openDatabase, type Database } from "./database.ts";

let database: FreshDatabase;
let opened: Database;
let store: ConversationStore;
beforeAll(async () => {
  database = await freshDatabase();
  opened = openDatabase({ url: database.url, poolSize: 4, patience: "request", onError: () => {} });
  store = openConversationStore(opened.pool);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

async function newTenant(monthlyLimit: number | null = null, of = database): Promise<string> {
  const [tenant] = await of.query<{ id: string }>(
    "insert into tenants (slug, name, monthly_limit, knowledge_revision) values ($1, 'T', $2, 5) returning id",
    [randomUUID(), monthlyLimit],
  );
  return tenant?.id ?? "";
}

const callOf = (tenantId: string, call: Partial<ExchangeCall>): ExchangeCall => ({
  tenantId,
  sessionId: "s",
  key: randomUUID(),
  requestHash: "00",
  newConversationId: `c_${randomUUID()}`,
  questionId: randomUUID(),
  answerId: randomUUID(),
  content: "Is it warm?",
  customerName: null,
  customerEmail: null,
  customerPhone: null,
  questionDetails: null,
  now: new Date("2027-01-31T12:00:00Z"),
  kind: "answer",
  answer: "Very.",
  details: '{"citations": [], "status": "open", "handler": "assistant"}',
  knowledgeRevision: 5,
  catalogueRevision: 0,
  ...call,
});

const exchange = (tenantId: string, call: Partial<ExchangeCall> = {}): Promise<boolean> =>
  store.exchange(callOf(tenantId, call));

/** What is stored of a tenant: rows by table, and units charged by month. */
async function stored(tenantId: string) {
  const count = async (table: string): Promise<number> =>
    (await database.query<object>(`select from ${table} where tenant_id = $1`, [tenantId])).length;
  const charged = await database.query<{ month: string; used: number }>(
    "select month::text, used from usage where tenant_id = $1 and used > 0",
    [tenantId],
  );
  return {
    conversations: await count("conversations"),
    messages: await count("messages"),
    events: await count("conversation_events"),
    turns: await count("turns"),
    charged: Object.fromEntries(charged.map(({ month, used }) => [month, used])),
  };
}

const rows = (exchanges: number) => ({
  conversations: exchanges,
  messages: 2 * exchanges,
  events: exchanges,
  turns: exchanges,
});
const nothing = { ...rows(0), charged: {} };

describe("an exchange", () => {
  let tenant: string;
  beforeEach(async () => {
    tenant = await newTenant();
  });

  test("is stored as if its message had been taken in, answered and charged one after the other", async () => {
    const [questionId, answerId, key] = [randomUUID(), randomUUID(), "k"];
    const ids = { newConversationId: "c_one", questionId, answerId };
    const questionDetails = '{"page_url": "https://shop.example/"}';
    const call = { ...ids, key, requestHash: "abcd", customerName: "Ada", questionDetails };
    expect(await exchange(tenant, call)).toBe(true);
    expect(await stored(tenant)).toEqual({ ...rows(1), charged: { "2027-01-01": 1 } });
    expect(await database.query("select * from conversations where tenant_id = $1", [tenant])).toMatchObject([
      { id: "c_one", status: "open", handler: "assistant", last_seq: 2, last_event_seq: 1, customer_name: "Ada" },
    ]);
    const row = await store.read({ tenantId: tenant, conversationId: "c_one", limit: 10, before: null, after: null });
    expect(row.messages).toMatchObject([
      {
        seq: 1,
        id: questionId,
        role: "visitor",
        kind: "message",
        content: "Is it warm?",
        details: { page_url: "https://shop.example/" },
      },
      {
        seq: 2,
        id: answerId,
        role: "assistant",
        kind: "answer",
        content: "Very.",
        details: { citations: [], status: "open", handler: "assistant" },
      },
    ]);
  });

  test("is answered again as it was stored, when its message comes once more", async () => {
    const call = { key: "k", requestHash: "abcd", newConversationId: "c_first" };
    await exchange(tenant, call);
    expect(await exchange(tenant, { ...call, newConversationId: "c_second" })).toBe(false);
    const leaseUntil = new Date("2027-01-31T12:00:10Z");
    const accepted = await store.accept({ ...callOf(tenant, call), conversationId: null, leaseUntil });
    expect(accepted).toMatchObject({
      outcome: "answered",
      conversation_id: "c_first",
      status: "open",
      answer: { content: "Very." },
    });
  });

  test("comes with others of many tenants, and each tenant gets its own", async () => {
    const tenants = [tenant, ...(await Promise.all([newTenant(), newTenant()]))];
    const counts = [9, 1, 4];
    const results = await Promise.all(
      counts.flatMap((count, of) =>
        Array.from({ length: count }, (_, at) =>
          exchange(tenants[of]!, {
            content: `${of}`,
            customerName: `${of}.${at}`,
            questionDetails: at % 2 ? `{"page_url": "https://shop.example/${of}"}` : null,
          }),
        ),
      ),
    );
    expect(results).toEqual(results.map(() => true));
    for (const [of, id] of tenants.entries()) {
      expect(await stored(id)).toEqual({ ...rows(counts[of]!), charged: { "2027-01-01": counts[of] } });
      const said = await database.query<{ content: string }>(
        "select distinct content from messages where tenant_id = $1 and role = 'visitor'",
        [id],
      );
      expect(said).toEqual([{ content: `${of}` }]);
      const kept = await database.query<{ name: string; page: string | null }>(
        `select customer_name as name, details ->> 'page_url' as page from conversations c
         join messages m on m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.role = 'visitor' where c.tenant_id = $1`,
        [id],
      );
      const odd = (name: string): boolean => Number(name.split(".")[1]) % 2 === 1;
      for (const { name, page } of kept) expect(page).toBe(odd(name) ? `https://shop.example/${of}` : null);
    }
  });

  test("that is refused keeps none of those beside it from being stored, and is charged to nobody", async () => {
    await exchange(tenant, { key: "used" });
    const results = await Promise.all([
      exchange(tenant),
      exchange(tenant, { key: "used" }),
      exchange(tenant, { knowledgeRevision: 4 }),
      exchange(randomUUID()),
      exchange(tenant, { catalogueRevision: 1 }),
      exchange(tenant, { kind: "no_answer" }),
    ]);
    expect(results).toEqual([true, false, false, false, false, true]);
    expect(await stored(tenant)).toEqual({ ...rows(3), charged: { "2027-01-01": 2 } });
  });

  test("that the database cannot take fails alone", async () => {
    const other = await newTenant();
    const results = await Promise.allSettled([
      exchange(tenant),
      exchange(tenant, { details: '{"quote": "\\ud83d"}' }),
      exchange(other),
      exchange(tenant),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    expect(await stored(tenant)).toEqual({ ...rows(2), charged: { "2027-01-01": 2 } });
  });

  test("is charged to the month it is of, also beside others of the month before", async () => {
    const short = await newTenant(3);
    const moments = ["2027-01-31T23:59:59.999Z", "2027-02-01T00:00:00.000Z", "2027-02-01T00:00:00.001Z"];
    const results = await Promise.all(moments.map((now, at) => exchange(short, { now: new Date(now), key: `${at}` })));
    expect(results).toEqual([true, false, false]);
    expect(await stored(short)).toEqual({ ...rows(1), charged: { "2027-01-01": 1 } });
  });

  test("does not wait for a turn with its key that is being answered", async () => {
    const call = { key: "k", requestHash: "abcd", newConversationId: "c_held" };
    const now = new Date("2027-01-31T12:00:00Z");
    await store.accept({ ...callOf(tenant, call), conversationId: null, leaseUntil: now });
    const holder = new pg.Client(database.url);
    await holder.connect();
    await holder.query("begin");
    await holder.query("update turns set lease_until = lease_until where key = 'k' and tenant_id = $1", [tenant]);
    expect(await Promise.all([exchange(tenant, call), exchange(tenant)])).toEqual([false, true]);
    await holder.end();
  });

  test("looks at no other turn of its tenant, also while the tables are new and the planner knows nothing of them", async () => {
    const fresh = await freshDatabase();
    const alone = openDatabase({ url: fresh.url, poolSize: 1, patience: "request", onError: () => {} });
    onTestFinished(async () => {
      await alone.close();
      await fresh.drop();
    });
    const storeAlone = openConversationStore(alone.pool);
    const newcomer = await newTenant(null, fresh);
    for (let round = 0; round < 10; round++)
      await Promise.all(Array.from({ length: 16 }, () => storeAlone.exchange(callOf(newcomer, {}))));
    await alone.pool.query("select pg_stat_force_next_flush()");
    const read = "select n_tup_ins, idx_tup_fetch, seq_tup_read from pg_stat_user_tables where relname = 'turns'";
    expect(await fresh.query(read)).toEqual([{ n_tup_ins: "160", idx_tup_fetch: "0", seq_tup_read: "0" }]);
  });

  test("is not stored where the plan does not last for it, whether it would be charged or not", async () => {
    const short = await newTenant(2);
    expect(await Promise.all([exchange(short), exchange(short), exchange(short)])).toEqual([false, false, false]);
    expect(await stored(short)).toEqual(nothing);
    expect(await Promise.all([exchange(short), exchange(short)])).toEqual([true, true]);
    expect(await exchange(short)).toBe(false);
    expect(await exchange(short, { kind: "smalltalk" })).toBe(false);
    expect(await stored(short)).toEqual({ ...rows(2), charged: { "2027-01-01": 2 } });
    expect(await exchange(short, { now: new Date("2027-02-01T00:00:00Z") })).toBe(true);
  });
});

describe("two servers that are sent the same keys in opposite orders", () => {
  const now = new Date("2027-01-31T12:00:00Z");
  const leaseUntil = new Date("2027-01-31T12:00:10Z");
  const ways: [string, string, (store: ConversationStore, call: ExchangeCall) => Promise<unknown>][] = [
    ["false", "true", (of, call) => of.exchange(call)],
    [
      "running",
      "accepted",
      async (of, call) => (await of.accept({ ...call, now, conversationId: null, leaseUntil })).outcome,
    ],
  ];

  test.each(ways)("answer each %s and %s, and never wait for each other", async (taken, done, take) => {
    const tenant = await newTenant();
    const other = openDatabase({ url: database.url, poolSize: 4, patience: "request", onError: () => {} });
    onTestFinished(() => other.close());
    const elsewhere = openConversationStore(other.pool);
    const deadlocks = async (): Promise<unknown> => {
      const flush = ({ pool }: Database) =>
        Array.from({ length: 4 }, () => pool.query("select pg_stat_force_next_flush()"));
      await Promise.all([opened, other].flatMap(flush));
      return database.query("select deadlocks from pg_stat_database where datname = current_database()");
    };
    const before = await deadlocks();
    const keys = Array.from({ length: 40 }, (_one, at) => `${at}`);
    for (let round = 0; round < 10; round++) {
      const call = (key: string): ExchangeCall => callOf(tenant, { kind: "no_answer", sessionId: `${round}`, key });
      const both = await Promise.all([
        ...keys.map((key) => take(store, call(key))),
        ...keys.toReversed().map((key) => take(elsewhere, call(key))),
      ]);
      const told = Map.groupBy(both, String);
      expect([told.get(taken)?.length, told.get(done)?.length]).toEqual([keys.length, keys.length]);
    }
    expect(await deadlocks()).toEqual(before);
  });
});
