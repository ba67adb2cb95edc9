import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { platform } from "node:process";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startProcess, StartRefused, type ServerProcess } from "./start-process.ts";

// Each test makes a database or two, which takes a busy machine its time.
vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 30_000, interval: 50 };

let folder: string;
const running = new Set<ServerProcess>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "widget-chat-embedded-"));
});
afterEach(async () => {
  for (const server of running) await server.end("SIGTERM");
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = folder): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir });
  running.add(server);
  return server;
}

async function admin(server: ServerProcess, path: string, body?: object): Promise<Response> {
  const key = (await readFile(join(folder, "admin-api-key"), "utf8")).trim();
  return fetch(`${server.url}/api/admin${path}`, {
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
}

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe("the embedded database", () => {
  test("keeps its data over a clean stop, and stops with its server", async () => {
    const first = await start();
    expect((await admin(first, "/tenants", { slug: "kept", name: "Kept" })).status).toBe(201);
    const database = await postmaster();
    expect(await first.end("SIGTERM")).toBe(0);
    running.delete(first);
    expect(isRunning(database)).toBe(false);

    const second = await start();
    expect((await admin(second, "/tenants/kept")).status).toBe(200);
  });

  test("is recovered after its server was killed, and has everything that was acknowledged", async () => {
    const first = await start();
    expect((await admin(first, "/tenants", { slug: "kept", name: "Kept" })).status).toBe(201);
    const orphan = await postmaster();
    await first.end("SIGKILL");
    running.delete(first);
    expect(isRunning(orphan)).toBe(true);

    const second = await start();
    expect((await admin(second, "/tenants/kept")).status).toBe(200);
    expect(await postmaster()).not.toBe(orphan);
  });

  test("leaves a stranger alone that was given the process number of a database long gone", async () => {
    const first = await start();
    await first.end("SIGTERM");
    running.delete(first);
    const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    await writeFile(join(folder, "postgres", "postmaster.pid"), `${stranger.pid}\n${folder}\n`, { mode: 0o600 });
    const second = await start();
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(isRunning(stranger.pid as number)).toBe(true);
    stranger.kill("SIGKILL");
  });

  test("is started again when it dies; until then the server says so", async () => {
    const server = await start();
    await admin(server, "/tenants", { slug: "kept", name: "Kept" });
    const before = await postmaster();
    process.kill(before, "SIGKILL");
    // The killed one may answer for a moment yet.
    await vi.waitFor(async () => expect(await postmaster()).not.toBe(before), PATIENCE);
    await vi.waitFor(async () => expect((await admin(server, "/tenants/kept")).status).toBe(200), PATIENCE);
    expect(server.printed()).toContain("the embedded database ended by itself");
  });

  test("that cannot be started again is tried until it can, and each failure is told", async () => {
    const server = await start();
    const [data, away] = [join(folder, "postgres", "global"), join(folder, "global-away")];
    const before = await postmaster();
    await rename(data, away);
    process.kill(before, "SIGKILL");
    await vi.waitFor(() => expect(server.printed()).toMatch(/does not start.*trying again/), PATIENCE);
    await rename(away, data);
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), PATIENCE);
  });

  test("logs its starts and recoveries, and nothing of what is refused: neither errors nor values of rows", async () => {
    const server = await start();
    const secret = "confided-by-a-visitor";
    expect((await admin(server, "/tenants", { slug: secret, name: secret })).status).toBe(201);
    expect((await admin(server, "/tenants", { slug: secret, name: secret })).status).toBe(409);
    const client = new pg.Client({ host: join(folder, "socket"), user: "postgres", database: "postgres" });
    await client.connect();
    const refusal = (statement: string, value = secret): Promise<unknown> =>
      client.query(statement, [value]).catch(({ code }: { code: string }) => code);
    const copy = "insert into tenants select (jsonb_populate_record(t, $1::jsonb)).* from tenants t";
    expect(await refusal(copy, JSON.stringify({ name: secret }))).toBe("23505");
    expect(await refusal("update tenants set default_mode = $1")).toBe("23514");
    expect(await refusal("select $1::text::uuid")).toBe("22P02");
    await client.end();

    process.kill(await postmaster(), "SIGKILL");
    const log = await vi.waitFor(async () => {
      const text = await readFile(join(folder, "postgres.log"), "utf8");
      expect(text.match(/ready to accept connections/g)).toHaveLength(2);
      return text;
    }, PATIENCE);
    expect(log).toContain("automatic recovery in progress");
    expect(log).not.toMatch(/ERROR|DETAIL|STATEMENT/);
    expect(log).not.toContain(secret);
  });

  test("serves one server at a time: a second one is told who holds the folder", async () => {
    const server = await start();
    await admin(server, "/tenants", { slug: "kept", name: "Kept" });
    const refused = await startProcess({ DATA_DIR: folder }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect((refused as StartRefused).code).toBe(1);
    expect((refused as StartRefused).message).toContain(`in use by another server: process ${server.pid}`);
    expect(server.printed()).toContain("Making the database");
    expect((refused as StartRefused).message).not.toContain("Making the database");
    expect((await admin(server, "/tenants/kept")).status).toBe(200);
  });

  test("lets one of two servers that start together have the folder", async () => {
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find((result) => result.status === "rejected")?.reason as StartRefused;
    expect(refused.message).toContain("in use by another server");
  });

  test("works in a folder whose path is too long for a socket", async () => {
    const deep = join(folder, "a-rather-long-name-for-a-folder".repeat(4));
    await mkdir(deep, { recursive: true });
    await symlink(join(deep, "admin-api-key"), join(folder, "admin-api-key"));
    const server = await start(deep);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test("lies in folders that only its owner can enter, as does the key", async () => {
    await start();
    const mode = async (name: string): Promise<number> => (await stat(join(folder, name))).mode & 0o777;
    expect([await mode("postgres"), await mode("socket"), await mode("admin-api-key")]).toEqual([0o700, 0o700, 0o600]);
  });

  test("takes back folders that a volume or a restored copy has opened to the group", async () => {
    const first = await start();
    await first.end("SIGTERM");
    running.delete(first);
    for (const name of ["socket", "postgres"]) await chmod(join(folder, name), 0o2770);
    await start();
    for (const name of ["socket", "postgres"]) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o700);
  });

  test("does not use a folder for its socket that is not the server's, and says why", async () => {
    await writeFile(join(folder, "socket"), "");
    await expect(start()).rejects.toThrow(/socket, is no folder\. Remove it/);
    const deep = join(folder, "a-rather-long-name-for-a-folder".repeat(4));
    const name = createHash("sha256").update(deep).digest("hex").slice(0, 16);
    const shared = join(tmpdir(), `widget-chat-${userInfo().uid}-${name}`);
    await mkdir(shared);
    await chmod(shared, 0o770);
    await expect(start(deep)).rejects.toThrow(/can be entered by others.*shorter path for DATA_DIR/);
    await rm(shared, { recursive: true });
  });

  test.runIf(platform === "linux")(
    "runs it behind the server, which it does not interrupt when it is woken",
    async () => {
      await start();
      const pid = (await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0] ?? "";
      const line = await readFile(`/proc/${pid}/stat`, "utf8");
      const policy = line.slice(line.lastIndexOf(")") + 2).split(" ")[38];
      expect(policy).toBe("3");
    },
  );

  test("refuses data of another version with the way out", async () => {
    const first = await start();
    await first.end("SIGTERM");
    running.delete(first);
    await writeFile(join(folder, "postgres", "PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(/written by PostgreSQL 17.*pg_dump/s);
  });
});

describe("starting", () => {
  test("lists every fault of the configuration at once", async () => {
    const refused = startProcess({ DATA_DIR: folder, PORT: "many", LOG_LEVEL: "loud", TRUST_PROXY: "everyone" });
    await expect(refused).rejects.toThrow(
      /3 faults.*PORT.*TRUST_PROXY.*LOG_LEVEL|3 faults.*PORT.*LOG_LEVEL.*TRUST_PROXY/s,
    );
  });

  test("says which port is taken, and leaves no database behind", async () => {
    const server = await start();
    const other = join(folder, "other");
    const port = new URL(server.url).port;
    await expect(startProcess({ DATA_DIR: other, PORT: port })).rejects.toThrow(`Port ${port} is taken`);
    await expect(stat(join(other, "postgres", "postmaster.pid"))).rejects.toThrow("ENOENT");
  });

  test("prints where everything lies, and the key once and never again", async () => {
    const first = await start();
    const key = (await readFile(join(folder, "admin-api-key"), "utf8")).trim();
    const printed = first.printed();
    expect(printed).toContain(key);
    expect(printed).toContain(join(folder, "postgres"));
    for (const what of ["Demo shop", "Panel", "API reference"]) {
      const address = new RegExp(`${what} +(http://\\S+)`).exec(printed)?.[1] ?? "";
      const { status, headers } = await fetch(address);
      expect([what, status, headers.get("content-type")]).toEqual([what, 200, expect.stringContaining("text/html")]);
    }
    await first.end("SIGINT");
    running.delete(first);
    const second = await start();
    expect(second.printed()).not.toContain(key);
  });
});
