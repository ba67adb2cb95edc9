import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

export interface CompressedFile {
  type: string;
  body: Buffer;
}

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".html": "text/html",
};
const compress = promisify(brotliCompress);
const done = new Map<string, Promise<CompressedFile>>();

/**
 * A file below `folder`, compressed once with brotli 11; undefined where there is none. `keep`: once for all runs, for files
 * that never change: three megabytes take ten seconds.
 */
export async function compressed(folder: string, path: string, keep: boolean): Promise<CompressedFile | undefined> {
  const file = normalize(join(folder, decodeURIComponent(path)));
  if (!file.startsWith(normalize(folder + sep)) || !(await isFile(file))) return undefined;
  let result = done.get(file);
  if (!result) done.set(file, (result = read(file, keep)));
  return result;
}

async function read(file: string, keep: boolean): Promise<CompressedFile> {
  const kept = `${file}.br`;
  const type = types[extname(file)] ?? "application/octet-stream";
  if (keep && (await isFile(kept))) return { type, body: await readFile(kept) };
  const body = await compress(await readFile(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  if (keep) {
    // Whole or not at all, should it end here.
    await writeFile(`${kept}.part`, body);
    await rename(`${kept}.part`, kept);
  }
  return { type, body };
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
