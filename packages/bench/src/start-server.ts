import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface BenchServer {
  url: string;
  adminKey: string;
  /** The embedded database, for peers that go past the server. */
  databaseUrl: string;
  /** Hears and tells what a module of `imports` does. */
  process: ChildProcess;
  stop(): Promise<void>;
}

interface ServerOptions {
  env?: Record<string, string>;
  /** Kept at the end; left out: a folder that is removed. */
  dataDir?: string;
  /** Modules that the server's process loads first. */
  imports?: URL[];
}

export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), "widget-chat-bench-"));

/** As `npm start` has it. */
const SMALL_YOUNG_SPACE = "--max-semi-space-size=8";

/** The server as it ships, on an embedded database. */
export async function startServer({ env = {}, dataDir: kept, imports = [] }: ServerOptions = {}): Promise<BenchServer> {
  const dataDir = kept ?? (await makeDataDir());
  const removeData = (): Promise<void> | void => (kept ? undefined : rm(dataDir, { recursive: true, force: true }));
  const adminKey = "a-key-for-the-benchmarks";
  const main = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));
  const child = spawn(process.execPath, [SMALL_YOUNG_SPACE, ...imports.map((url) => `--import=${url}`), main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ADMIN_API_KEY: adminKey,
      LOG_LEVEL: "error",
      DEMO: "off",
      LINK_CHECK: "off",
      // On a busy machine the server lags, and is to answer all the same: what is measured is never refused for it.
      MAX_EVENT_LOOP_DELAY_MS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const gone = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on("line", (line) => {
      const found = /^\s*Panel\s+(http:\S+)\/admin\/$/.exec(line);
      if (found) resolve(found[1] as string);
    });
    void gone.then(() => reject(new Error("The server did not start.")));
  }).catch(async (error: unknown) => {
    await removeData();
    throw error;
  });
  return {
    url,
    adminKey,
    databaseUrl: `postgresql://postgres@/postgres?host=${encodeURIComponent(join(dataDir, "socket"))}`,
    process: child,
    async stop() {
      child.kill("SIGTERM");
      await gone;
      await removeData();
    },
  };
}
