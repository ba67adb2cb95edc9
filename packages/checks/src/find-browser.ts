import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { chromium } from "@playwright/test";

/**
 * The Chromium that the end-to-end tests drive: Playwright's own (null), else the system's, else, as root on Debian,
 * one that is installed now. Throws with what is missing.
 */
export function findBrowser(): string | null {
  if (existsSync(chromium.executablePath())) return null;
  const found = onPath();
  if (found) return found;
  if (userInfo().uid === 0 && which("apt-get")) {
    console.log("No Chromium found; installing Debian's.");
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const installed = onPath();
  if (installed) return installed;
  throw new Error(
    "The end-to-end tests need a Chromium and found none. Install one (`npx playwright install chromium`, or on Debian " +
      "`apt-get install chromium`) and run `npm test` again.",
  );
}

const onPath = (): string | null => ["chromium", "chromium-browser", "google-chrome"].map(which).find(Boolean) ?? null;

function which(command: string): string | null {
  const { status, stdout } = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
