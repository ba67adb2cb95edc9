import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataFolder } from "./data-folder.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "widget-chat-folder-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test("makes what is missing, for its owner only, and takes what is there", async () => {
  const path = join(root, "a", "b");
  await makeDataFolder(path);
  await makeDataFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test("says what stands in the way", async () => {
  await writeFile(join(root, "file"), "");
  await expect(makeDataFolder(join(root, "file"))).rejects.toThrow("a file stands in its way");
  await expect(makeDataFolder(join(root, "file", "below"))).rejects.toThrow("a file stands in its way");
});

test.runIf(process.platform === "linux")("gives up where no folder can be made", async () => {
  await expect(makeDataFolder("/proc/nope/below")).rejects.toThrow(/cannot be made.*DATA_DIR/);
});
