import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { openRaw } from "./raw-http.ts";
import { openEvents } from "./read-events.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { startProcess, type ServerProcess } from "./start-process.ts";

/** Everything that a log must not show carries this, or is remembered as secret. */
const CANARY = "cAnArY";
const secrets: string[] = [CANARY, ADMIN_KEY];

/** What a model and embeddings are asked of: it refuses, and quotes what it was sent, as many endpoints do. */
let received = "";
const quoting = createServer(async (request, response) => {
  let sent = "";
  for await (const part of request) sent += String(part);
  received += `${request.url} ${sent}\n`;
  response.writeHead(400, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message: `cannot take ${sent}`, code: sent, type: sent } }));
});

let database: FreshDatabase;
let folder: string;
let server: ServerProcess;
let lines: Record<string, unknown>[];
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), "widget-chat-logs-"));
  await new Promise<void>((resolve) => quoting.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(quoting.address() as AddressInfo).port}/v1`;
  server = await startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ADMIN_API_KEY: ADMIN_KEY,
    LOG_LEVEL: "trace",
    MODEL_BASE_URL: endpoint,
    MODEL_NAME: "small",
    EMBEDDINGS_BASE_URL: endpoint,
    EMBEDDINGS_MODEL: "toy",
    LINK_CHECK: "on",
  });
  await admin("POST", "/api/admin/tenants", { slug: "shop", name: "Shop", rate_limit: 10_000 });
  await talk();
  await askModels();
  await fail();
  await server.end("SIGTERM");
  lines = server
    .printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}, 120_000);
afterAll(async () => {
  await server.end("SIGTERM");
  quoting.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, {
    method,
    headers: {
      "x-tenant-id": "shop",
      "user-agent": CANARY,
      referer: `https://${CANARY}.example/`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
const admin = (method: string, path: string, body?: object): Promise<Response> =>
  ask(method, path, body, { authorization: `Bearer ${ADMIN_KEY}` });

const personal = {
  message: `${CANARY} message\n{"level":60,"msg":"forged"}`,
  session_id: `${CANARY}-session`,
  customer_name: `${CANARY} Lovelace`,
  customer_email: `${CANARY}@example.org`,
  customer_phone: `${CANARY} 123`,
  page_url: `https://shop.example/${CANARY}`,
  context: { [CANARY]: CANARY },
};

