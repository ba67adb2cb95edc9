import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface AdminKey {
  key: string;
  /** Where it is kept; null when the environment gave it. */
  file: string | null;
  /** Whether it was made just now. */
  isNew: boolean;
}

/** The platform's key: the environment's, else the data folder's, made on first start and readable by its owner only. */
export async function readAdminKey(given: string | null, dataDir: string): Promise<AdminKey> {
  if (given !== null) return { key: given, file: null, isNew: false };
  const file = join(dataDir, "admin-api-key");
  const key = `wc_${randomBytes(32).toString("base64url")}`;
  try {
    await writeFile(file, `${key}\n`, { flag: "wx", mode: 0o600 });
    return { key, file, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return { key: (await readFile(file, "utf8")).trim(), file, isNew: false };
  }
}
