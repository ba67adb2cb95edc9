import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Contender } from "./contender.ts";

const run = promisify(execFile);
const peersFolder = fileURLToPath(new URL("../../node_modules/.cache/widget-peers", import.meta.url));

/**
 * The folder with a peer's browser files, from the registry unless they are there. Its package alone: those files hold all they
 * need, and what four of the five depend on would be 570 MB. Throws where what comes is not what was pinned.
 */
export async function installPeer({ name, slug, release }: Contender): Promise<string> {
  if (!release) throw new Error(`${name} comes from no registry.`);
  const folder = join(peersFolder, `${slug}-${release.version}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.part`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  const pack = ["pack", "--silent", "--pack-destination", half, `${name}@${release.version}`];
  const { stdout } = await run("npm", pack);
  const archive = join(half, stdout.trim());
  const hash = createHash("sha512")
    .update(await readFile(archive))
    .digest("base64");
  if (`sha512-${hash}` !== release.integrity) throw new Error(`${name} ${release.version} is not what was pinned.`);
  await run("tar", ["-xzf", archive, "-C", half, "--strip-components=2", "package/dist"]);
  await rm(archive);
  await rename(half, folder);
  return folder;
}
