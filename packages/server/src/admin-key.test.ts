import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readAdminKey } from "./admin-key.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "widget-chat-key-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the platform's key", () => {
  test("is the environment's where that has one, and then no file is written", async () => {
    const dataDir = join(folder, "data");
    expect(await readAdminKey("given-by-the-operator", dataDir)).toEqual({
      key: "given-by-the-operator",
      file: null,
      isNew: false,
    });
    await expect(stat(dataDir)).rejects.toThrow("ENOENT");
  });

  test("is made on the first start, for its owner's eyes alone, and the same ever after", async () => {
    const dataDir = await mkdtemp(join(folder, "data-"));
    const first = await readAdminKey(null, dataDir);
    expect(first).toEqual({
      key: expect.stringMatching(/^wc_[\w-]{43}$/),
      file: join(dataDir, "admin-api-key"),
      isNew: true,
    });
    expect((await stat(first.file ?? "")).mode & 0o777).toBe(0o600);
    expect(await readFile(first.file ?? "", "utf8")).toBe(`${first.key}\n`);
    expect(await readAdminKey(null, dataDir)).toEqual({ ...first, isNew: false });
  });

  test("is one key, however many servers start at once", async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => readAdminKey(null, folder)));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    expect(keys.filter(({ isNew }) => isNew)).toHaveLength(1);
  });
});
