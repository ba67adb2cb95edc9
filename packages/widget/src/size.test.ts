import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The most bytes that travel, compressed with brotli: the script tag's own file, and all that a first chat in English needs. */
const budget = { loader: 4_400, chat: 35_000 };

const out = mkdtempSync(join(tmpdir(), "chat-widget-"));
const read = (file: string) => readFileSync(join(out, file), "utf8");

beforeAll(async () => {
  const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
  await build({ configFile, logLevel: "error", build: { outDir: out, emptyOutDir: true } });
}, 60_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

const importsOf = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, to]) => posix.join(posix.dirname(file), to ?? ""));

/** What a file pulls in at once. */
const statics = (file: string) => importsOf(file, /(?:import|from)\s*["'`](\.[^"'`]+)["'`]/g);
/** What it pulls in when the time comes. */
const dynamics = (file: string) => importsOf(file, /import\(\s*["'`](\.[^"'`]+)["'`]/g);

function withStatics(files: string[]): string[] {
  const all = new Set(files);
  for (const file of all) for (const more of statics(file)) all.add(more);
  return [...all];
}

const weigh = (files: string[]) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

test("the loader is one file within its budget", () => {
  expect(withStatics(["chat-widget.js"])).toEqual(["chat-widget.js"]);
  expect(weigh(["chat-widget.js"])).toBeLessThanOrEqual(budget.loader);
});

test("everything needed to chat is within its budget", () => {
  const needed = withStatics(["chat-widget.js", ...dynamics("chat-widget.js")]);
  expect(needed.length).toBeGreaterThan(1);
  expect(weigh(needed)).toBeLessThanOrEqual(budget.chat);
});

test("nothing imports the loader: under another address (`?v=2`) it would be loaded a second time", async () => {
  const chunks = await readdir(join(out, "chat-widget"));
  expect(chunks.length).toBeGreaterThan(3);
  for (const chunk of chunks)
    expect([...statics(`chat-widget/${chunk}`), ...dynamics(`chat-widget/${chunk}`)]).not.toContain("chat-widget.js");
});

test("every file but the loader carries a hash of its content, and none a source map", async () => {
  const files = await readdir(out, { recursive: true });
  const chunks = files.filter((file) => file.endsWith(".js") && file !== "chat-widget.js");
  for (const chunk of chunks) expect(chunk).toMatch(/^chat-widget\/[\w-]+-[\w-]{8}\.js$/);
  for (const chunk of chunks) expect(read(chunk)).not.toContain("sourceMappingURL");
});
