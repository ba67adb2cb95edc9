import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { openApp, type RunningApp } from "./app.ts";
import { ConfigError, readConfig, type Config } from "./config.ts";

/** A terminal's Ctrl-C reaches us twice when a package runner passes it on; only a later one means "now". */
const IMPATIENCE_MS = 1_000;

async function main(): Promise<void> {
  const ending = endOnSignals();
  const app = await start(ending).catch((error: unknown) => {
    // Whoever ends a start wants nothing but its end.
    if (ending.aborted && (error as Error).name === "AbortError") return process.exit(0);
    return fail("could not start", error);
  });
  if (!ending.aborted) await once(ending, "abort");
  await app.server.close().catch((error: unknown) => fail("did not stop cleanly", error));
  process.exit(0);
}

async function start(ending: AbortSignal): Promise<RunningApp> {
  const config = readConfig(process.env);
  await tryPort(config);
  console.log(
    config.databaseUrl === null && !existsSync(join(config.dataDir, "postgres"))
      ? `Making the database${config.demo ? " and putting a demo shop into it" : ""}: that takes some seconds…`
      : "Opening the database…",
  );
  const app = await openApp(config, undefined, ending);
  try {
    await app.server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.server.close();
    throw error;
  }
  greet(config, app);
  return app;
}

/** A port that is taken is told at once, before a database is made that nobody will use. */
async function tryPort({ port, host }: Config): Promise<void> {
  const trial = createServer().listen(port, host);
  await once(trial, "listening");
  trial.close();
  await once(trial, "close");
}

/** Aborted by the first SIGINT or SIGTERM, during the start, too. */
function endOnSignals(): AbortSignal {
  const ending = new AbortController();
  let asked = 0;
  const end = (): void => {
    if (asked > 0 && performance.now() - asked > IMPATIENCE_MS) process.exit(1);
    if (asked > 0) return;
    asked = performance.now();
    console.log("\nStopping: finishing what was begun…");
    ending.abort();
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  return ending.signal;
}

function greet(config: Config, { server, adminKey, database }: RunningApp): void {
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const base = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
  const lines = [
    ["Demo shop", `${base}/demo/`],
    ["Panel", `${base}/admin/`],
    ["API reference", `${base}/docs`],
    ["Data", database],
    ["Admin key", adminKey.file ? adminKey.file : "from ADMIN_API_KEY"],
  ];
  if (adminKey.isNew) lines.push(["", `${adminKey.key}  (shown this once)`]);
  console.log(
    `\nWidget Chat is ready.\n\n${lines.map(([name = "", value]) => `  ${name.padEnd(14)}${value}`).join("\n")}\n\nCtrl-C stops it.\n`,
  );
}

function fail(what: string, error: unknown): never {
  const text = error instanceof ConfigError ? error.message : error instanceof Error ? explain(error) : String(error);
  console.error(`\nWidget Chat ${what}.\n${text}\n`);
  process.exit(1);
}

function explain(error: Error & { code?: string; port?: number }): string {
  if (error.code === "EADDRINUSE")
    return `Port ${error.port} is taken by another program. Stop that one, or choose another: PORT=3001 npm start`;
  if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL")
    return `This machine has no address for HOST (${error.message}). Leave it out for localhost, or take 0.0.0.0 for all addresses.`;
  if (error.code === "EACCES")
    return `The system refuses: ${error.message}. Choose a port above 1024, or a DATA_DIR you may write to.`;
  return error.message;
}

await main();
