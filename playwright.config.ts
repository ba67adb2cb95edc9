import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./packages/checks/src/find-browser.ts";

const port = Number((process.env["E2E_PORT"] ??= "20800"));
const hostPagesPort = Number((process.env["E2E_HOST_PAGES_PORT"] ??= String(port + 1)));
const modelPort = Number((process.env["E2E_MODEL_PORT"] ??= String(port + 2)));
/** The same server once more, with a model behind it. */
const withModelPort = Number((process.env["E2E_WITH_MODEL_PORT"] ??= String(port + 3)));
process.env["E2E_ADMIN_KEY"] ??= "a-key-for-the-end-to-end-tests";
// The workers read this file too, and must not make a folder each.
process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "widget-chat-e2e-"));
const dataDir = process.env["E2E_DATA_DIR"];
const adminKey = process.env["E2E_ADMIN_KEY"];

// The workers read this file too, and need not look again.
const executablePath = (process.env["BROWSER_PATH"] ??= findBrowser() ?? "");
const launchOptions = {
  ...(executablePath && { executablePath }),
  // As root, Chromium has no sandbox; and it must ask nobody but the servers below.
  args: ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--disable-component-update"],
};

/** Specs of what no screen's size changes: what is said, kept, sent and told to the page, and when. */
const wherever = [
  "browser-agent|commands|doctor|events|feeds|identity|late-answers|limits|markdown|model|network|no-trace|on-demand|options",
  "package|reload|requests|second-tab|sound|tabs|theming",
].map((specs) => new RegExp(`/(${specs})\\.spec\\.ts$`));

/** Drives other browsers than Chromium, those that are installed. */
const others = /other-browsers\.spec\.ts$/;

/** Drives what ships: the built server on its embedded database, and another site whose pages carry the widget. */
export default defineConfig({
  testDir: "packages/e2e/tests",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // What passes only then is named at the end of `npm test`.
  retries: 1,
  // Generous: a slow machine is no failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: "test-results",
  use: { baseURL: `http://localhost:${port}`, launchOptions, trace: "on-first-retry" },
  projects: [
    {
      name: "desktop",
      testIgnore: [/phone\.spec\.ts$/, others],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 }, launchOptions },
    },
    // What does not show is the same on a phone.
    { name: "phone", testIgnore: [...wherever, others], use: { ...devices["Pixel 7"], launchOptions } },
    // Each test starts a whole browser.
    { name: "others", testMatch: others, timeout: 120_000 },
  ],
  webServer: [
    server(port, "plain", {}),
    server(withModelPort, "model", {
      DEMO: "off",
      MODEL_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
      MODEL_NAME: "scripted",
    }),
    {
      command: "exec node packages/e2e/src/host-pages.ts",
      url: `http://127.0.0.1:${hostPagesPort}/plain`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      env: { PORT: String(hostPagesPort), WIDGET_URL: `http://localhost:${port}/chat-widget.js` },
    },
    {
      command: "exec node packages/e2e/src/scripted-model.ts",
      url: `http://127.0.0.1:${modelPort}/`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      env: { PORT: String(modelPort) },
    },
  ],
});

function server(at: number, folder: string, env: Record<string, string>) {
  return {
    command: "exec node packages/server/src/main.ts",
    url: `http://localhost:${at}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 30_000 },
    env: {
      PORT: String(at),
      DATA_DIR: join(dataDir, folder),
      ADMIN_API_KEY: adminKey,
      LOG_LEVEL: "warn",
      // Their documents stand on pages that there are not.
      LINK_CHECK: "off",
      ...env,
    },
  };
}
