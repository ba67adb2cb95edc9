import { defineConfig } from "vitest/config";

const packages = new URL("../", import.meta.url).pathname;

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
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "units",
          root: packages,
          include: ["{contract,client,widget,demo,bench,checks}/src/**/*.test.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
