import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "./fresh-database.ts";
import { ADMIN_KEY } from "./start-app.ts";
import { startProcess, type ServerProcess } from "./start-process.ts";
import { answersWith, toyEndpoint } from "./toy-embeddings.ts";

const patience = { timeout: 50_000, interval: 50 };
const CANARY = "cAnArY";

test("a server that is killed leaves the rest to the next one, and no log tells of texts or the key", async () => {
  const endpoint = await toyEndpoint(64);
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "widget-chat-embeddings-"));
  const servers: ServerProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const start = async (): Promise<ServerProcess> => {
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder, ADMIN_API_KEY: ADMIN_KEY, LOG_LEVEL: "trace" };
    const server = await startProcess({ ...settings, ...endpoint.env });
    servers.push(server);
    return server;
  };
  const call = (server: ServerProcess, path: string, body?: string, type = "application/json"): Promise<Response> =>
    fetch(`${server.url}/api/admin/tenants${path}`, {
      headers: { authorization: `Bearer ${ADMIN_KEY}`, ...(body !== undefined && { "content-type": type }) },
      ...(body !== undefined && { method: "POST", body }),
    });

  // The third batch is never answered.
  endpoint.script = () => endpoint.received.length > 2;
  const first = await start();
  await call(first, "", JSON.stringify({ slug: "shop", name: "Shop" }));
  const lines = Array.from({ length: 100 }, (_, n) =>
    JSON.stringify({ external_id: `d${n}`, title: `No ${n}`, content: `Of ${CANARY} number ${n}.`, format: "text" }),
  );
  await call(first, "/shop/documents", lines.join("\n"), "application/x-ndjson");
  await expect.poll(() => endpoint.received.length, patience).toBe(3);
  await first.end("SIGKILL");
  const kept = await database.query<{ passage_id: number }>("select passage_id from embeddings");
  expect(kept).toHaveLength(64);

  const unanswered = endpoint.received[2]!.body.input;
  endpoint.script = null;
  const second = await start();
  const state = async (): Promise<unknown> => (await call(second, "/shop/embeddings")).json();
  await expect.poll(state, patience).toMatchObject({ passages: 100, embedded: 100, jobs: [{ state: "done" }] });
  const twice = endpoint.texts().filter((text, at, all) => all.indexOf(text) !== at);
  expect(twice.sort()).toEqual([...unanswered].sort());

  // An endpoint that fails and repeats all that it was told.
  endpoint.script = ({ body, authorization }, response) =>
    answersWith(response, 500, { error: { message: `${body.input.join()} ${authorization}` } });
  const lookFor = (n: number): Promise<Response> => call(second, `/shop/search?q=${CANARY}+of+${n}`);
  for (let n = 0; n < 12; n += 1) expect((await lookFor(n)).status).toBe(200);
  await second.end("SIGTERM");
  const printed = servers.map((server) => server.printed()).join("\n");
  expect(printed.match(/the embeddings endpoint fails for questions/g)).toHaveLength(1);
  expect(printed).not.toContain(CANARY);
  expect(printed).not.toContain(endpoint.env["EMBEDDINGS_API_KEY"]);
});
