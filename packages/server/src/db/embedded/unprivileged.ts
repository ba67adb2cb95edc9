import { spawn, type SpawnOptions } from "node:child_process";
import { userInfo } from "node:os";

/** The environment that PostgreSQL is started in. */
export const environment = { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin:/usr/local/bin" };

/** How to start PostgreSQL, which refuses to run as root. */
export interface Unprivileged {
  /** Words that go before the command. */
  prefix: string[];
  /** The user to become; absent: stay who we are. */
  owner?: { uid: number; gid: number };
}

/**
 * As an ordinary user: nothing to do. As root: a user namespace in which nobody is root
 * (files stay root's, so a folder inside root's home works), else the system user `postgres`.
 */
export async function findUnprivileged(): Promise<Unprivileged> {
  if (userInfo().uid !== 0) return { prefix: [] };
  if ((await run("unshare", ["-U", "true"])).code === 0) return { prefix: ["unshare", "-U"] };
  const uid = Number((await run("id", ["-u", "postgres"])).output);
  const gid = Number((await run("id", ["-g", "postgres"])).output);
  if (uid > 0 && gid > 0) return { prefix: [], owner: { uid, gid } };
  throw new Error(
    "PostgreSQL refuses to run as root, user namespaces are switched off here (`unshare -U` fails) and there is no system user `postgres`. " +
      "Start the server as an ordinary user, create that user (`useradd --system postgres`), or set DATABASE_URL.",
  );
}

/** Runs a command to its end. `code` is null when it could not be started, or was ended. */
export function run(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    // One that is told to end has an error, too, and is still there then.
    child.once("error", ({ message }) => child.pid === undefined && resolve({ code: null, output: message }));
    child.once("close", (code) => resolve({ code, output: output.trim() }));
  });
}
