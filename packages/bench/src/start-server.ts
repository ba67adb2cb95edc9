import { spawn } from "node:child_process";
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
  stop(): Promise<void>;
}

/** The server as it ships, on an embedded database in a folder that is removed at the end. */
export async function startServer(env: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "widget-chat-bench-"));
  const adminKey = "a-key-for-the-benchmarks";
  const main = fileURLToPath(new URL("../../server/src/main.ts", import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ADMIN_API_KEY: adminKey,
      LOG_LEVEL: "error",
      DEMO: "off",
      LINK_CHECK: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /^\s*Panel\s+(http:\S+)\/admin\/$/.exec(line);
      if (found) resolve(found[1] as string);
    });
    void gone.then(() => reject(new Error("The server did not start.")));
  }).catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    adminKey,
    databaseUrl: `postgresql://postgres@/postgres?host=${encodeURIComponent(join(dataDir, "socket"))}`,
    async stop() {
      child.kill("SIGTERM");
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
