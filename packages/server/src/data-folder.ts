import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes the data folder, which only its owner can enter, and what is missing above it. Throws an error for people. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await make(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "ENOTDIR" || code === "EEXIST" ? "a file stands in its way" : `the system says ${code}`;
    throw new Error(`The data folder ${path} cannot be made: ${why}. Choose another one with DATA_DIR.`, {
      cause: error,
    });
  }
}

/** Step by step: Node's own recursive way never ends where folders cannot be made, in /proc for one. */
async function make(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await isFolder(path))) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await make(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory();
