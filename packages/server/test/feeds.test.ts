import { gzipSync } from "node:zlib";
import type { Product } from "@widget-chat/contract/admin/product.ts";
import { describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { uploading } from "./upload-products.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });

const { send, stored, ids } = uploading(shop);

const rss = (...items: string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Shop</title><link>https://shop.example/</link><description>All</description>
${items.join("\n")}
</channel></rss>`;
const item = (id: string, more = ""): string =>
  `<item><g:id>${id}</g:id><title>Boot ${id}</title><g:price>49.95 EUR</g:price>${more}</item>`;

describe("Google Merchant", () => {
  const boot = rss(`<item>
    <g:id>B-1</g:id><title><![CDATA[Trail boot <script>alert(1)</script><b>"Fell"</b> &amp; co.]]></title>
    <description>&lt;p&gt;Warm &amp;amp; dry.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Light&lt;/li&gt;&lt;/ul&gt;</description>
    <link>https://shop.example/b1?a=1&amp;b=2</link>
    <g:image_link>https://shop.example/b1.jpg</g:image_link>
    <g:additional_image_link>https://shop.example/b2.jpg</g:additional_image_link>
    <g:additional_image_link>https://shop.example/b3.jpg</g:additional_image_link>
    <g:price>1,049.95 EUR</g:price><g:sale_price>949.95 EUR</g:sale_price>
    <g:sale_price_effective_date>2026-01-01T13:00-0800/2100-01-01T15:30-0800</g:sale_price_effective_date>
    <g:availability>in stock</g:availability><g:brand>Fell</g:brand><g:gtin>4006381333931</g:gtin><g:mpn>TB-1</g:mpn>
    <g:google_product_category>187</g:google_product_category><g:product_type>Shoes &gt; Boots</g:product_type>
    <g:item_group_id>B</g:item_group_id><g:color>Moss</g:color><g:size>37</g:size><g:material>Leather</g:material>
    <g:product_detail><g:section_name>General</g:section_name><g:attribute_name>Sole</g:attribute_name><g:attribute_value>Rubber</g:attribute_value></g:product_detail>
    <g:shipping><g:country>DE</g:country><g:price>4.95 EUR</g:price></g:shipping><g:custom_label_0>top</g:custom_label_0>
  </item>`);

  test("RSS brings all that it tells of a product, as plain text", async () => {
    const result = await send(boot, "application/xml");
    expect(result).toMatchObject({ accepted: 1, failed: [], failed_total: 0, format: "google" });
    expect(result.columns).toContainEqual({ column: "item_group_id", field: "group_id" });
    const [{ updated_at: _, ...product }] = (await stored()) as [Product];
    expect(product).toEqual({
      id: "B-1",
      title: 'Trail boot "Fell" & co.',
      brand: "Fell",
      description: "Warm & dry.\nLight",
      price: { amount: "1049.95", currency: "EUR" },
      sale_price: { amount: "949.95", currency: "EUR" },
      sale_from: "2026-01-01T21:00:00.000Z",
      sale_until: "2100-01-01T23:30:00.000Z",
      availability: "in_stock",
      url: "https://shop.example/b1?a=1&b=2",
      image_url: "https://shop.example/b1.jpg",
      more_images: ["https://shop.example/b2.jpg", "https://shop.example/b3.jpg"],
      gtin: "4006381333931",
      mpn: "TB-1",
      category: "Shoes > Boots",
      rating: null,
      group_id: "B",
      options: { color: "Moss", size: "37" },
      attributes: { material: "Leather", Sole: "Rubber" },
    });
  });

  test("Atom and TSV bring the same", async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
      <entry><g:id>A</g:id><title>Hat</title><link href="https://shop.example/hat"/><g:price>5.00 EUR</g:price><g:availability>out_of_stock</g:availability></entry></feed>`;
    expect(await send(atom, "application/atom+xml")).toMatchObject({ accepted: 1, format: "google" });
    const tsv = `id\ttitle\tlink\tprice\tavailability\tsize\nT\t19" monitor, black\thttps://shop.example/t\t5 EUR\tpreorder\t"19"""\n`;
    expect(await send(tsv, "text/tab-separated-values")).toMatchObject({ accepted: 1, format: "tsv" });
    expect(await stored()).toMatchObject([
      { id: "A", url: "https://shop.example/hat", availability: "out_of_stock", price: { amount: "5.00" } },
      { id: "T", title: '19" monitor, black', availability: "preorder", options: { size: '19"' } },
    ]);
  });

  test("a product that is broken is reported with its line, and the rest goes in", async () => {
    const feed = rss(
      item("1"),
      `<item><g:id>2</g:id><title>5 < 6</title><g:price>1 EUR</g:price></item>`,
      `<item><g:id>3</g:id><title>Never closed<g:price>1 EUR</g:price></item>`,
      `<item><g:id>4</g:id><title>R&D &nbsp; &eacute;</title><g:price>1 EUR</g:price></item>`,
      `<item><g:id>5</g:id><title>No price</title></item>`,
      item("6"),
    );
    const { failed, failed_total, accepted } = await send(feed, "text/xml");
    expect(failed.map(({ line, external_id }) => [line, external_id])).toEqual([
      [5, "2"],
      [6, "3"],
      [8, "5"],
    ]);
    expect(failed[2]?.detail).toBe(
      'The row has no price. Give each product a price, such as 49.95 EUR; if it stands in a column of another name, map that to "price".',
    );
    expect([accepted, failed_total]).toEqual([3, 3]);
    expect((await stored())[1]?.title).toBe("R&D é");
  });

  test("a feed that breaks off is told with its line, and replaces nothing", async () => {
    await send(rss(item("1"), item("2")), "text/xml");
    const half = rss(item("2"), item("3")).slice(0, -60);
    const replaced = await send(half, "text/xml", "?mode=replace");
    expect(replaced).toMatchObject({ accepted: 0, failed_total: 1 });
    expect(replaced.failed[0]?.detail).toMatch(
      /breaks off before its end.*Nothing was replaced; of its products 1 could/,
    );
    expect(await ids()).toEqual(["1", "2"]);
    expect((await send(half, "text/xml")).accepted).toBe(1);
  });

  test("a page of the shop is no feed", async () => {
    const { accepted, failed } = await send("<!doctype html><html><body><p>Hello<br></body></html>", "application/xml");
    expect([accepted, failed[0]?.code]).toEqual([0, "unsupported_format"]);
  });
});

