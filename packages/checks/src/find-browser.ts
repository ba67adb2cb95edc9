import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { chromium } from "@playwright/test";

/**
 * The Chromium that the end-to-end tests drive: Playwright's own (null), else the system's. Best is one without a window
 * of its own, which takes half the time: as root on Debian it is installed where it is missing. Throws with what is
 * missing.
 */
export function findBrowser(): string | null {
  if (existsSync(chromium.executablePath())) return null;
  const found = which("chromium-headless-shell") ?? installed("chromium-headless-shell") ?? withWindow();
  if (found) return found;
  throw new Error(
    "The end-to-end tests need a Chromium and found none. Install one (`npx playwright install chromium`, or on Debian " +
      "`apt-get install chromium-headless-shell`) and run `npm test` again.",
  );
}

const withWindow = (): string | undefined => ["chromium", "chromium-browser", "google-chrome"].map(which).find(Boolean);

function installed(name: string): string | undefined {
  // Only Debian calls it so.
  if (userInfo().uid !== 0 || !which("apt-get") || !isDebian()) return undefined;
  console.log(`Installing Debian's ${name}, which the end-to-end tests drive.`);
  // Where no registry can be reached, a browser that is there must not wait long.
  const patience = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];
  spawnSync("apt-get", ["update", "-q", ...patience], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...patience, name, "fonts-liberation"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return which(name);
}

const isDebian = (): boolean =>
  existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

function which(command: string): string | undefined {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
