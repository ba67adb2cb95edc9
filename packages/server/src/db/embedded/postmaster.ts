import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { kill } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import type { Binaries } from "./binaries.ts";
import type { ClusterFolder } from "./folder.ts";
import { environment, run, type Unprivileged } from "./unprivileged.ts";

const settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  jit: "off",
  // Its log must never show what a visitor wrote. What a statement is refused for may quote it, and goes to the server
  // anyway: the log keeps starts, stops, crashes and recoveries ("log" ranks above "error").
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/** Starts PostgreSQL on the folder, as a direct child that outlives signals of the terminal. */
export function startPostmaster(
  folder: ClusterFolder,
  binaries: Binaries,
  user: Unprivileged,
  background: string[],
): ChildProcess {
  const log = openSync(folder.log, "a", 0o600);
  try {
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const [command, ...args] = [
      ...background,
      ...user.prefix,
      binaries.postgres,
      "-D",
      folder.data,
      "-k",
      folder.socket,
      ...flags,
    ] as [string, ...string[]];
    return spawn(command, args, {
      ...user.owner,
      env: environment,
      detached: true,
      stdio: ["ignore", log, log],
    });
  } finally {
    closeSync(log);
  }
}

/** Asks it to stop ("fast": open transactions are rolled back), and insists after 20 s. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, "exit");
  child.kill("SIGINT");
  const insist = setTimeout(() => child.kill("SIGQUIT"), 20_000);
  await gone;
  clearTimeout(insist);
}

/** The process that holds the folder according to PostgreSQL itself; null: none. */
export async function readHolder(folder: ClusterFolder): Promise<number | null> {
  const file = join(folder.data, "postmaster.pid");
  const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
  if (!pid) return null;
  if (await isZombie(pid)) {
    // Killed, but nobody reaped it: PostgreSQL would take the dead process for a living one.
    await rm(file, { force: true });
    return null;
  }
  if (!isAlive(pid)) return null;
  if (await isPostmasterOf(pid, folder)) return pid;
  // The number was given to another process since.
  await rm(file, { force: true });
  return null;
}

/** Whether a process is a PostgreSQL on this folder: by its command line. */
async function isPostmasterOf(pid: number, folder: ClusterFolder): Promise<boolean> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  const command = fromProc ?? (await run("ps", ["-o", "command=", "-p", String(pid)])).output;
  return command.includes("postgres") && command.includes(folder.data);
}

/** Stops a PostgreSQL whose server is gone. An aborted `signal` ends the waiting. */
export async function stopLeftover(pid: number, signal: AbortSignal): Promise<void> {
  kill(pid, "SIGINT");
  for (let waited = 0; isAlive(pid) && !(await isZombie(pid)); waited += 50) {
    if (waited === 20_000) kill(pid, "SIGQUIT");
    await pause(50, undefined, { signal });
  }
}

function isAlive(pid: number): boolean {
  try {
    kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) === "Z";
}