/** What visitors and operators do on a good day, a mistake here and there. */
async function talk(): Promise<void> {
  const first = await ask("POST", "/api/chat/widget", personal, {
    "idempotency-key": `${CANARY}-key`,
    origin: `https://${CANARY}.example`,
  });
  const { conversation_id: id } = (await first.json()) as { conversation_id: string };
  secrets.push(id, id.slice(0, 12));
  await ask("POST", "/api/chat/widget", { ...personal, message: "other" }, { "idempotency-key": `${CANARY}-key` });
  await ask(
    "POST",
    "/api/chat/widget",
    { ...personal, message: "hello", conversation_id: id },
    { accept: "text/event-stream" },
  ).then((reply) => reply.text());
  await ask("POST", "/api/chat/widget/consent", { session_id: `${CANARY}-session`, version: CANARY, locale: CANARY });
  const made = await admin("POST", "/api/admin/tenants/shop/identity-secret");
  const { identity_secret } = (await made.json()) as { identity_secret: string };
  const claims = { sub: `${CANARY} 7`, name: `${CANARY} Lovelace`, exp: Math.floor(Date.now() / 1000) + 300 };
  const signed = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(identity_secret));
  secrets.push(identity_secret, signed, ...signed.split("."));
  for (const [sent, status] of [
    [signed, 200],
    [`${signed}x`, 401],
    [CANARY, 401],
  ] as const) {
    const reply = await ask("POST", "/api/chat/widget", { ...personal, message: "hello" }, { "x-visitor-token": sent });
    expect(reply.status).toBe(status);
  }
  await ask("GET", `/api/chat/widget/messages/${id}?${CANARY}=${CANARY}`);
  await ask("GET", `/api/chat/welcome?locale=${CANARY}`);
  await ask("POST", "/api/chat/widget/csat", { conversation_id: id, score: 5, feedback: CANARY });
  const visitor = { conversation_id: id, session_id: personal.session_id };
  const link = (await (await ask("POST", "/api/chat/widget/resume-links", visitor)).json()) as { token: string };
  secrets.push(link.token, link.token.slice(0, 12));
  for (const token of [link.token, link.token, `${link.token}\0`])
    await ask("POST", "/api/chat/widget/resume", { token });
  for (const path of ["feedback", "close"])
    await ask("POST", `/api/chat/widget/${path}`, { conversation_id: id, message_id: CANARY, helpful: true });
  const events = await openEvents(`${server.url}/api/chat/widget/events/${id}`, {
    headers: { "x-tenant-id": "shop", "last-event-id": CANARY },
  });
  await events.next();
  events.leave();
  for (const wrong of [
    { ...personal, message: "" },
    { ...personal, type: CANARY },
    { ...personal, customer_email: CANARY },
    { ...personal, conversation_id: `c_${CANARY}` },
    `{"${CANARY}": ${CANARY}}`,
    `"${CANARY}"`,
    `{"__proto__": "${CANARY}"}`,
  ]) {
    await ask("POST", "/api/chat/widget", wrong);
  }
  await ask("POST", "/api/chat/widget", { ...personal, session_id: `\0${CANARY}` });
  await ask("POST", "/api/chat/widget", `${CANARY} `.repeat(10_000));
  await ask("POST", "/api/chat/widget", CANARY, { "content-type": CANARY });
  await ask("GET", "/api/chat/welcome", undefined, { "x-tenant-id": CANARY });
  await ask("GET", `/api/chat/widget/messages/${CANARY}`);
  await ask("GET", `/api/${CANARY}?${CANARY}`);
  await ask("PUT", `/api/chat/widget?${CANARY}`, { [CANARY]: CANARY });
  await ask("GET", `/api/chat/widget/messages/%${CANARY}`);
  await ask("GET", "/api/admin/tenants", undefined, { authorization: `Bearer ${CANARY}` });
  await ask(
    "POST",
    "/api/admin/tenants/shop/documents",
    `--x\r\nContent-Disposition: form-data; name="f"; filename="${CANARY}.md"\r\n\r\n# ${CANARY}\r\n--x--\r\n`,
    { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "multipart/form-data; boundary=x" },
  );
  await admin("PATCH", "/api/admin/tenants/shop", { limit_message: `${CANARY}`, theme: { accent: CANARY } });
  await admin("POST", "/api/admin/tenants/shop/documents", {
    title: CANARY,
    content: `# ${CANARY}`,
    format: "markdown",
  });
  await admin("GET", `/api/admin/tenants/shop/search?q=${CANARY}`);
  await admin("PATCH", "/api/admin/tenants/shop", { order_status: { url: `http://127.0.0.1:1/${CANARY}` } });
  const signing = (await (await admin("POST", "/api/admin/tenants/shop/order-status/secret")).json()) as {
    secret: string;
  };
  secrets.push(signing.secret);
  // Often enough to be told of as failing.
  for (let i = 0; i < 5; i += 1)
    await ask("POST", "/api/chat/widget", {
      ...personal,
      message: `Where is my order ${CANARY}-1? My mail is a@${CANARY}.example`,
    });
  await admin("POST", "/api/admin/tenants/shop/order-status/check", {
    order_number: CANARY,
    email: `a@${CANARY}.example`,
  });
  const cut = await openRaw(server.url);
  cut.write(
    `POST /api/chat/widget HTTP/1.1\r\nHost: ${CANARY}\r\nX-Tenant-Id: shop\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{"message": "${CANARY}`,
  );
  cut.socket.destroy();
  const hasty = await openRaw(server.url);
  hasty.write(
    `POST /api/chat/widget HTTP/1.1\r\nHost: ${CANARY}\r\nX-Tenant-Id: shop\r\nContent-Type: application/json\r\nContent-Length: 9999999\r\n\r\n{"message": "${CANARY}`,
  );
  // It is answered before it has sent all, and hangs up.
  await once(hasty.socket, "data");
  hasty.socket.destroy();
  const garbage = await openRaw(server.url);
  garbage.write(`${CANARY}\r\n\r\n`);
  await garbage.reply();
}

