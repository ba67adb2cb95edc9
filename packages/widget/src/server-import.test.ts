import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";
import { version } from "./version.ts";

test("what is built can be imported where there is no page", async () => {
  const out = mkdtempSync(join(tmpdir(), "chat-widget-"));
  const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
  await build({ configFile, logLevel: "error", build: { outDir: out, emptyOutDir: true } });
  const address = pathToFileURL(join(out, "chat-widget.js")).href;
  const program = `import(${JSON.stringify(address)}).then(() => console.log("imported", typeof window, typeof HTMLElement))`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  rmSync(out, { recursive: true, force: true });
  expect(said.trim()).toBe("imported undefined undefined");
}, 60_000);

test("the release says what the package says", () => {
  const about = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
  expect(about.version).toBe(version);
});
