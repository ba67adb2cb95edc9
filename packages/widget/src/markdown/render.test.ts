import { picture } from "../picture.ts";
import { loadWords, wantAll } from "../locales/load-words.ts";
import fc from "fast-check";
import { nothing, type TemplateResult } from "lit";
import { beforeAll, expect, test, vi } from "vitest";
import { renderMarkdown } from "./render.ts";

await wantAll();
const words = await loadWords("en");

beforeAll(() => {
  vi.stubGlobal("location", { host: "shop.example" });
  // What is fetched for a table cannot be defined here, and waits for the network.
  vi.stubGlobal("addEventListener", () => {});
});

const render = (source: string) =>
  renderMarkdown(source, { words, imageHosts: ["cdn.example"], citation: () => undefined });

/** A value that goes into the page, and what of the template stands before it. */
type Bound = [before: string, value: unknown];

/** All that templates bind, in the order of the page. */
function boundIn(value: unknown): Bound[] {
  if (Array.isArray(value)) return value.flatMap(boundIn);
  if (!isTemplate(value)) return [];
  const { strings, values } = value;
  return values.flatMap((inner, at) => [[strings[at] ?? "", inner] as Bound, ...boundIn(inner)]);
}

const isTemplate = (value: unknown): value is TemplateResult =>
  typeof value === "object" && value !== null && "_$litType$" in value;

/** As a reader of the source would see it. */
const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join("");
  if (!isTemplate(value)) return typeof value === "string" || typeof value === "number" ? String(value) : "";
  return value.strings
    .map((text, at) => text + written(value.values[at]))
    .join("")
    .replace(/\s+/g, " ");
};

/** Pieces that a text may be put together from to get something past the reader. */
const piece = fc.constantFrom(
  ..."[ ] ( ) ! ![ ]( * ** _ ~~ ` ``` | \n \n\n - 1. > # < > \\ \" ' [1] |-|-|".split(/ (?!$)/),
  "<img src=x onerror=alert(1)>",
  "<script>",
  "javascript:alert(1)",
  "JAVASCRIPT:x",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "https://cdn.example/p.png",
  "https://evil.example/p.png",
  "mailto:a@b.example",
  "http://",
  "https:",
  "onerror=",
  "${",
  "\0",
  "\u202e",
);
const hostile = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 60 })
  .map((pieces) => pieces.join(""));

const bindings = (source: string, place: RegExp) =>
  boundIn(render(source))
    .filter(([before]) => place.test(before))
    .map(([, value]) => value);

test("whatever is written, an address leads to the web, a mailbox or a telephone", () => {
  const leadsElsewhere = (href: unknown) => !/^(https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(String(href));
  fc.assert(
    fc.property(hostile, (source) => !bindings(source, /href=$/).some(leadsElsewhere)),
    { numRuns: 2_000 },
  );
});

test("whatever is written, pictures come from where they may", () => {
  const isStrange = (src: unknown) => !/^(cdn|shop)\.example$/.test(new URL(String(src)).host);
  fc.assert(
    fc.property(hostile, (source) => !bindings(source, /src=$/).some(isStrange)),
    { numRuns: 2_000 },
  );
});

test("whatever is written, it is bound as text, or to one of few attributes", () => {
  const places = /(?:^|>|}|\s|(?:href|class|start|\.text|\.words|\.src|\.name|\.head|\.align|\.rows)=)$/;
  const isPlain = (value: unknown) => ["string", "number"].includes(typeof value) || value === nothing;
  fc.assert(
    fc.property(hostile, (source) => {
      expect(boundIn(render(source)).filter(([before]) => !places.test(before))).toEqual([]);
      expect(bindings(source, /\s[a-z-]+=$/).filter((value) => !isPlain(value))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test("a picture from where it may come is loaded, by its own address and no referrer", () => {
  expect(written(render("![The mug](https://cdn.example/mug.jpg)"))).toContain(
    ".src=https://cdn.example/mug.jpg .name=The mug",
  );
  expect(written(render("![The mug](https://shop.example/mug.jpg)"))).toContain(".src=https://shop.example/mug.jpg");
  expect(written(picture("https://cdn.example/mug.jpg", "The mug"))).toContain(
    '<img src=https://cdn.example/mug.jpg alt=The mug loading="lazy" decoding="async" referrerpolicy="no-referrer"',
  );
});

test("any other picture is a link, and within a link words", () => {
  expect(written(render("![The mug](https://evil.example/mug.jpg)"))).toMatch(
    /^<p><a [^>]*href=https:\/\/evil\.example\/mug\.jpg [^>]*>The mug<\/a><\/p>$/,
  );
  expect(written(render("![](https://evil.example/mug.jpg)"))).toContain(">Picture</a>");
  expect(written(render("[![The mug](https://evil.example/mug.jpg)](https://shop.example)"))).toMatch(
    /^<p><a [^>]*href=https:\/\/shop\.example [^>]*>The mug<\/a><\/p>$/,
  );
});

test("in a link nothing else can be pressed", () => {
  const source = "[see [1] and ![a mug](https://cdn.example/mug.jpg)](https://shop.example)";
  expect(written(render(source)).match(/<a /g)).toHaveLength(1);
});
