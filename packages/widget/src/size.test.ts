import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, createLogger } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The most bytes that travel, compressed with brotli: the script tag's own file, and all that a first chat in English needs. */
const budget = { loader: 5_000, chat: 35_000 };

const out = mkdtempSync(join(tmpdir(), "chat-widget-"));
/** What the build says. */
const printed: string[] = [];
const read = (file: string) => readFileSync(join(out, file), "utf8");

beforeAll(async () => {
  const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
  const customLogger = { ...createLogger("error"), warn: (line: string) => void printed.push(line) };
  await build({ configFile, logLevel: "error", customLogger, build: { outDir: out, emptyOutDir: true } });
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

/** What comes with the page at idle, and what only comes where it is asked for. */
const extras = { idle: 1_700, tone: 650, escape: 250, proactive: 2_900, "browser-agent": 1_000, doctor: 6_500 };

const weigh = (files: string[]) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

test("the loader is one file within its budget", () => {
  expect(withStatics(["chat-widget.js"])).toEqual(["chat-widget.js"]);
  expect(weigh(["chat-widget.js"])).toBeLessThanOrEqual(budget.loader);
});

/** The folder of the chunks: its name is a hash of them all. */
const home = async () => `chat-widget/${(await readdir(join(out, "chat-widget"))).join()}`;

test("everything needed to chat is within its budget", async () => {
  const panel = `${await home()}/chat.js`;
  expect(dynamics("chat-widget.js")).toContain(panel);
  expect(weigh(withStatics(["chat-widget.js", panel]))).toBeLessThanOrEqual(budget.chat);
});

/** Parts of the chat that the first one does without, by the names of their files. */
const parts = [
  "prechat-form",
  "csat-form",
  "product-list",
  "source-list",
  "filter-list",
  "code-block",
  "answer-table",
  "answer-picture",
  "conversation-end",
  "rare-wishes",
  "panel-menu",
  "panel-sheet",
  "conversation-list",
  "device-link",
  "erase-form",
  "no-chat",
  "more-en",
];

test("the first chat holds no form, card, sheet, and no language but English", async () => {
  const folder = await home();
  const first = withStatics(["chat-widget.js", `${folder}/chat.js`]);
  const locales = (await readdir(join(import.meta.dirname, "locales")))
    .map((file) => /^(\w\w)\.ts$/.exec(file)?.[1] ?? "en")
    .filter((locale) => locale !== "en");
  expect(locales.length).toBeGreaterThan(20);
  for (const name of [...parts, ...locales]) {
    // A file of its own, fetched when the time comes: what the first chat held would have none.
    expect(dynamics(`${folder}/chat.js`).concat(dynamics(`${folder}/panel-sheet.js`))).toContain(
      `${folder}/${name}.js`,
    );
    expect(first).not.toContain(`${folder}/${name}.js`);
  }
  for (const name of Object.keys(extras)) expect(first).not.toContain(`${folder}/${name}.js`);
});

test("what most pages never need stays out of what every page loads, and small", async () => {
  for (const [name, most] of Object.entries(extras))
    expect(weigh([`${await home()}/${name}.js`]), name).toBeLessThanOrEqual(most);
});

test("the pinned loader is the loader, beside the files that it fetches", async () => {
  const pinned = `${await home()}/loader.js`;
  expect(read(pinned).length).toBeGreaterThan(5_000);
  expect(dynamics(pinned).sort()).toEqual(dynamics("chat-widget.js").sort());
});

test("the build prints the tag that pins it, with the hash of that very file", async () => {
  const pinned = `${await home()}/loader.js`;
  const hash = createHash("sha384")
    .update(readFileSync(join(out, pinned)))
    .digest("base64");
  const tag = /<script [^>]*>/.exec(printed.join("\n"))?.[0];
  expect(tag).toContain(`src="https://chat.example/${pinned}"`);
  expect(tag).toContain(`integrity="sha384-${hash}"`);
});

test("nothing imports the loader: under another address (`?v=2`) it would be loaded a second time", async () => {
  const folder = await home();
  const chunks = (await readdir(join(out, folder))).filter((chunk) => chunk !== "loader.js");
  expect(chunks.length).toBeGreaterThan(30);
  for (const chunk of chunks)
    for (const other of [...statics(`${folder}/${chunk}`), ...dynamics(`${folder}/${chunk}`)])
      expect(chunks).toContain(posix.basename(other));
});

test("every file but the loader lies in a folder named after their content, and none has a source map", async () => {
  expect(await home()).toMatch(/^chat-widget\/[\da-f]{8}$/);
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith(".js"));
  for (const file of files) {
    expect(file === "chat-widget.js" || file.startsWith(`${await home()}/`), file).toBe(true);
    expect(read(file)).not.toContain("sourceMappingURL");
  }
});
