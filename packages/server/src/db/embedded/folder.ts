import { createHash } from "node:crypto";
import { chown, mkdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { run, type Unprivileged } from "./unprivileged.ts";

const VERSION = "18";

/** The operating system allows about 100 bytes for the path of a socket. */
const LONGEST_SOCKET_FOLDER = 80;

export interface ClusterFolder {
  /** The database's files. */
  data: string;
  /** Where its socket lies; nobody else can enter. */
  socket: string;
  log: string;
}

/** Makes sure that the folder holds a database, creating one the first time. */
export async function prepareFolder(root: string, binaries: Binaries, user: Unprivileged): Promise<ClusterFolder> {
  const folder = { data: join(root, "postgres"), socket: socketFolder(root), log: join(root, "postgres.log") };
  await mkdir(folder.socket, { recursive: true, mode: 0o700 });
  if (user.owner) {
    await chown(root, user.owner.uid, user.owner.gid);
    await chown(folder.socket, user.owner.uid, user.owner.gid);
  }
  const version = await readVersion(folder.data);
  if (version === null) await initialise(folder.data, binaries, user);
  else if (version !== VERSION) {
    throw new Error(
      `The data in ${folder.data} was written by PostgreSQL ${version}; this release brings ${VERSION}. ` +
        "Start the release that wrote it, copy the data out with pg_dump, and load it into an empty DATA_DIR.",
    );
  }
  return folder;
}

/** Two servers may find an empty folder at once: each builds apart, and the first to rename wins. */
async function initialise(data: string, binaries: Binaries, user: Unprivileged): Promise<void> {
  const draft = `${data}.new-${createHash("sha256").update(`${data}${performance.now()}${Math.random()}`).digest("hex").slice(0, 12)}`;
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
    env: { LC_ALL: "C", TZ: "UTC", PATH: "/usr/bin:/bin:/usr/local/bin" },
  });
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    const who = user.owner
      ? "PostgreSQL runs as the system user `postgres` here, who must be able to enter the folder: choose another DATA_DIR"
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

async function readVersion(data: string): Promise<string | null> {
  try {
    return (await readFile(join(data, "PG_VERSION"), "utf8")).trim();
  } catch {
    return null;
  }
}

function socketFolder(root: string): string {
  const inside = join(root, "socket");
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER) return inside;
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  return join(tmpdir(), `widget-chat-${userInfo().uid}-${name}`);
}
