import { spawnSync } from "node:child_process";
import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readOutcome, type Outcome } from "./outcome.ts";

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "widget-chat-outcome-")));
});
afterEach(() => rm(folder, { recursive: true }));

const patience = { timeout: 60_000 };
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function run(files: Record<string, string>, command: string, args: string[]): Promise<Outcome> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const file = join(folder, "outcome.json");
  const env = { ...process.env, OUTCOME_FILE: file };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: "ignore" });
  return readOutcome(status === 0, file);
}

describe("what becomes of Vitest's tests", () => {
  const vitest = (files: Record<string, string>) =>
    run(files, "vitest", ["run", "--root", folder, "--globals", `--reporter=${pathOf("vitest-reporter.ts")}`]);

  test("is told: what passed and what was not run by number, what failed by name", patience, async () => {
    const files = {
      "a.test.js": `test("a", () => {}); test("b", () => {}); test.skip("c", () => {}); test.todo("d");`,
      "b.test.js": `describe("one", () => { test("is two", () => { expect(1).toBe(2) }) });`,
    };
    expect(await vitest(files)).toEqual({
      passed: 2,
      skipped: 2,
      unsteady: [],
      failures: ["b.test.js > one > is two"],
    });
  });

  test("names one that had to be repeated, which has passed", patience, async () => {
    const files = { "a.test.js": `let tries = 0; test("a", { retry: 1 }, () => { expect(++tries).toBe(2); });` };
    expect(await vitest(files)).toEqual({ passed: 1, skipped: 0, unsteady: ["a.test.js > a"], failures: [] });
  });

  test("names a file that does not load, whatever else passed", patience, async () => {
    const files = {
      "broken.test.js": `import "./not-there.js"; test("a", () => {});`,
      "a.test.js": `test("a", () => {});`,
    };
    const failures = [expect.stringMatching(/^broken\.test\.js: .*not-there\.js/)];
    expect(await vitest(files)).toEqual({ passed: 1, skipped: 0, unsteady: [], failures });
  });

  test("names what comes before the tests of a file, or of a group, and breaks", patience, async () => {
    const files = {
      "a.test.js": `beforeAll(() => { throw new Error("no door\\nat all") }); test("a", () => {});`,
      "b.test.js": `describe("g", () => { beforeAll(() => { throw new Error("no key") }); test("a", () => {}); });`,
    };
    const { failures } = await vitest(files);
    expect(failures.toSorted()).toEqual(["a.test.js: no door", "b.test.js: no key"]);
  });

  test("names an error that was left over", patience, async () => {
    const files = { "a.test.js": `test("a", () => void Promise.reject(new Error("too late")));` };
    expect(await vitest(files)).toEqual({
      passed: 1,
      skipped: 0,
      unsteady: [],
      failures: ["a.test.js: left over: too late"],
    });
  });

  test("is a failure where there was none, and where the runner did not come to its end", patience, async () => {
    expect(await vitest({ "a.test.js": `test.skip("a", () => {});` })).toEqual({
      passed: 0,
      skipped: 1,
      unsteady: [],
      failures: ["ran no test"],
    });
    await rm(join(folder, "outcome.json"));
    expect(await vitest({ "vitest.config.js": "throw new Error()" })).toEqual({
      passed: 0,
      skipped: 0,
      unsteady: [],
      failures: ["ended before it could say what became of its tests"],
    });
  });
});

describe("what becomes of Playwright's tests", () => {
  const withTest = (text: string) =>
    `import { test, expect } from "${import.meta.resolve("@playwright/test")}"; ${text}`;
  const playwright = (files: Record<string, string>) =>
    run(files, "playwright", ["test", `--reporter=${pathOf("playwright-reporter.ts")}`]);

  test("is told: one that had to be repeated has passed, and is named like one that failed", patience, async () => {
    const text = `
      test("a", () => {});
      test.skip("c", () => {});
      test.describe("one", () => { test("is two", () => { expect(1).toBe(2); }); });
      test.describe("again", () => {
        test.describe.configure({ retries: 1 });
        test("b", () => { expect(test.info().retry).toBe(1); });
      });`;
    const config = `export default { projects: [{ name: "phone" }] };`;
    expect(await playwright({ "a.spec.mjs": withTest(text), "playwright.config.mjs": config })).toEqual({
      passed: 2,
      skipped: 1,
      unsteady: ["a.spec.mjs › again › b (phone)"],
      failures: ["a.spec.mjs › one › is two (phone)"],
    });
  });

  test("names what breaks before and after them", patience, async () => {
    const files = {
      "a.spec.mjs": withTest(`test("a", () => {});`),
      "playwright.config.mjs": `export default { globalTeardown: "./teardown.mjs" };`,
      "teardown.mjs": `export default () => { throw new Error("no way back"); };`,
    };
    expect(await playwright(files)).toEqual({ passed: 1, skipped: 0, unsteady: [], failures: ["Error: no way back"] });
    const broken = { "broken.spec.mjs": `import "./not-there.mjs";` };
    expect((await playwright(broken)).failures).toEqual([expect.stringMatching("not-there.mjs"), "Error: no way back"]);
  });
});

test("a runner that says so has failed, though no test has", async () => {
  const file = join(folder, "outcome.json");
  await writeFile(file, JSON.stringify({ passed: 6, skipped: 0, unsteady: [], failures: [] }));
  expect(readOutcome(true, file).failures).toEqual([]);
  expect(readOutcome(false, file).failures).toEqual(["ended with an error, though no test failed"]);
});
