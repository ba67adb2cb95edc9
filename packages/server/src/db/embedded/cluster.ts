import { open, stat, truncate } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ChildProcess } from "node:child_process";
import { findBinaries } from "./binaries.ts";
import { prepareFolder, type ClusterFolder } from "./folder.ts";
import { takeGuard, type Guard } from "./guard.ts";
import { readHolder, startPostmaster, stopLeftover, stopPostmaster } from "./postmaster.ts";
import { findUnprivileged } from "./unprivileged.ts";

const LARGEST_LOG = 10_000_000;
const ORPHAN_POLL_MS = 250;
const LONGEST_ORPHAN_MS = 30_000;

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
}

/**
 * Opens the embedded database: creates it the first time, stops one left behind by a killed server, starts it again
 * when it dies, and refuses a folder that another server holds.
 */
export async function openCluster({ folder: root, holder, onCrash }: ClusterOptions): Promise<Cluster> {
  const binaries = await findBinaries();
  const user = await findUnprivileged();
  const folder = await prepareFolder(root, binaries, user);
  await shorten(folder.log);
  let stopping = false;

  const start = async (): Promise<{ child: ChildProcess; guard: Guard }> => {
    for (let attempt = 1; ; attempt++) {
      await stopOrphan(folder, holder);
      const child = startPostmaster(folder, binaries, user);
      const guard = await whenReady(child, folder, holder);
      if (guard) return { child, guard };
      // Two servers may start on one folder at once. The second look finds the other one's lock.
      if (attempt === 3)
        throw new Error(
          `The database in ${folder.data} does not start: ${await lastWords(folder.log)}. The whole log is ${folder.log}.`,
        );
    }
  };

  let running = await start();
  const watch = (): void => {
    running.child.once("exit", () => {
      if (stopping) return;
      onCrash();
      restart = revive();
    });
  };
  let restart: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    await running.guard.release();
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
      try {
        running = await start();
        return watch();
      } catch {
        await pause(wait);
      }
    }
  };
  watch();

  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder.socket)}`,
    async stop() {
      stopping = true;
      await restart;
      await running.guard.release();
      await stopPostmaster(running.child);
    },
  };
}

/** A database that runs although no server holds it was left behind by a server that was killed. */
async function stopOrphan(folder: ClusterFolder, holder: string): Promise<void> {
  for (let waited = 0; ; waited += ORPHAN_POLL_MS) {
    const pid = await readHolder(folder);
    if (pid === null) return;
    const guard = await takeGuard(folder, holder);
    await guard?.release();
    if (guard) return stopLeftover(pid);
    // It starts, or takes no connection now: it may well have a server. Without the lock it is not ours to stop.
    if (waited > LONGEST_ORPHAN_MS) {
      throw new Error(
        `A PostgreSQL (process ${pid}) runs on ${folder.data} and takes no connections. If no server uses it, end that process and start again.`,
      );
    }
    await pause(ORPHAN_POLL_MS);
  }
}

/** The guard once the database answers; null when it ended instead. */
async function whenReady(child: ChildProcess, folder: ClusterFolder, holder: string): Promise<Guard | null> {
  child.once("error", () => {});
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    try {
      const guard = await takeGuard(folder, holder);
      if (guard) return guard;
    } catch (error) {
      await stopPostmaster(child);
      throw error;
    }
    await pause(25);
  }
  return null;
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
    .filter((line) => /FATAL|PANIC|ERROR/.test(line));
  return telling.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, "") ?? "it ended without a word";
}
