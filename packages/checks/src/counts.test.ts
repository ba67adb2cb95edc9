import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countPlaywright, countVitest, sum, type Counts, type VitestReport } from "./counts.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "widget-chat-counts-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Has Vitest run these files, and counts. */
async function run(files: Record<string, string>): Promise<Counts> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const output = join(folder, "report.json");
  const args = ["run", "--root", folder, "--globals", "--reporter=json", `--outputFile=${output}`];
  const { status } = spawnSync("vitest", args, { stdio: "ignore" });
  return countVitest(status === 0, JSON.parse(await readFile(output, "utf8")) as VitestReport);
}

describe("what Vitest reports", () => {
  test("is counted: passed, failed, and what was not run", async () => {
    const text = `test("a", () => {}); test("b", () => {}); test.skip("c", () => {}); test.todo("d");`;
    expect(await run({ "a.test.js": text })).toEqual({ passed: 2, failed: 0, skipped: 2 });
    expect(await run({ "b.test.js": `test("a", () => { expect(1).toBe(2) });` })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
    });
  });

  test("is a failure where a file does not load, whatever else passed or failed", async () => {
    const broken = { "broken.test.js": `import "./not-there.js"; test("a", () => {});` };
    expect(await run({ ...broken, "a.test.js": `test("a", () => {});` })).toMatchObject({ passed: 1, failed: 1 });
    expect(await run({ "b.test.js": `test("a", () => { expect(1).toBe(2) });` })).toMatchObject({ failed: 2 });
  });

  test("is a failure where what comes before the tests breaks", async () => {
    const text = `beforeAll(() => { throw new Error("no") }); test("a", () => {});`;
    expect((await run({ "a.test.js": text })).failed).toBe(1);
  });

  test("is a failure where an error was left over", async () => {
    const text = `test("a", () => void Promise.reject(new Error("left over")));`;
    expect(await run({ "a.test.js": text })).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe("a runner", () => {
  test("that writes no report, or runs nothing, has failed", () => {
    const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 3 } };
    for (const succeeded of [true, false]) {
      expect(countVitest(succeeded, null).failed).toBe(1);
      expect(countPlaywright(succeeded, null).failed).toBe(1);
      expect(countPlaywright(succeeded, nothing)).toEqual({ passed: 0, failed: 1, skipped: 3 });
    }
  });

  test("that says so has failed, and one that had to repeat a test has not", () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 2 };
    expect(countPlaywright(true, { stats })).toEqual({ passed: 6, failed: 0, skipped: 2 });
    expect(countPlaywright(false, { stats })).toEqual({ passed: 6, failed: 1, skipped: 2 });
    expect(countPlaywright(false, { stats: { ...stats, unexpected: 4 } }).failed).toBe(4);
  });
});

test("counts add up", () => {
  expect(
    sum([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  });
});
