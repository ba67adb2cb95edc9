import { open, stat, truncate } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ChildProcess } from "node:child_process";
import { findBinaries } from "./binaries.ts";
import { prepareFolder, type ClusterFolder } from "./folder.ts";
import { takeGuard, type Guard } from "./guard.ts";
import { findBackground } from "./background.ts";
import { readHolder, startPostmaster, stopLeftover, stopPostmaster } from "./postmaster.ts";
import { findUnprivileged } from "./unprivileged.ts";

const LARGEST_LOG = 10_000_000;
const ORPHAN_POLL_MS = 250;
/** So often in a row the lock must be free: then the database has no server. */
const LOOKS_AT_ORPHAN = 4;
const LONGEST_ORPHAN_MS = 30_000;
/** Between two attempts to start a database that died. */
const LONGEST_WAIT_MS = 10_000;

/** A PostgreSQL of our own, on a folder of our own. */
export interface Cluster {
  url: string;
  /** Stops the database; everything committed is on disk. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Absolute path of the data folder. */
  folder: string;
  /** How this server is named to another that wants the same folder. */
  holder: string;
  /** Called when the database ended by itself; it is being restarted. */
  onCrash(): void;
  /** Called each time that it could not be restarted, which is tried until it succeeds. */
  onRestartFailed(error: unknown): void;
  /** Ends the opening; nothing that it began is left then. */
  signal: AbortSignal;
}

/**
 * Opens the embedded database: creates it the first time, stops one left behind by a killed server, starts it again
 * when it dies, and refuses a folder that another server holds.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder: root, holder } = options;
  const binaries = await findBinaries();
  const [user, background] = await Promise.all([findUnprivileged(), findBackground()]);
  const folder = await prepareFolder(root, binaries, user, options.signal);
  await shorten(folder.log);
  const stopping = new AbortController();

  const start = async (signal: AbortSignal): Promise<{ child: ChildProcess; guard: Guard }> => {
    for (let attempt = 1; ; attempt++) {
      await stopOrphan(folder, holder, signal);
      const child = startPostmaster(folder, binaries, user, background);
      const guard = await whenReady(child, folder, holder, signal);
      if (guard) return { child, guard };
      // Two servers may start on one folder at once. The second look finds the other one's lock.
      if (attempt === 3)
        throw new Error(
          `The database in ${folder.data} does not start: ${await lastWords(folder.log)}. The whole log is ${folder.log}.`,
        );
    }
  };

  let running = await start(options.signal);
  let restart: Promise<void> | undefined;
  const watch = (): void => {
    running.child.once("exit", () => {
      if (stopping.signal.aborted) return;
      options.onCrash();
      restart = revive();
    });
  };
  const revive = async (): Promise<void> => {
    await running.guard.release();
    for (let wait = 100; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        running = await start(stopping.signal);
        return watch();
      } catch (error) {
        if (!stopping.signal.aborted) options.onRestartFailed(error);
      }
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
    }
  };
  watch();

  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder.socket)}`,
    async stop() {
      stopping.abort();
      await restart;
      await running.guard.release();
      await stopPostmaster(running.child);
    },
  };
}

/** A database that runs although no server holds it was left behind by a server that was killed. */
async function stopOrphan(folder: ClusterFolder, holder: string, signal: AbortSignal): Promise<void> {
  let looks = 0;
  let before: number | null = null;
  for (let waited = 0; ; waited += ORPHAN_POLL_MS) {
    const pid = await readHolder(folder);
    if (pid === null) return;
    if (pid !== before) looks = 0;
    before = pid;
    const guard = await takeGuard(folder, holder);
    // A server that is just starting it takes the lock within moments. Then it is held until the database has stopped.
    if (guard && ++looks === LOOKS_AT_ORPHAN) return stopLeftover(pid, signal).finally(() => guard.release());
    await guard?.release();
    // It starts, or takes no connection now: it may well have a server. Without the lock it is not ours to stop.
    if (!guard && waited > LONGEST_ORPHAN_MS) {
      throw new Error(
        `A PostgreSQL (process ${pid}) runs on ${folder.data} and takes no connections. If no server uses it, end that process and start again.`,
      );
    }
    await pause(ORPHAN_POLL_MS, undefined, { signal });
  }
}

/** The guard once the database answers; null when it ended instead. What fails or is aborted leaves none running. */
async function whenReady(
  child: ChildProcess,
  folder: ClusterFolder,
  holder: string,
  signal: AbortSignal,
): Promise<Guard | null> {
  child.once("error", () => {});
  try {
    while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const guard = await takeGuard(folder, holder);
      if (guard) return guard;
      await pause(25, undefined, { signal });
    }
    return null;
  } catch (error) {
    await stopPostmaster(child);
    throw error;
  }
}

async function shorten(log: string): Promise<void> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await truncate(log, 0);
}

async function lastWords(log: string): Promise<string> {
  const file = await open(log, "r").catch(() => null);
  if (!file) return "it could not be started";
  const text = await file.readFile("utf8").finally(() => file.close());
  const telling = text
    .trim()
    .split("\n")
    .filter((line) => /FATAL|PANIC/.test(line));
  return telling.at(-1)?.replace(/^.*?(FATAL|PANIC):\s*/, "") ?? "it ended without a word";
}
