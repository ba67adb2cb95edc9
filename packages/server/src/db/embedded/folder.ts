import { createHash, randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { chmod, chown, lstat, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { environment, run, type Unprivileged } from "./unprivileged.ts";

const VERSION = "18";

/** What is put between the name of a database and that of one in the making. */
const DRAFT = ".new-";

/** The operating system allows about 100 bytes for the path of a socket. */
const LONGEST_SOCKET_FOLDER = 80;

export interface ClusterFolder {
  /** The database's files. */
  data: string;
  /** Where its socket lies; nobody else can enter. */
  socket: string;
  log: string;
}

/** Makes sure that the folder holds a database, creating one the first time. An aborted `signal` leaves none half made. */
export async function prepareFolder(
  root: string,
  binaries: Binaries,
  user: Unprivileged,
  signal: AbortSignal,
): Promise<ClusterFolder> {
  const folder = { data: join(root, "postgres"), socket: socketFolder(root), log: join(root, "postgres.log") };
  await makeSocketFolder(root, folder.socket, user);
  if (user.owner) await chown(root, user.owner.uid, user.owner.gid);
  const version = await readVersion(folder.data);
  if (version === null) await initialise(folder.data, binaries, user, signal);
  else if (version !== VERSION) {
    throw new Error(
      `The data in ${folder.data} was written by PostgreSQL ${version}; this release brings ${VERSION}. ` +
        "Start the release that wrote it, copy the data out with pg_dump, and load it into an empty DATA_DIR.",
    );
  }
  await closeFolder(folder.data, user);
  await removeDrafts(folder.data);
  return folder;
}

/** Whoever can enter the folder is let into the database; in the system's temporary folder anyone may have made it. */
async function makeSocketFolder(root: string, path: string, user: Unprivileged): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const isInside = path === insideSocket(root);
  if (isInside) await closeFolder(path, user);
  const found = await lstat(path);
  const whatElse = isInside
    ? "Remove it: the server makes it anew."
    : "Remove it, or choose a shorter path for DATA_DIR, whose own folder is used then.";
  const refuse = (why: string): never => {
    throw new Error(`What should be the folder for the database's socket, ${path}, ${why}. ${whatElse}`);
  };
  if (!found.isDirectory()) refuse("is no folder");
  if (!isOurs(found, user)) refuse("belongs to another user");
  if ((found.mode & 0o777) !== 0o700) refuse("can be entered by others");
  if (user.owner) await chown(path, user.owner.uid, user.owner.gid);
}

/** Volumes and restored copies may have opened a folder of ours to a group; PostgreSQL refuses its data then, too. */
async function closeFolder(path: string, user: Unprivileged): Promise<void> {
  const found = await lstat(path);
  if (found.isDirectory() && isOurs(found, user) && (found.mode & 0o077) !== 0) await chmod(path, 0o700);
}

const isOurs = ({ uid }: Stats, { owner }: Unprivileged): boolean => uid === userInfo().uid || uid === owner?.uid;

/** Two servers may find an empty folder at once: each builds apart, and the first to rename wins. */
async function initialise(data: string, binaries: Binaries, user: Unprivileged, signal: AbortSignal): Promise<void> {
  const draft = `${data}${DRAFT}${randomBytes(6).toString("hex")}`;
  const args = [
    "-D",
    draft,
    "--username=postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--no-instructions",
  ];
  const [command, ...rest] = [...user.prefix, binaries.initdb, ...args] as [string, ...string[]];
  const { code, output } = await run(command, rest, {
    ...user.owner,
    env: environment,
    // A terminal's Ctrl-C reaches us alone, and we end it.
    detached: true,
    signal,
  });
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    signal.throwIfAborted();
    if ((await readVersion(data)) !== null) return;
    const who = user.owner
      ? "PostgreSQL runs as the system user `postgres` here, who must be able to enter DATA_DIR and the folder of this program: " +
        "move them to where everybody may enter, such as /opt"
      : "Check that the folder can be written and has space";
    throw new Error(
      `The database could not be created in ${data}: ${output.split("\n").at(-1)}. ${who}, or set DATABASE_URL.`,
    );
  }
  try {
    await rename(draft, data);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if ((await readVersion(data)) === null) throw error;
  }
}

/** Those of servers that were killed while they made one, and of servers that came second: there is a database now. */
async function removeDrafts(data: string): Promise<void> {
  const names = await readdir(dirname(data));
  for (const name of names.filter((one) => one.startsWith(`${basename(data)}${DRAFT}`)))
    await rm(join(dirname(data), name), { recursive: true, force: true }).catch(() => {
      // A server that came second still writes to it, and removes it itself.
    });
}

async function readVersion(data: string): Promise<string | null> {
  try {
    return (await readFile(join(data, "PG_VERSION"), "utf8")).trim();
  } catch {
    return null;
  }
}

const insideSocket = (root: string): string => join(root, "socket");

function socketFolder(root: string): string {
  const inside = insideSocket(root);
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER) return inside;
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  return join(tmpdir(), `widget-chat-${userInfo().uid}-${name}`);
}
