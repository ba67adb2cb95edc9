import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { startProcess, type ServerProcess } from "./start-process.ts";
import { answersWith, toyEndpoint, type ToyEndpoint } from "./toy-embeddings.ts";

const patience = { timeout: 100_000, interval: 50 };
/** A dead server's jobs are taken over after a while. */
const LONG = 180_000;
const CANARY = "cAnArY";

interface Setting {
  endpoint: ToyEndpoint;
  database: FreshDatabase;
  start(env?: Record<string, string>): Promise<ServerProcess>;
}

async function setting(): Promise<Setting> {
  const endpoint = await toyEndpoint(64);
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "widget-chat-embeddings-"));
  const servers: ServerProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    endpoint,
    database,
    async start(env = {}) {
      const settings = { DATABASE_URL: database.url, DATA_DIR: folder, ADMIN_API_KEY: ADMIN_KEY, LOG_LEVEL: "trace" };
      const server = await startProcess({ ...settings, EMBEDDINGS_TIMEOUT_MS: "10000", ...endpoint.env, ...env });
      servers.push(server);
      return server;
    },
  };
}

const call = (server: ServerProcess, path: string, body?: string, type = "application/json"): Promise<Response> =>
  fetch(`${server.url}/api/admin/tenants${path}`, {
    headers: { authorization: `Bearer ${ADMIN_KEY}`, ...(body !== undefined && { "content-type": type }) },
    ...(body !== undefined && { method: "POST", body }),
  });

async function teach(server: ServerProcess, count: number): Promise<void> {
  await call(server, "", JSON.stringify({ slug: "shop", name: "Shop" }));
  const lines = Array.from({ length: count }, (_, n) =>
    JSON.stringify({ external_id: `d${n}`, title: `No ${n}`, content: `Of ${CANARY} number ${n}.`, format: "text" }),
  );
  await call(server, "/shop/documents", lines.join("\n"), "application/x-ndjson");
}

const state = async (server: ServerProcess): Promise<unknown> => (await call(server, "/shop/embeddings")).json();

test(
  "a server that is killed leaves the rest to the next one",
  async () => {
    const { endpoint, database, start } = await setting();
    // The third batch is never answered.
    endpoint.script = () => endpoint.received.length > 2;
    const first = await start();
    await teach(first, 100);
    await expect.poll(() => endpoint.received.length, patience).toBe(3);
    expect(await state(first)).toMatchObject({
      passages: 100,
      embedded: 64,
      jobs: [{ state: "running", passages: { embedded: 64, refused: 0 } }],
    });
    await first.end("SIGKILL");
    expect(await database.query("select from embeddings")).toHaveLength(64);

    const unanswered = endpoint.received[2]!.body.input;
    endpoint.script = null;
    const second = await start();
    await expect
      .poll(() => state(second), patience)
      .toMatchObject({ passages: 100, embedded: 100, jobs: [{ state: "done" }] });
    const twice = endpoint.texts().filter((text, at, all) => all.indexOf(text) !== at);
    expect(twice.sort()).toEqual([...unanswered].sort());
  },
  LONG,
);

test(
  "no log tells of texts or the key, and one line of many failures",
  async () => {
    const { endpoint, start } = await setting();
    // It fails and repeats all that it was told.
    endpoint.script = ({ body, authorization }, response) =>
      answersWith(response, 500, { error: { message: `${body.input.join()} ${authorization}` } });
    const server = await start();
    await teach(server, 3);
    for (let n = 0; n < 12; n += 1) expect((await call(server, `/shop/search?q=${CANARY}+of+${n}`)).status).toBe(200);
    await server.end("SIGTERM");
    expect(server.printed().match(/the embeddings endpoint fails for questions/g)).toHaveLength(1);
    expect(server.printed()).not.toContain(CANARY);
    expect(server.printed()).not.toContain(endpoint.env["EMBEDDINGS_API_KEY"]);
  },
  LONG,
);

test(
  "a server whose model is no longer that of the others says so once",
  async () => {
    const { start } = await setting();
    const first = await start();
    const second = await start({ EMBEDDINGS_MODEL: "other" });
    await teach(second, 3);
    await expect.poll(() => state(second), patience).toMatchObject({ model: "other", embedded: 3 });
    await expect.poll(() => state(first), patience).toMatchObject({ model: "toy", superseded_by: "other" });
    for (const server of [first, second]) await server.end("SIGTERM");
    expect(first.printed().match(/servers set up later embed by another model/g)).toHaveLength(1);
    expect(second.printed()).not.toContain("another model");
  },
  LONG,
);
