import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "demo-shop-"));
let files: string[];
let pages: { path: string; markup: string }[];

beforeAll(async () => {
  await buildSite(folder);
  files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  pages = files
    .filter((path) => path.endsWith(".html"))
    .map((path) => ({ path, markup: readFileSync(join(folder, path), "utf8") }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const widgetAtTheEnd =
  /<script type="module" src="\/chat-widget\.js" data-tenant-id="demo"><\/script>\s*<\/body>\s*<\/html>\s*$/;

const targets = (text: string, attributes: string): string[] =>
  [...text.matchAll(new RegExp(`\\s(?:${attributes})="([^"]*)"`, "g"))].map((match) => match[1]!);

test("every link, picture, font and fragment leads to something that was built", () => {
  const markupOf = new Map(pages.map(({ path, markup }) => [`/demo/${path.replace(/index\.html$/, "")}`, markup]));
  const built = new Set([...markupOf.keys(), ...files.map((path) => `/demo/${path}`)]);
  const sheet = readFileSync(join(folder, "shop.css"), "utf8");
  const broken = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1]!).filter((url) => !built.has(url));
  for (const [page, markup] of markupOf) {
    for (const target of targets(markup, "href|src|srcset")) {
      if (target === "/chat-widget.js" || target.startsWith("mailto:")) continue;
      const [path, fragment] = target.split("#");
      const there = path === "" ? markup : markupOf.get(path!);
      const found = path === "" || built.has(path!);
      if (!found || (fragment && there && !there.includes(` id="${fragment}"`))) broken.push(`${page} -> ${target}`);
    }
  }
  expect(pages.length).toBeGreaterThan(120);
  expect(broken).toEqual([]);
});

test("nothing is asked of another host, and pages carry scripts of their own before the widget's", () => {
  const texts = files
    .filter((path) => /\.(html|css|svg)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
  const remote = texts.filter(({ text }) =>
    /(?:https?:)?\/\/[a-z0-9]/i.test(text.replaceAll("http://www.w3.org/2000/svg", "")),
  );
  expect(remote.map(({ path }) => path)).toEqual([]);
  for (const { path, markup } of pages) {
    const scripts = [...markup.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, source]) => source);
    const own = { "index.html": ["ask"], "try/index.html": ["fitting-room"] }[path] ?? [];
    const all = [...own, "basket"].map((name) => `/demo/scripts/${name}.js`);
    expect(scripts, path).toEqual([...all, "/chat-widget.js"]);
    expect(markup.match(/<script\b/g), path).toHaveLength(scripts.length);
    expect(markup, path).toMatch(widgetAtTheEnd);
    expect(markup, path).not.toMatch(/\s(?:style|on[a-z]+)="/);
  }
});

test("what a page's script imports was built, and is no TypeScript", () => {
  const scripts = files.filter((path) => path.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of scripts) {
    const text = readFileSync(join(folder, path), "utf8");
    for (const [, imported] of text.matchAll(/^import .* from "([^"]+)"/gm))
      expect(files, `${path} -> ${imported}`).toContain(join(path, "..", imported!));
    expect(text, path).not.toMatch(/\bimport type\b|^interface /m);
  }
});
