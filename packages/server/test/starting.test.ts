import { spawnSync } from "node:child_process";
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { launchProcess, type LaunchedServer } from "./start-process.ts";

/** A machine that is busy with others takes its time to make a database. */
vi.setConfig({ testTimeout: 60_000 });
const PATIENCE = { timeout: 30_000, interval: 10 };
const isRoot = userInfo().uid === 0;

let folder: string;
const launched = new Set<LaunchedServer>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "widget-chat-starting-"));
});
afterEach(async () => {
  for (const server of launched) await server.end("SIGTERM");
  launched.clear();
  await rm(folder, { recursive: true, force: true });
});

function launch(env: Record<string, string> = {}): LaunchedServer {
  const server = launchProcess({ DATA_DIR: folder, ...env });
  launched.add(server);
  return server;
}

const files = (): Promise<string[]> => readdir(folder);
const draft = async (): Promise<string | undefined> => (await files()).find((name) => name.startsWith("postgres.new-"));
const postmaster = async (): Promise<number> => {
  const pid = Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
  // The file is there a moment before its content, and process 0 is always running: it stands for this one's own group.
  expect(pid).toBeGreaterThan(0);
  return pid;
};
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function query<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(folder, "socket"), user: "postgres", database: "postgres" });
  client.on("error", () => {});
  await client.connect();
  return (await client.query<Row>(statement).finally(() => client.end())).rows;
}

describe("a start that is ended", () => {
  test.each(["SIGINT", "SIGTERM"] as const)(
    "by %s while the database is made leaves none half made",
    async (signal) => {
      const server = launch();
      await vi.waitFor(
        async () => expect(await readdir(join(folder, (await draft()) ?? ""))).not.toEqual([]),
        PATIENCE,
      );
      expect(await server.end(signal)).toBe(0);
      expect(await files()).not.toContainEqual(expect.stringMatching(/^postgres(\.new-|$)/));
      expect(server.printed()).not.toMatch(/could not start/);
      expect((await fetch(`${(await launch().listening()).url}/readyz`)).status).toBe(200);
    },
  );

  test("while the database starts leaves none running", async () => {
    const server = launch();
    const pid = await vi.waitFor(postmaster, PATIENCE);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(isRunning(pid)).toBe(false);
    expect(server.printed()).not.toContain("is ready");
  });

  test("while the demo is put in leaves it to the next start", async () => {
    const server = launch({ DEMO: "on" });
    await vi.waitFor(async () => expect(await query("select from tenants")).toHaveLength(1), PATIENCE);
    const pid = await postmaster();
    expect(await server.end("SIGINT")).toBe(0);
    expect(isRunning(pid)).toBe(false);
    expect(server.printed()).not.toContain("is ready");

    await launch({ DEMO: "on" }).listening();
    const [counted] = await query<{ documents: number; products: number }>(
      "select (select count(*)::int from documents) as documents, (select count(*)::int from products) as products from tenants where active",
    );
    expect(counted?.documents).toBeGreaterThanOrEqual(25);
    expect(counted?.products).toBeGreaterThanOrEqual(60);
  });

  test("by force leaves what the next one removes", async () => {
    const server = launch();
    await vi.waitFor(async () => expect(await draft()).toBeDefined(), PATIENCE);
    await server.end("SIGKILL");
    await launch().listening();
    expect(await draft()).toBeUndefined();
  });
});

describe("the socket's folder among everybody's temporary files", () => {
  /** A path too long for a socket. */
  const env = (): Record<string, string> => ({
    DATA_DIR: join(folder, "a-rather-long-name-for-a-folder".repeat(4)),
    TMPDIR: folder,
  });
  async function socketFolder(): Promise<string> {
    await (await launch(env()).listening()).end("SIGTERM");
    return join(folder, (await files()).find((name) => name.startsWith("widget-chat-")) ?? "none");
  }

  test("is for its owner alone, or refused", async () => {
    const socket = await socketFolder();
    expect((await stat(socket)).mode & 0o777).toBe(0o700);
    await chmod(socket, 0o711);
    await expect(launch(env()).listening()).rejects.toThrow(/can be entered by others.*DATA_DIR/);
    await chmod(socket, 0o700);
    await rename(socket, join(folder, "theirs"));
    await symlink(join(folder, "theirs"), socket);
    await expect(launch(env()).listening()).rejects.toThrow("is no folder");
  });

  test.runIf(isRoot)("is refused when somebody else made it", async () => {
    await chown(await socketFolder(), 12_345, 12_345);
    await expect(launch(env()).listening()).rejects.toThrow("belongs to another user");
  });
});

/** The system user `postgres`; null: there is none. */
const postgres = ((): { uid: number; gid: number } | null => {
  const [uid, gid] = ["-u", "-g"].map((of) => Number(spawnSync("id", [of, "postgres"], { encoding: "utf8" }).stdout));
  return uid && gid ? { uid, gid } : null;
})();
/** Whether that user can enter the folder of this program, which in root's home it cannot. */
const mayEnter = isRoot && postgres !== null && spawnSync("test", ["-r", import.meta.filename], postgres).status === 0;

describe.runIf(isRoot)("as root, where user namespaces are forbidden", () => {
  /** Programs that are found before the system's. */
  let path: string;
  beforeEach(async () => {
    await chmod(folder, 0o755);
    const programs = join(folder, "programs");
    await mkdir(programs);
    await writeFile(join(programs, "unshare"), "#!/bin/sh\necho Operation not permitted >&2\nexit 1\n", {
      mode: 0o755,
    });
    path = `${programs}:${process.env["PATH"]}`;
  });

  test.runIf(mayEnter)("the database runs as the system user postgres", async () => {
    const server = launch({ DATA_DIR: join(folder, "data"), PATH: path });
    expect((await fetch(`${(await server.listening()).url}/readyz`)).status).toBe(200);
    expect((await stat(join(folder, "data", "postgres"))).uid).toBeGreaterThan(0);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  test.runIf(postgres !== null)("a folder that this user cannot enter is refused with the way out", async () => {
    await chmod(folder, 0o700);
    const refused = launch({ DATA_DIR: join(folder, "data"), PATH: path }).listening();
    await expect(refused).rejects.toThrow(
      /could not be created.*`postgres` here, who must be able to enter.*DATABASE_URL/s,
    );
  });

  test("and there is no such user, the way out is told", async () => {
    await writeFile(join(folder, "programs", "id"), "#!/bin/sh\necho no such user >&2\nexit 1\n", { mode: 0o755 });
    const refused = launch({ DATA_DIR: join(folder, "data"), PATH: path }).listening();
    await expect(refused).rejects.toThrow(
      /refuses to run as root.*ordinary user.*useradd --system postgres.*DATABASE_URL/s,
    );
  });
});
