import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSitemap } from "./read-sitemap.ts";

const base = "https://shop.example/sitemap.xml";
const read = (text: string | Uint8Array) => readSitemap(Buffer.from(text as string), base);
const urls = (text: string | Uint8Array) => read(text)?.pages.map(({ url }) => url);
const listing = (...locs: string[]): string =>
  `<?xml version="1.0"?><urlset>${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join("")}</urlset>`;

test.each<[string, string | Uint8Array]>([
  ["a page that is cut off in a comment", "<!doctype html><html><!-- oops <body>Not found</body></html>"],
  ["an address that is cut off", "<?xml version='1.0'?><urlset><url><loc>https://shop.exa"],
  ["a name that is none", "<urlset><__proto__><url/></__proto__></urlset>"],
  ["a document type that is cut off", '<!DOCTYPE x [<!ENTITY a "b"<urlset></urlset>'],
  ["packing that is cut off", gzipSync(listing("https://shop.example/a")).subarray(0, 30)],
  ["packing that swells", gzipSync(Buffer.alloc(60_000_000, "<"))],
  ["a listing that swells", gzipSync(listing("https://shop.example/a", " ".repeat(60_000_000)))],
  ["elements without end", "<urlset>".repeat(100_000)],
  ["a page", "<!doctype html><title>Not found</title><p>Not found.</p>"],
  ["nothing", ""],
])("%s is no sitemap", (_, text) => {
  expect(read(text)).toBeNull();
});

const nested = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");

test.each([
  ["within one another", `<!ENTITY e0 "ha">${nested}`, "/&e12;"],
  ["said very often", `<!ENTITY e0 "${"ha".repeat(4_000)}">`, `/${"&e0;".repeat(1_000)}`],
  ["of a file", '<!ENTITY e0 SYSTEM "file:///etc/passwd">', "/&e0;"],
])("entities of a document type unfold to next to nothing: %s", (_, entities, address) => {
  const told = read(`<!DOCTYPE urlset [${entities}]>${listing(...Array<string>(100).fill(address)).slice(21)}`);
  expect(told?.pages.map(({ url }) => url).join("") ?? "").not.toMatch(/haha|root/);
});

test("addresses are taken as they are meant", () => {
  expect(urls(listing("https://shop.example/?a=1&#38;b=2", "https://shop.example/?a=1&amp;b=3", "/c"))).toEqual([
    "https://shop.example/?a=1&b=2",
    "https://shop.example/?a=1&b=3",
    "https://shop.example/c",
  ]);
  expect(urls(listing("", " ", "https://shop.example/a"))).toEqual(["https://shop.example/a"]);
  expect(urls(`<urlset><url><loc>/a</loc></url></urlset><urlset><url><loc>/b</loc></url></urlset>`)).toEqual([
    "https://shop.example/a",
    "https://shop.example/b",
  ]);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(listing("/ä"), "utf16le")]);
  expect(urls(utf16)).toEqual(["https://shop.example/%C3%A4"]);
  expect(urls(gzipSync(listing("/a")))).toEqual(["https://shop.example/a"]);
  expect(urls("\uFEFFhttps://shop.example/a\r\nhttps://shop.example/b\r\n")).toHaveLength(2);
});

test("of a date nothing is left that cannot be stored", () => {
  const [page] = read(`<urlset><url><loc>/a</loc><lastmod>2026\0-${"x".repeat(44)}😀</lastmod></url></urlset>`)!.pages;
  expect(page!.lastmod).toMatch(/^2026-x+\uFFFD$/);
});
