import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPlaywright, countVitest, sum, type Counts, type PlaywrightReport, type VitestReport } from "./counts.ts";
import { findBrowser } from "./find-browser.ts";

/**
 * `npm test`: types, lint and format, unit and integration tests, end-to-end tests in a browser.
 * All stages run, whatever failed before; the last line tells how many tests passed and failed, and the one before it
 * how many were skipped, if any.
 */
const reports = mkdtempSync(join(tmpdir(), "widget-chat-reports-"));
const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };

function run(title: string, command: string, args: string[], extra: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`);
  const { status, error } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...env, ...extra },
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

const check = (title: string, command: string, ...args: string[]): Counts => {
  const passed = run(title, command, args);
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
};

function vitest(): Counts {
  const file = join(reports, "vitest.json");
  const args = [
    "run",
    "--config",
    "packages/checks/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const succeeded = run("Unit and integration tests", "vitest", args);
  return countVitest(succeeded, readReport<VitestReport>(file));
}

function playwright(): Counts {
  const file = join(reports, "playwright.json");
  let browser: string | null;
  try {
    browser = findBrowser();
  } catch (error) {
    console.error(`\n== End-to-end tests\n${(error as Error).message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const extra = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser && { BROWSER_PATH: browser }) };
  const succeeded = run("End-to-end tests", "playwright", ["test", "--reporter=list,json"], extra);
  return countPlaywright(succeeded, readReport<PlaywrightReport>(file));
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return null;
  }
}

const results = [
  check("Types", "tsc", "-b"),
  check("Lint", "oxlint", "--deny-warnings"),
  check("Format", "oxfmt", "--check"),
  check("Build", "npm", "run", "-s", "build"),
  vitest(),
  playwright(),
];
rmSync(reports, { recursive: true });
const { passed, failed, skipped } = sum(results);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
