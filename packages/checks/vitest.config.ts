import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const packages = fileURLToPath(new URL("../", import.meta.url));

// Threads and processes of the server start anew in many tests, and need not compile the same code each time.
process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "widget-chat-compiled");

/**
 * What is polled for comes when it comes; a test's own time-out is the bound. Generous: a slow machine is no failure. What
 * passes only when tried again is named at the end of `npm test`. What a file sets up is not tried again, and has longer for it.
 */
const patience = { retry: 1, testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } } };

/** Every test but the end-to-end ones: `vitest run --config packages/checks/vitest.config.ts`. */
export default defineConfig({
  test: {
    // Most tests wait for a database or a browser: more of them run at once than there are processors.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "server",
          root: `${packages}server`,
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          globalSetup: ["test/cluster.ts"],
          // Files share what they import: code that has run before runs several times as fast, and importing it anew took a
          // quarter of a run.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "units",
          root: packages,
          include: ["{contract,client,widget,demo,bench,checks}/src/**/*.test.ts"],
          ...patience,
        },
      },
    ],
  },
});
