/** A product as a shop has it, before it is written into a feed. */
export interface ShopRow {
  id: string;
  title: string;
  description?: string;
  /** In EUR. */
  price?: string;
}

/** How a shop writes its products; `google` is written in two ways. */
export interface WrittenFeed {
  name: string;
  type: string;
  /** What it is told to be read as. */
  format: string;
  /** The line of its first product, of which each has one of its own. */
  firstLine: number;
  /** In place of a title, what makes its row none. */
  garbled: string;
  /** Where a fault is told, the product's id may be. */
  tellsId: boolean;
  /** Whether it has an end, without which it is known to be cut. */
  hasEnd: boolean;
  /** Whether its texts are the HTML of a page; else they are text as it stands. */
  isMarkup: boolean;
  write(rows: ShopRow[]): string;
}

const inXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const inCells = (cells: string[], delimiter: string): string =>
  `${cells.map((text) => (/[",\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(delimiter)}\n`;
const table = (rows: ShopRow[], delimiter: string): string =>
  [
    ["id", "title", "price", "description"],
    ...rows.map(({ id, title, price = "5.00", description = "" }) => [id, title, `${price} EUR`, description]),
  ]
    .map((cells) => inCells(cells, delimiter))
    .join("");
const google = ({ id, title, price = "5.00", description = "" }: ShopRow): string =>
  `<g:id>${inXml(id)}</g:id><title>${inXml(title)}</title><g:price>${inXml(price)} EUR</g:price><description>${inXml(description)}</description>`;
const own = ({ id, title, price = "5.00", description = "" }: ShopRow): string =>
  JSON.stringify({ id, title, description, price: { amount: price, currency: "EUR" } });

/** As a program writes its table: the price as a text or a figure, and names that are none of the API's. */
const flat = ({ id, title, price = "5.00", description = "" }: ShopRow): string =>
  JSON.stringify({ sku: id, name: title, description, price: `${price} EUR`, availability: "in stock" });

const xml = {
  format: "google",
  firstLine: 2,
  garbled: "5 < 6",
  tellsId: true,
  hasEnd: true,
  isMarkup: true,
};
const ofCells = { firstLine: 2, tellsId: true, hasEnd: false, isMarkup: true };
const json = { type: "application/json", firstLine: 1, garbled: "\\x", tellsId: false, hasEnd: true };

/** Each format that a shop's feed may have. */
export const writtenFeeds: WrittenFeed[] = [
  {
    ...xml,
    name: "RSS",
    type: "application/rss+xml",
    write: (rows) =>
      `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${rows
        .map((row) => `<item>${google(row)}</item>\n`)
        .join("")}</channel></rss>`,
  },
  {
    ...xml,
    name: "Atom",
    type: "application/atom+xml",
    write: (rows) =>
      `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>\n${rows
        .map((row) => `<entry>${google(row)}</entry>\n`)
        .join("")}</feed>`,
  },
  {
    ...ofCells,
    name: "TSV",
    type: "text/tab-separated-values",
    format: "tsv",
    garbled: "Lamp\told",
    write: (rows) => table(rows, "\t"),
  },
  { ...ofCells, name: "CSV", type: "text/csv", format: "csv", garbled: "Lamp, old", write: (rows) => table(rows, ",") },
  { ...json, name: "JSON", format: "json", isMarkup: false, write: (rows) => `[${rows.map(own).join(",\n")}]` },
  {
    ...json,
    name: "NDJSON",
    type: "application/x-ndjson",
    format: "ndjson",
    hasEnd: false,
    isMarkup: false,
    write: (rows) => rows.map((row) => `${own(row)}\n`).join(""),
  },
  {
    ...json,
    name: "flat JSON",
    format: "json",
    isMarkup: true,
    write: (rows) => `{"products": [${rows.map(flat).join(",\n")}]}`,
  },
  {
    ...json,
    name: "flat NDJSON",
    type: "application/x-ndjson",
    format: "ndjson",
    hasEnd: false,
    isMarkup: true,
    write: (rows) => rows.map((row) => `${flat(row)}\n`).join(""),
  },
  {
    ...json,
    name: "Shopify",
    format: "shopify",
    isMarkup: true,
    write: (rows) =>
      `{"products":[${rows
        .map(({ id, title, price = "5.00", description = "" }) =>
          JSON.stringify({
            id: 1,
            title,
            handle: "x",
            body_html: description,
            variants: [{ id, title: "Default Title", price }],
          }),
        )
        .join(",\n")}]}`,
  },
  {
    ...json,
    name: "WooCommerce",
    format: "woocommerce",
    isMarkup: true,
    write: (rows) =>
      `[${rows
        .map(({ id, title, price = "5.00", description = "" }) =>
          JSON.stringify({
            id,
            name: title,
            description,
            permalink: "https://shop.example/x",
            prices: { price: price.replace(".", ""), currency_code: "EUR", currency_minor_unit: 2 },
          }),
        )
        .join(",\n")}]`,
  },
];

/** Titles that would run, or be reckoned, where they were taken for more than text; and what is to be read of them. */
export const hostileTitles: { given: string; plain: string }[] = [
  { given: "Lamp<script>alert(1)</script>", plain: "Lamp" },
  { given: 'Lamp <img src=x onerror="alert(1)">', plain: "Lamp" },
  { given: "Lamp &lt;script&gt;alert(1)&lt;/script&gt;", plain: "Lamp" },
  { given: "Lamp <svg/onload=alert(1)>", plain: "Lamp" },
  { given: "Lamp <iframe src='javascript:alert(1)'>", plain: "Lamp" },
  { given: "<style>*{display:none}</style><b>Lamp</b>", plain: "Lamp" },
  { given: "Lamp &lol9; &xxe;", plain: "Lamp &lol9; &xxe;" },
];

/** Titles that a spreadsheet would reckon. */
export const formulas: string[] = [
  "=1+1",
  '=HYPERLINK("https://evil.example","Lamp")',
  "=cmd|'/c calc'!A1",
  "+1-800-LAMP",
  "-1 Lamp",
  "@SUM(A1:A9)",
];
