import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./find-browser.ts";
import { readOutcome } from "./outcome.ts";
import { summarize, type Stage } from "./summary.ts";

/**
 * `npm test`: types, lint and format, unit and integration tests, end-to-end tests in a browser.
 * All stages run, whatever failed before. What failed, and what passed only when tried again, is named at the end; the last line tells how many tests passed
 * and failed, and the one before it how many were skipped, if any.
 */
const outcomes = mkdtempSync(join(tmpdir(), "widget-chat-outcomes-"));
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

function check(title: string, command: string, ...args: string[]): Stage {
  const passed = run(title, command, args);
  return {
    title,
    passed: Number(passed),
    skipped: 0,
    unsteady: [],
    failures: passed ? [] : [`see above, under "== ${title}"`],
  };
}

function tests(title: string, command: string, args: string[], extra: Record<string, string> = {}): Stage {
  const OUTCOME_FILE = join(outcomes, `${command}.json`);
  const succeeded = run(title, command, args, { ...extra, OUTCOME_FILE });
  return { title, ...readOutcome(succeeded, OUTCOME_FILE) };
}

function vitest(): Stage {
  const config = ["--config", "packages/checks/vitest.config.ts"];
  const reporters = ["--reporter=default", `--reporter=${reporter("vitest")}`];
  return tests("Unit and integration tests", "vitest", ["run", ...config, ...reporters]);
}

function playwright(): Stage {
  const title = "End-to-end tests";
  try {
    const browser = findBrowser();
    const args = ["test", `--reporter=list,${reporter("playwright")}`];
    return tests(title, "playwright", args, browser ? { BROWSER_PATH: browser } : {});
  } catch (error) {
    const { message } = error as Error;
    return { title, passed: 0, skipped: 0, unsteady: [], failures: [message] };
  }
}

function reporter(runner: string): string {
  return fileURLToPath(new URL(`${runner}-reporter.ts`, import.meta.url));
}

const stages = [
  check("Types", "tsc", "-b"),
  check("Lint", "oxlint", "--deny-warnings"),
  check("Format", "oxfmt", "--check"),
  check("Build", "npm", "run", "-s", "build"),
  vitest(),
  playwright(),
];
rmSync(outcomes, { recursive: true });
const { text, failed } = summarize(stages);
console.log(text);
process.exitCode = failed === 0 ? 0 : 1;
