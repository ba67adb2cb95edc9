import { describe, expect, test } from "vitest";
import { productUpload } from "../../../http/feed-upload.ts";
import type { FailedLine } from "../../retrieval/workers/bulk.ts";
import { openFeed } from "./read-feed.ts";
import { formulas, hostileTitles, writtenFeeds, type ShopRow } from "./testing/written-feeds.ts";

const rows = (...titles: string[]): ShopRow[] => titles.map((title, i) => ({ id: `${i + 1}`, title }));

describe.each(writtenFeeds)("$name", ({ type, format, firstLine, garbled, tellsId, hasEnd, isMarkup, write }) => {
  /** Its lines as they come in pieces of a few bytes. */
  async function read(text: string) {
    const bytes = Buffer.from(text);
    async function* pieces(): AsyncGenerator<Buffer> {
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
    }
    const feed = openFeed(
      pieces(),
      { format: null, contentType: type, currency: "EUR", mapping: {} },
      productUpload.check,
    );
    const products: unknown[] = [];
    const faults: FailedLine[] = [];
    for await (const line of feed.lines) {
      if ("value" in line) products.push({ line: line.line, ...line.value });
      else faults.push(line);
    }
    return { products, faults, told: feed.told() };
  }
  const lineOf = (row: number): number => firstLine + row;
  const titles = (products: unknown[]): string[] => products.map((product) => (product as { title: string }).title);

  test("is read however it is cut into pieces", async () => {
    const { products, faults, told } = await read(write(rows("Lamp", "Grüne Lampe 🪔")));
    expect([faults, told.format]).toEqual([[], format]);
    expect(products).toMatchObject([
      { line: lineOf(0), id: "1", title: "Lamp", price: { amount: "5.00", currency: "EUR" } },
      { line: lineOf(1), id: "2", title: "Grüne Lampe 🪔" },
    ]);
  });

  test("has a product without a price, and a row that is none, told with their lines, and the others taken", async () => {
    const given = rows("Lamp", "Free lamp", "GARBLED", "Chair");
    given[1]!.price = "free";
    const { products, faults } = await read(write(given).replace("GARBLED", garbled));
    expect(titles(products)).toEqual(["Lamp", "Chair"]);
    expect(faults).toMatchObject([
      { line: lineOf(1), externalId: "2", code: "validation_failed" },
      { line: lineOf(2), ...(tellsId && { externalId: "3" }), detail: expect.any(String) },
    ]);
  });

  test("is taken up to where it breaks off", async () => {
    const text = write(rows("Lamp", "Chair"));
    const { products, faults } = await read(text.slice(0, text.indexOf("Chair")));
    expect(titles(products)).toEqual(["Lamp"]);
    expect(faults.map(({ breaksOff = false }) => breaksOff)).toEqual([hasEnd]);
  });

  test(`has what stands in a title ${isMarkup ? "as plain text" : "as it was sent"}`, async () => {
    const { products, faults } = await read(write(rows(...hostileTitles.map(({ given }) => given))));
    expect(faults).toEqual([]);
    expect(titles(products)).toEqual(hostileTitles.map(({ given, plain }) => (isMarkup ? plain : given)));
  });

  test("keeps a formula as the text that it is", async () => {
    const { products, faults } = await read(write(rows(...formulas)));
    expect(faults).toEqual([]);
    expect(titles(products)).toEqual(formulas);
  });
});
