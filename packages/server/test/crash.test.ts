import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdPlan } from "./hold-plan.ts";
import { openEvents } from "./read-events.ts";
import { ADMIN_KEY, startApp, type TestApp } from "./start-app.ts";
import { startProcess } from "./start-process.ts";

let app: TestApp;
let shop: Tenant;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "widget-chat-crash-"));
  app = await startApp();
  shop = await app.createTenant({});
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

type Ids = Pick<Answer, "conversation_id" | "message_id">;

const message = { message: "hello", session_id: "s" };
const retry = (key: string, { conversation_id }: Ids): Promise<Answer> =>
  app.send(shop.id, { ...message, conversation_id }, { "idempotency-key": key });

/** Has another server accept a message and kills it before it has stored the answer. */
async function acceptAndDie(key: string): Promise<Ids> {
  const server = await startProcess({ DATABASE_URL: app.database.url, DATA_DIR: folder, ADMIN_API_KEY: ADMIN_KEY });
  // A first message would be stored with its answer, at once.
  const { conversation_id } = await app.send(shop.id, message);
  const held = await holdPlan(app.database);
  const stream = await openEvents(`${server.url}/api/chat/widget`, {
    method: "POST",
    headers: {
      "x-tenant-id": shop.id,
      "content-type": "application/json",
      accept: "text/event-stream",
      "idempotency-key": key,
    },
    body: JSON.stringify({ ...message, conversation_id }),
  });
  const start = await stream.next();
  await held.waiting();
  await server.end("SIGKILL");
  // With the machine, what it had asked of the database would be gone too.
  await held.cut();
  await held.release();
  return start.data;
}

test("a first message whose server is killed before it has its answer is there once after its retry", async () => {
  const server = await startProcess({ DATABASE_URL: app.database.url, DATA_DIR: folder, ADMIN_API_KEY: ADMIN_KEY });
  const ask = (text: string, key: string): Promise<Response> =>
    fetch(`${server.url}/api/chat/widget`, {
      method: "POST",
      headers: { "x-tenant-id": shop.id, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ ...message, message: text }),
    });
  // Once there is an index to search, first messages are stored with their answers.
  expect((await ask("Is it warm?", "warm")).status).toBe(200);
  const before = await app.database.query("select from messages");
  const held = await holdPlan(app.database);
  const killed = ask("hello", "killed first").catch(() => "cut off");
  await held.waiting();
  expect(await app.database.query("select from turns where key = 'key:killed first'")).toEqual([]);
  await server.end("SIGKILL");
  expect(await killed).toBe("cut off");
  await held.cut();
  await held.release();
  const answer = await app.send(shop.id, message, { "idempotency-key": "killed first" });
  expect(answer.kind).toBe("answer");
  expect(await app.send(shop.id, message, { "idempotency-key": "killed first" })).toEqual(answer);
  expect(await app.database.query("select from messages")).toHaveLength(before.length + 2);
});

describe("when the server that accepted a message was killed", () => {
  test("another takes over once its lease has ended, and everything is there once", async () => {
    const used = async () => (await app.admin("GET", `/api/admin/tenants/${shop.id}`)).json<Tenant>().usage.used;
    const before = await used();
    const accepted = await acceptAndDie("killed");
    app.setClock(new Date(Date.now() + 11_000));
    const answer = await retry("killed", accepted);
    app.setClock(new Date());
    expect(answer).toMatchObject({ ...accepted, kind: "answer" });
    expect(await retry("killed", accepted)).toEqual(answer);
    const rows = await app.database.query<{ role: string }>(
      "select role, id from messages where conversation_id = $1 order by seq",
      [accepted.conversation_id],
    );
    expect(rows.map(({ role }) => role)).toEqual(["visitor", "assistant", "visitor", "assistant"]);
    expect(rows.at(-1)).toMatchObject({ id: accepted.message_id });
    expect(await used()).toBe(before + 2);
  });

  test("a retry that comes sooner waits for that, and gets the answer then", async () => {
    const accepted = await acceptAndDie("sooner");
    let answered = false;
    const waiting = retry("sooner", accepted).finally(() => (answered = true));
    // One that is not waiting comes and goes meanwhile.
    await app.send(shop.id, { ...message, session_id: "other" });
    expect(answered).toBe(false);
    app.setClock(new Date(Date.now() + 11_000));
    expect(await waiting).toMatchObject({ ...accepted, kind: "answer" });
    app.setClock(new Date());
  });
});