describe("a table", () => {
  const german = `Artikelnummer;Bezeichnung;Preis;Angebotspreis;Verfügbarkeit;Hersteller;Farbe;Größe;Leistung;Bild-URL
00123;"Föhn; leise";1.299,00 €;999,00 €;auf Lager;Wärmewerk;rot;L;2000 W;https://shop.example/1.jpg
"=""00124""";=1+1;49,95;;12;;;;;
X;Ohne Preis;auf Anfrage;;ja;;;;;
`;

  test.each([
    "Référence parent",
    "Vaterartikel",
    "Referencia padre",
    "SKU parent",
    "Groupe de variantes",
    "parent_id",
    "id_grupo",
  ])("of variants is known by the column %s", async (column) => {
    const table = `id;title;price;${column}\nb-1;Boot;89,00 EUR;b\nb-2;Boot;89,00 EUR;b`;
    const { columns } = await send(table, "text/csv", "?dry_run=true");
    expect(columns).toContainEqual({ column, field: "group_id" });
  });

  test("names its columns in the shop's own language, and what they were taken for is told", async () => {
    const result = await send(german, "text/csv", "?currency=EUR");
    expect(result).toMatchObject({
      accepted: 2,
      format: "csv",
      failed_total: 1,
      failed: [{ line: 4, external_id: "X" }],
    });
    expect(result.failed[0]?.detail).toBe('The price "auf Anfrage" is not one amount, such as 49.95 EUR.');
    expect(Object.fromEntries(result.columns!.map(({ column, field }) => [column, field]))).toEqual({
      Artikelnummer: "id",
      Bezeichnung: "title",
      Preis: "price",
      Angebotspreis: "sale_price",
      Verfügbarkeit: "availability",
      Hersteller: "brand",
      Farbe: "color",
      Größe: "size",
      Leistung: "attribute",
      "Bild-URL": "image_url",
    });
    expect(await stored()).toMatchObject([
      {
        id: "00123",
        title: "Föhn; leise",
        price: { amount: "1299.00", currency: "EUR" },
        sale_price: { amount: "999.00" },
        brand: "Wärmewerk",
        options: { color: "rot", size: "L" },
        attributes: { Leistung: "2000 W" },
      },
      { id: "00124", title: "=1+1", price: { amount: "49.95" }, availability: "in_stock" },
    ]);
  });

  test("is tried without being taken, and read as its owner says", async () => {
    const table = "ref,what,cost,old cost,note\n1,Hat,5,7,secret\n";
    expect(await send(table, "text/csv", "?dry_run=true")).toMatchObject({ accepted: 0, failed_total: 1 });
    const mapping = { ref: "id", what: "title", "Old cost": "price", cost: "sale_price", note: "nothing" };
    const query = `?currency=EUR&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
    const { preview, ...tried } = await send(table, "text/csv", `${query}&dry_run=true`);
    expect(tried).toMatchObject({ accepted: 1, failed: [] });
    expect(preview).toMatchObject([{ id: "1", title: "Hat", price: { amount: "7" }, attributes: {} }]);
    expect(await ids()).toEqual([]);
    await send(table, "text/csv", query);
    expect(await stored()).toMatchObject([{ sale_price: { amount: "5" }, attributes: {} }]);
  });

  test.each(["no JSON", '{"a": "weight"}', "[1]"])("with the mapping %s is refused", async (mapping) => {
    const url = `${shop.url}/products?mapping=${encodeURIComponent(mapping)}`;
    expectProblem(await shop.app.upload(url, german, "text/csv"), "validation_failed");
  });

  test.each([
    ["Windows-1252", Buffer.from(german.replace("€", "EUR").replace("€", "EUR"), "latin1")],
    ["UTF-16", Buffer.from(`\uFEFF${german}`, "utf16le")],
    ["UTF-16 without its mark", Buffer.from(german, "utf16le")],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${german}`)],
    ["gzip", gzipSync(german)],
  ])("comes as %s", async (_, body) => {
    expect(await send(body, "application/octet-stream", "?currency=EUR")).toMatchObject({ accepted: 2 });
    expect((await stored())[0]).toMatchObject({ id: "00123", title: "Föhn; leise", brand: "Wärmewerk" });
  });

  test("comes as Turkish Excel writes it: Windows-1254", async () => {
    // In the charset, the letters stand where Icelandic ones do in Latin-1.
    const written = "id;ba\u00fel\u00fdk;fiyat\n1;\u00ddnce \u00fe\u00fdk tabak;12,90 TL\n";
    expect(await send(Buffer.from(written, "latin1"), "text/csv")).toMatchObject({ accepted: 1, failed: [] });
    expect(await stored()).toMatchObject([{ title: "İnce şık tabak", price: { amount: "12.90", currency: "TRY" } }]);
  });

  test("whose letters beyond ASCII come late is still that of a spreadsheet", async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => `${i};Hat number ${i} without anything beyond ASCII;5 EUR\n`);
    const body = Buffer.from(`id;title;price\n${rows.join("")}Z;Föhn;5 EUR\n`, "latin1");
    expect(await send(body, "text/csv")).toMatchObject({ accepted: 5_001 });
    expect((await shop.app.admin("GET", `${shop.url}/search?mode=ecommerce&q=F%C3%B6hn`)).json()).toMatchObject({
      results: [{ title: "Föhn" }],
    });
  });

  test("has addresses without https:// completed", async () => {
    await send("id;title;price;link\n1;Hat;5 EUR;www.shop.example/hat\n", "text/csv");
    expect(await stored()).toMatchObject([{ url: "https://www.shop.example/hat" }]);
  });

  test.each([
    ["1.299 EUR", "can be read as two amounts"],
    ["-5 EUR", "is not one amount"],
    ["5 - 10 EUR", "is not one amount"],
    ["$5", "has no currency"],
    ["5 Taler", "has a currency that is not known"],
    ["5 XXX", "has a currency that is not known"],
  ])("with the price %s says why that is none", async (price, reason) => {
    const { accepted, failed } = await send(`id;title;price\n1;Hat;${price}\n`, "text/csv");
    expect([accepted, failed[0]?.detail]).toEqual([0, expect.stringContaining(reason)]);
  });

  test.each([
    ["5", "5"],
    ["5,00", "5.00"],
    ["1'299.50 CHF", "1299.50"],
    ["1 299,50", "1299.50"],
    ["USD 1,234,567.8", "1234567.8"],
    ["0.500 EUR", "0.50"],
    ["1.500 KWD", "1.50"],
    ["€ 12,-", "12.00"],
    ["1.299,– €", "1299.00"],
    ["12,- 5", null],
    ["12 5", null],
    ["1,2.3,4", null],
    ["1.2.3", null],
  ])("with the price %s", async (price, amount) => {
    await send(`id;title;price\n1;Hat;${price}\n`, "text/csv", "?currency=EUR");
    expect((await stored())[0]?.price.amount ?? null).toBe(amount);
  });

  test.each([
    ["R$ 1.299,90", "1299.90 BRL"],
    ["12,99 zł", "12.99 PLN"],
    ["US$12", "12 USD"],
    ["A$ 12.50", "12.50 AUD"],
    ["499,- Kč", "499.00 CZK"],
    ["₩12,000", "12000 KRW"],
  ])("with the price %s is in that currency", async (price, told) => {
    await send(`id;title;price\n1;Hat;${price}\n`, "text/csv", "?currency=EUR");
    expect((await stored()).map((one) => `${one.price.amount} ${one.price.currency}`)).toEqual([told]);
  });

  test("has an amount that could be two read as the others are", async () => {
    await send("id;title;price\n1;Hat;1.299\n2;Cap;4,95\n", "text/csv", "?currency=EUR");
    expect((await stored()).map(({ price }) => price.amount)).toEqual(["1299", "4.95"]);
  });

  test.each([
    // "1.299" is no price of a shop that writes "189.00": it may be a thousand and more.
    ["189.00", "1.299"],
    ["189,00", "1,299"],
    // Who writes both, writes the third either way.
    ["189.00\n3;Cap;4,95", "1,299"],
  ])("has an amount that could be two refused where the others are written as %j", async (others, price) => {
    const { failed } = await send(`id;title;price\n1;Hat;${price}\n2;Boot;${others}\n`, "text/csv", "?currency=EUR");
    expect(failed).toMatchObject([{ external_id: "1", detail: expect.stringContaining("can be read as two amounts") }]);
  });

  test("says what is wrong with each row, a hundred of them, and how many there are", async () => {
    const rows = Array.from({ length: 500 }, (_, i) => `${i},Hat,free\n`).join("");
    const { failed, failed_total, accepted } = await send(`id,title,price\n${rows}ok,Hat,5 EUR\n`, "text/csv");
    expect([accepted, failed.length, failed_total, failed[99]?.line]).toEqual([1, 100, 500, 101]);
  });

  test("tells where a row begins, also behind and with texts of several lines", async () => {
    const feed = `id,title,price,description\n1,Hat,5 EUR,"One\ntwo\nthree"\n2,Cap,free,"One\ntwo"\n3,Boot,,\n`;
    const { failed } = await send(feed, "text/csv");
    expect(failed.map(({ line, external_id }) => [line, external_id])).toEqual([
      [5, "2"],
      [7, "3"],
    ]);
  });

  test("is read on after a row of ten megabytes, but not after a quotation mark that is never closed", async () => {
    const long = `id,title,price,note\n1,Hat,5 EUR,\n2,Cap,5 EUR,"${"x".repeat(10_000_000)}"\n3,Boot,5 EUR,\n`;
    expect(await send(long, "text/csv")).toMatchObject({ accepted: 2, failed: [{ line: 3 }] });
    const open = `id,title,price\n1,Hat,5 EUR\n2,"Cap,5 EUR\n3,Boot,5 EUR\n`;
    const result = await send(open, "text/csv");
    expect(result).toMatchObject({ failed: [{ code: "malformed_csv" }] });
    expect(result.failed[0]?.detail).toMatch(/never closed/);
  });

  test.each(["<!DOCTYPE html><html><body>Sign in</body></html>", "\n<html lang=en><p>404 – not found"])(
    "that is a web page says so: %s",
    async (page) => {
      const { failed } = await send(page, "application/octet-stream", "?mode=replace");
      expect(failed).toMatchObject([{ code: "unsupported_format", detail: expect.stringContaining("web page") }]);
    },
  );

  test("that is a ZIP file, broken gzip, or nothing, changes nothing", async () => {
    await send("id,title,price\n1,Hat,5 EUR\n", "text/csv");
    const zip = await send(
      Buffer.from("PK\u0003\u0004xxxxxxxx", "latin1"),
      "application/octet-stream",
      "?mode=replace",
    );
    expect(zip.failed).toMatchObject([{ code: "unsupported_format" }]);
    const packed = gzipSync(german);
    const cut = await send(packed.subarray(0, packed.length - 20), "application/gzip", "?mode=replace&currency=EUR");
    expect(cut.failed.at(-1)).toMatchObject({ code: "broken_gzip" });
    const bare = await send("id,title,price\n", "text/csv", "?mode=replace");
    expect(bare.failed).toMatchObject([{ code: "no_products", detail: expect.stringContaining("no product below") }]);
    expect(await ids()).toEqual(["1"]);
  });
});
