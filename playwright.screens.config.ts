import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/** Compares the reference pictures as well, on the machine whose fonts they were made with. */
export default defineConfig<{ pictures: boolean }>({
  ...config,
  testMatch: "screens.spec.ts",
  globalTeardown: "./packages/e2e/src/pictures/fewer-colours.ts",
  snapshotPathTemplate: "packages/e2e/screens/{projectName}-{arg}{ext}",
  use: { ...config.use, pictures: true },
});
