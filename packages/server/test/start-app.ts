import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateTenant, Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { openApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { App } from "../src/http/server.ts";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";

export const ADMIN_KEY = "a-key-for-the-tests-only";

export type Reply = LightMyRequestResponse;
type Headers = Record<string, string>;
type Method = NonNullable<InjectOptions["method"]>;

export interface TestApp {
  server: App;
  database: FreshDatabase;
  /** Sets the clock that life cycles, months and leases go by. */
  setClock(now: Date): void;
  createTenant(tenant: Partial<CreateTenant>): Promise<Tenant>;
  /** Sends a message and expects an answer. */
  send(tenant: string, body: object, headers?: Headers): Promise<Answer>;
  /** A request to a widget endpoint. */
  get(tenant: string, url: string, headers?: Headers): Promise<Reply>;
  post(tenant: string, url: string, body: object, headers?: Headers): Promise<Reply>;
  /** A request to the admin API with the platform's key. */
  admin(method: Method, url: string, body?: object): Promise<Reply>;
  /** A body as it stands to the admin API: NDJSON unless said otherwise. */
  upload(url: string, body: string | Buffer, type?: string): Promise<Reply>;
  /** Opens a port on loopback and returns the address, without a slash at the end. */
  listen(): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  /** Another server on the same database. */
  database?: FreshDatabase;
  env?: Record<string, string>;
}

/** The whole server over a database of its own (or another app's), without a port. */
export async function startApp({ database: given, env }: Options = {}): Promise<TestApp> {
  const database = given ?? (await freshDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), "widget-chat-app-"));
  let offset = 0;
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ADMIN_API_KEY: ADMIN_KEY,
    LOG_LEVEL: "silent",
    // The machine that runs the tests may be busy with others.
    MAX_EVENT_LOOP_DELAY_MS: "0",
    DEMO: "off",
    // Only tests of it look at pages.
    LINK_CHECK: "off",
    ...env,
  });
  const { server } = await openApp(config, () => new Date(Date.now() + offset));
  let created = 0;

  const app: TestApp = {
    server,
    database,
    setClock: (now) => (offset = now.getTime() - Date.now()),
    async createTenant(tenant) {
      const slug = `tenant-${++created}-${Math.random().toString(36).slice(2, 8)}`;
      const reply = await app.admin("POST", "/api/admin/tenants", { slug, name: "A tenant", ...tenant });
      if (reply.statusCode !== 201) throw new Error(`No tenant: ${reply.body}`);
      return reply.json<Tenant>();
    },
    async send(tenant, body, headers = {}) {
      const reply = await app.post(tenant, "/api/chat/widget", { session_id: "a-session", ...body }, headers);
      if (reply.statusCode !== 200) throw new Error(`No answer: ${reply.body}`);
      return reply.json<Answer>();
    },
    get: (tenant, url, headers) =>
      server.inject({ method: "GET", url, headers: { "x-tenant-id": tenant, ...headers } }),
    post: (tenant, url, body, headers) =>
      server.inject({ method: "POST", url, headers: { "x-tenant-id": tenant, ...headers }, payload: body }),
    admin: (method, url, body) =>
      server.inject({
        method,
        url,
        headers: { authorization: `Bearer ${ADMIN_KEY}` },
        ...(body !== undefined && { payload: body }),
      }),
    upload: (url, payload, type = "application/x-ndjson") =>
      server.inject({
        method: "POST",
        url,
        headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": type },
        payload,
      }),
    listen: () => server.listen({ port: 0, host: "127.0.0.1" }),
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
      if (!given) await database.drop();
    },
  };
  return app;
}
