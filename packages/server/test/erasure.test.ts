import { randomUUID } from "node:crypto";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type TestApp } from "./start-app.ts";
import { teach } from "./teach.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const url = (tenant: Tenant): string => `/api/admin/tenants/${tenant.id}`;

/** Rows of the tenant in every table that names one. */
async function rowsOf({ id }: Tenant): Promise<Record<string, number>> {
  const tables = await app.database.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'",
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await app.database.query<{ n: number }>(
        `select count(*)::int as n from ${name} where tenant_id = $1`,
        [id],
      );
      return [name, row?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Resolves once nothing of the tenant is left, the note that it is to be erased included. */
async function expectErased(tenant: Tenant): Promise<void> {
  await expect
    .poll(
      async () => [
        Object.entries(await rowsOf(tenant)).filter(([, rows]) => rows > 0),
        await app.database.query("select id from deleted_tenants where id = $1", [tenant.id]),
      ],
      { timeout: 15_000 },
    )
    .toEqual([[], []]);
}

/** A tenant with something in every table. */
async function fullTenant(): Promise<Tenant> {
  const consent = { text: "Yes?", url: null, version: "1" };
  const tenant = await app.createTenant({ ecommerce_active: true, consent });
  await app.post(tenant.id, "/api/chat/widget/consent", { session_id: "a-session", version: "1" });
  await teach(app, tenant.id);
  const { conversation_id, message_id } = await app.send(tenant.id, { message: "hello" });
  await app.post(tenant.id, "/api/chat/widget/csat", { conversation_id, score: 5 });
  await app.post(tenant.id, "/api/chat/widget/feedback", { conversation_id, message_id, helpful: true });
  await app.post(tenant.id, "/api/chat/widget/resume-links", { conversation_id, session_id: "a-session" });
  // The second time it replaces what it said before.
  for (const content of ["Wash warm.", "Wash cold."])
    await app.admin("POST", `${url(tenant)}/documents`, {
      external_id: "care",
      title: "Care",
      content,
      format: "text",
    });
  await app.admin("POST", `${url(tenant)}/products`, {
    id: "1",
    title: "Hat",
    price: { amount: "5.00", currency: "EUR" },
  });
  // As an answer leaves it that a model wrote.
  await app.database.query("insert into model_usage (tenant_id, day, input_tokens) values ($1, now(), 1)", [tenant.id]);
  // As a job leaves it that had passages embedded.
  await app.database.query(
    `insert into embeddings (tenant_id, passage_id, model, dimensions, hash, vector, signs)
     select tenant_id, id, 'm', 1, gen_random_uuid(), '\\x7f', '1' from passages where tenant_id = $1`,
    [tenant.id],
  );
  // As the first search in many documents leaves it.
  await app.database.query("insert into kept_indexes (tenant_id, kind, part, base64) values ($1, 'knowledge', 0, '')", [
    tenant.id,
  ]);
  // As an upload leaves it whose server died.
  await app.database.query(
    "insert into staged_products (tenant_id, upload, external_id, product) values ($1, gen_random_uuid(), '1', '{}')",
    [tenant.id],
  );
  // As an order leaves it that was looked for in vain.
  await app.database.query(
    "insert into order_attempts (tenant_id, subject, attempts, since) values ($1, 'a', 1, now())",
    [tenant.id],
  );
  // A page that is not called: it is on nobody's list.
  await app.admin("POST", `${url(tenant)}/sources`, { kind: "page", url: "http://127.0.0.1:1/", schedule: "daily" });
  await expect
    .poll(() => app.database.query("select from source_pages where tenant_id = $1", [tenant.id]), { timeout: 15_000 })
    .toHaveLength(1);
  // A job that begins forgets what an earlier one left.
  await expect
    .poll(() => app.database.query("select distinct state from jobs where tenant_id = $1", [tenant.id]), {
      timeout: 15_000,
    })
    .toEqual([{ state: "failed" }]);
  // As one leaves it that could not read a page.
  await app.database.query(
    "insert into job_failures (tenant_id, job_id, subject, reason) select tenant_id, id, 'a', 'b' from jobs where tenant_id = $1",
    [tenant.id],
  );
  return tenant;
}

/** Conversations as a large tenant has them, with a message each. */
async function addConversations({ id }: Tenant, count: number): Promise<void> {
  await app.database.query(
    "insert into conversations (tenant_id, id, session_id, created_at, last_message_at) select $1, 'c_' || n, 's', now(), now() from generate_series(1, $2::int) n",
    [id, count],
  );
  await app.database.query(
    "insert into messages (tenant_id, conversation_id, seq, id, role, kind, content, created_at) select $1, 'c_' || n, 1, gen_random_uuid(), 'visitor', 'message', 'hello', now() from generate_series(1, $2::int) n",
    [id, count],
  );
}

test("a deleted tenant is gone at once, and soon everything of it, but nothing of another", async () => {
  const [shop, other] = [await fullTenant(), await fullTenant()];
  const before = await rowsOf(other);
  // A table without a row here proves nothing: whoever adds one adds to `fullTenant`.
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  const reply = await app.admin("DELETE", url(shop));
  expect([reply.statusCode, reply.body]).toEqual([204, ""]);
  expectProblem(await app.get(shop.id, "/api/chat/welcome"), "tenant_not_found");
  expectProblem(await app.post(shop.id, "/api/chat/widget", { message: "hello", session_id: "s" }), "tenant_not_found");
  expectProblem(await app.admin("GET", url(shop)), "tenant_not_found");
  expectProblem(await app.admin("DELETE", url(shop)), "tenant_not_found");
  await expectErased(shop);
  expect(await rowsOf(other)).toEqual(before);
});

test("its slug is free at once", async () => {
  const shop = await app.createTenant({});
  await addConversations(shop, 2_000);
  await app.admin("DELETE", url(shop));
  expect((await app.createTenant({ slug: shop.slug })).id).not.toBe(shop.id);
  await expectErased(shop);
});

test("however much it has, each statement erases a bounded part of it", async () => {
  const shop = await app.createTenant({});
  const tables = ["messages", "conversations", "staged_products"];
  await addConversations(shop, 5_000);
  await app.database.query("create table erased_at_once (what text, rows int)");
  await app.database.query("grant insert on erased_at_once to public");
  await app.database.query(
    "create function note_erased() returns trigger language plpgsql as $$ begin insert into erased_at_once select tg_table_name, count(*) from gone; return null; end $$",
  );
  await app.database.query(
    "insert into staged_products (tenant_id, upload, external_id, product) select $1, u, n, '{}' from (values (gen_random_uuid()), (gen_random_uuid())) u (u), generate_series(1, 2500) n",
    [shop.id],
  );
  for (const table of tables)
    await app.database.query(
      `create trigger note_erased after delete on ${table} referencing old table as gone for each statement execute function note_erased()`,
    );
  await app.admin("DELETE", url(shop));
  await expectErased(shop);
  const noted = await app.database.query<{ most: number; all: number }>(
    'select max(rows) as most, sum(rows)::int as "all" from erased_at_once group by what',
  );
  for (const table of tables) await app.database.query(`drop trigger note_erased on ${table}`);
  expect(noted.map(({ all }) => all)).toEqual([5_000, 5_000, 5_000]);
  for (const { most } of noted) expect(most).toBeLessThanOrEqual(2_000);
});

test("an erasure that was cut off is finished by the next start", async () => {
  const shop = await app.createTenant({});
  await addConversations(shop, 1_000);
  // As a server leaves it that dies right after saying 204.
  await app.database.query("delete from tenants where id = $1", [shop.id]);
  await app.database.query("insert into deleted_tenants (id) values ($1)", [shop.id]);
  expect(await rowsOf(shop)).toMatchObject({ conversations: 1_000, messages: 1_000 });
  const next = await startApp({ database: app.database });
  await expectErased(shop);
  await next.stop();
});

test("a server that is stopped meanwhile stops between two parts, and leaves the rest to the next", async () => {
  const shop = await app.createTenant({});
  await addConversations(shop, 5_000);
  const short = await startApp({ database: app.database });
  expect((await short.admin("DELETE", url(shop))).statusCode).toBe(204);
  await short.stop();
  const next = await startApp({ database: app.database });
  await expectErased(shop);
  await next.stop();
});

/** Lets a message be taken in as far as its key, and no further. */
async function holdMessage({ id }: Tenant, key: string) {
  const client = new pg.Client(app.database.url);
  await client.connect();
  await client.query("begin");
  await client.query(
    "insert into turns (tenant_id, session_id, key, request_hash, conversation_id, question_seq, answer_id, lease_until, created_at) values ($1, 's', $2, '', 'c_held', 1, gen_random_uuid(), now(), now())",
    [id, `key:${key}`],
  );
  return {
    reached: () =>
      vi.waitUntil(
        async () =>
          (
            await app.database.query(
              "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'accept_message|exchange_messages'",
            )
          ).length > 0,
        { timeout: 5_000 },
      ),
    release: async () => {
      await client.query("rollback");
      await client.end();
    },
  };
}

const erasing = `
  select 1 where not exists (select from deleted_tenants where id = $1)
  union all
  select 1 from pg_stat_activity where datname = current_database() and query like '%from pg_locks%' and pid <> pg_backend_pid()`;

test("a message that was being taken in while its tenant was deleted leaves nothing behind", async () => {
  const shop = await app.createTenant({});
  const key = randomUUID();
  const held = await holdMessage(shop, key);
  const message = app.post(
    shop.id,
    "/api/chat/widget",
    { message: "hello", session_id: "s" },
    { "idempotency-key": key },
  );
  await held.reached();
  expect((await app.admin("DELETE", url(shop))).statusCode).toBe(204);
  // Too early an erasure would be over by now, one that waits has begun to.
  await vi.waitUntil(async () => (await app.database.query(erasing, [shop.id])).length > 0, { timeout: 5_000 });
  await held.release();
  await message;
  await expectErased(shop);
});

test.each(["documents", "products"])("an upload of %s that was under way leaves nothing behind", async (what) => {
  const shop = await app.createTenant({});
  const client = new pg.Client(app.database.url);
  await client.connect();
  await client.query("begin");
  // The upload has stored its rows and waits to say that they are new.
  await client.query("select from tenants where id = $1 for update", [shop.id]);
  const upload = app.admin(
    "POST",
    `${url(shop)}/${what}`,
    what === "documents"
      ? { title: "Care", content: "Wash cold.", format: "text" }
      : { id: "1", title: "Hat", price: { amount: "5.00", currency: "EUR" } },
  );
  await vi.waitUntil(
    async () =>
      (
        await app.database.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length > 0,
    { timeout: 5_000 },
  );
  await client.query("delete from tenants where id = $1", [shop.id]);
  await client.query("insert into deleted_tenants (id) values ($1)", [shop.id]);
  await client.query("commit");
  await client.end();
  expectProblem(await upload, "tenant_not_found");
  expect(Object.values(await rowsOf(shop)).every((rows) => rows === 0)).toBe(true);
});
