import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  formulas,
  hostileTitles,
  writtenFeeds,
  type ShopRow,
} from "../src/engines/catalogue/feed/testing/written-feeds.ts";
import { uploading } from "./upload-products.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true, default_mode: "ecommerce" });

const { send, stored, ids } = uploading(shop);
const rows = (...titles: string[]): ShopRow[] => titles.map((title, i) => ({ id: `${i + 1}`, title }));

/** Read as it comes, as a long one is: of short JSON a fault is told at once. */
const asStream = (type: string): string => (type === "application/json" ? "application/octet-stream" : type);

const told = (code: string, words: RegExp) => ({ code, detail: expect.stringMatching(words) });
const endlessRow = told("malformed_csv", /^A row is longer than 20000000 characters/);
const endlessJson = told("malformed_json", /breaks off before its end/);
const endless: Record<string, object> = {
  google: told("malformed_xml", /characters come without a single tag/),
  csv: endlessRow,
  tsv: endlessRow,
  json: endlessJson,
  ndjson: told("payload_too_large", /^The line is longer than 1000000 bytes/),
  shopify: endlessJson,
  woocommerce: endlessJson,
};

describe.each(writtenFeeds)("a feed in $name", ({ type, format, firstLine, garbled, isMarkup, write }) => {
  test("of twenty thousand products is read to its end", async () => {
    const many = Array.from({ length: 20_000 }, (_, i) => ({ id: `${i}`, title: `Lamp ${i}` }));
    expect(await send(write(many), type, "?currency=EUR&dry_run=true")).toMatchObject({
      accepted: 20_000,
      failed: [],
      format,
    });
  });

  test("has what is wrong with a product told with its line, and the rest goes in", async () => {
    const given = rows("Lamp", "Free lamp", "GARBLED", "Chair", "Table");
    given[1]!.price = "free";
    given[4]!.description = "x".repeat(10_000_000);
    const { accepted, failed, failed_total } = await send(
      write(given).replace("GARBLED", garbled),
      asStream(type),
      "?currency=EUR",
    );
    expect([accepted, failed_total, failed.map(({ line }) => line - firstLine)]).toEqual([2, 3, [1, 2, 4]]);
    expect((await stored()).map(({ title }) => title)).toEqual(["Lamp", "Chair"]);
  });

  test("that unpacks to a single endless text is left, with what came before it taken", async () => {
    const feed = write(rows("Lamp", "ENDLESS"));
    const bomb = gzipSync(
      Buffer.concat([Buffer.from(feed.slice(0, feed.indexOf("ENDLESS"))), Buffer.alloc(60_000_000, "x")]),
    );
    expect(bomb.length).toBeLessThan(100_000);
    const packed = format === "ndjson" ? "?currency=EUR&format=ndjson" : "?currency=EUR";
    expect(await send(bomb, "application/gzip", packed)).toMatchObject({ accepted: 1, failed: [endless[format]] });
    expect(await ids()).toEqual(["1"]);
  });

  test("shows visitors no more of a hostile title than its text", async () => {
    const sent = [...hostileTitles, ...formulas.map((one) => ({ given: one, plain: one }))];
    const read = new Map(sent.map(({ given, plain }, i) => [`${i + 1}`, isMarkup ? plain : given]));
    const feed = write(rows(...sent.map(({ given }) => given)));
    expect(await send(feed, type, "?currency=EUR")).toMatchObject({ accepted: sent.length, failed: [] });
    const { products = [] } = await shop.app.send(shop.tenant.id, { message: "lamp", mode: "ecommerce" });
    expect(products.length).toBeGreaterThan(3);
    expect(products.map(({ title }) => title)).toEqual(products.map(({ id }) => read.get(id)));
  });
});

test.each(writtenFeeds.filter(({ format }) => format === "google"))(
  "entities of a document type are not even read in $name",
  async ({ type, write }) => {
    const entities = '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">';
    const feed = write(rows("Lamp &b;&x;")).replaceAll("&amp;", "&");
    const { accepted, failed } = await send(feed.replace("?>", `?><!DOCTYPE lolz [${entities}]>`), type);
    expect([accepted, failed]).toMatchObject([
      0,
      [{ code: "malformed_xml", detail: expect.stringMatching(/document type/) }],
    ]);
    expect(await ids()).toEqual([]);
  },
);

test.each(writtenFeeds.filter(({ hasEnd }) => hasEnd))(
  "a feed in $name that breaks off replaces nothing",
  async ({ type, write }) => {
    await send(write(rows("Lamp", "Chair")), type, "?currency=EUR");
    const feed = write(rows("Lamp", "Table", "Stool"));
    const cut = feed.slice(0, feed.indexOf("Stool"));
    const { accepted, failed } = await send(cut, asStream(type), "?currency=EUR&mode=replace");
    expect([accepted, failed]).toMatchObject([0, [{ detail: expect.stringContaining("Nothing was replaced") }]]);
    expect((await stored()).map(({ title }) => title)).toEqual(["Lamp", "Chair"]);
  },
);

test.each(["\u202e", "\u202d", "\u2067", "\u2068\u202b"])(
  "a title that turns letters round (%j) turns none of the answer's own",
  async (turning) => {
    const title = `Lamp ${turning}drawkcab`;
    await send(`id,title,price\n1,${title},5 EUR\n`, "text/csv");
    const { response, products } = await shop.app.send(shop.tenant.id, { message: "lamp", mode: "ecommerce" });
    expect(response).toContain("**Lamp drawkcab**");
    expect(products).toMatchObject([{ title }]);
  },
);