/** What makes a model and an embeddings endpoint be asked, and pages that nobody can read. */
async function askModels(): Promise<void> {
  const content = `We return ${CANARY} money within five days.`;
  const url = `http://127.0.0.1:1/${CANARY}`;
  await admin("POST", "/api/admin/tenants/shop/documents", { title: CANARY, content, format: "text", url });
  await admin("POST", "/api/admin/tenants/shop/sources", { kind: "page", url });
  for (let i = 0; i < 5; i += 1)
    await ask("POST", "/api/chat/widget", { ...personal, message: `When do you return ${CANARY} money?` });
  await vi.waitUntil(() => /embeddings .*We return/.test(received), { timeout: 15_000 });
}

/** What makes the database complain about a row and quote it. */
async function fail(): Promise<void> {
  for (const [table, column] of [
    ["messages", "content"],
    ["csat", "feedback"],
  ] as const)
    await database.query(`
      create function refuse_${table}() returns trigger language plpgsql as
        $$begin raise exception 'cannot take %', new using errcode = '23514', detail = new.${column}; end$$;
      create trigger refuse before insert or update on ${table} for each row when (new.${column} like '%fail%')
        execute function refuse_${table}()`);
  const id = secrets.find((secret) => secret.startsWith("c_") && secret.length > 20);
  const replies = [
    await ask("POST", "/api/chat/widget", { ...personal, message: `${CANARY} fail` }),
    await ask(
      "POST",
      "/api/chat/widget",
      { ...personal, message: `${CANARY} fail`, conversation_id: id },
      { accept: "text/event-stream", "idempotency-key": CANARY },
    ),
    await ask("POST", "/api/chat/widget/csat", { conversation_id: id, score: 1, feedback: `${CANARY} fail` }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([500, 500, 500]);
  for (const reply of replies) {
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({ code: "internal_error", status: 500, request_id: expect.any(String) });
    expect(text).not.toMatch(/constraint|violates|canary|23514/i);
  }
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await vi.waitUntil(
    async () => (await ask("POST", "/api/chat/widget", { ...personal, message: "hello" })).status === 200,
    { timeout: 15_000 },
  );
}

describe("the log, at its most talkative", () => {
  test("never shows what was said, by whom, or what opens a door", () => {
    const printed = server.printed();
    const shown = secrets.filter((secret) => printed.toLowerCase().includes(secret.toLowerCase()));
    const where = printed
      .split("\n")
      .filter((line) => secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase())));
    expect([shown, where]).toEqual([[], []]);
  });

  test("has a line for each request: the route's pattern, the status, the time it took and the tenant", () => {
    const requests = lines.filter(({ msg }) => msg === "request");
    expect(requests.length).toBeGreaterThan(25);
    expect(requests.find(({ route, status }) => route === "/api/chat/widget" && status === 200)).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: "POST",
      route: "/api/chat/widget",
      status: 200,
      ms: expect.any(Number),
      tenant: expect.stringMatching(/^[0-9a-f-]{36}$/),
      msg: "request",
    });
    expect(requests.map(({ route }) => route)).toEqual(
      expect.arrayContaining(["/api/chat/widget/messages/:conversation_id", "/api/chat/widget/csat", "none"]),
    );
  });

  test("tells of each failure under its request, with the database's code and where it happened", () => {
    // Later ones are of requests that met a connection which was cut.
    const cut = lines.findIndex(({ msg }) => msg === "a database connection was lost");
    expect(cut).toBeGreaterThan(0);
    const failures = lines.slice(0, cut).filter(({ msg }) => msg === "request failed");
    expect(failures).toHaveLength(3);
    for (const failure of failures) {
      expect(failure).toMatchObject({
        level: 50,
        request: expect.any(String),
        err: { code: "23514", message: "database error 23514", stack: expect.stringContaining("at ") },
      });
    }
  });

  test("has a line for each request whose client left before it was answered, and calls none of them a failure", () => {
    const left = lines.filter(({ msg }) => msg === "request left by its client");
    expect(left).toMatchObject([
      { level: 30, method: "GET", route: "/api/chat/widget/events/:conversation_id", tenant: expect.any(String) },
      { level: 30, method: "POST", route: "/api/chat/widget", tenant: expect.any(String) },
    ]);
  });

  test("tells that the model failed, and how, but not what it said of what it was sent", () => {
    expect(received).toMatch(new RegExp(`chat/completions .*${CANARY} money`));
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: "the model failed; the answer is quoted instead",
        err: expect.objectContaining({ type: "ModelError", message: "the model is refused (status 400)" }),
      }),
    );
  });

  test("tells of lost connections", () => {
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, msg: "a database connection was lost" }));
  });
});
