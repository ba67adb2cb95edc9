/** A shop's feed of products with a picture of them, each on a line of its own; in one format, as shops write it. */
export interface Feed {
  name: string;
  type: string;
  feed: string;
  /** In place of a title, what makes its product none. */
  garbled: string;
  /** Whether its texts are the HTML of a page; else they are text as it stands. */
  isMarkup: boolean;
}

const inXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const inCell = (text: string): string => (/[",\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The same products in each format. */
export const feeds = (picture: string, titles: readonly string[] = ["Lamp"]): Feed[] => {
  const rows = titles.map((title, at) => ({ id: at + 1, title }));
  const google = (tag: string): string =>
    rows
      .map(
        ({ id, title }) =>
          `\n<${tag}><g:id>${id}</g:id><title>${inXml(title)}</title><g:price>5.00 EUR</g:price><g:image_link>${picture}</g:image_link></${tag}>`,
      )
      .join("");
  const table = (delimiter: string): string =>
    [["id", "title", "price", "image_link"], ...rows.map(({ id, title }) => [`${id}`, title, "5.00 EUR", picture])]
      .map((cells) => `${cells.map(inCell).join(delimiter)}\n`)
      .join("");
  const json = (product: (row: { id: number; title: string }) => object): string[] =>
    rows.map((row) => JSON.stringify(product(row)));
  const own = json(({ id, title }) => ({
    id: `${id}`,
    title,
    price: { amount: "5.00", currency: "EUR" },
    image_url: picture,
  }));
  const shopify = json(({ id, title }) => ({
    id,
    title,
    handle: `lamp-${id}`,
    variants: [{ id, title: "Default Title", price: "5.00" }],
    images: [{ src: picture }],
  }));
  const wooCommerce = json(({ id, title }) => ({
    id,
    name: title,
    permalink: "https://shop.example/lamp",
    prices: { price: "500", currency_code: "EUR", currency_minor_unit: 2 },
    images: [{ src: picture }],
  }));
  const xml = { garbled: "5 < 6", isMarkup: true };
  const ofJson = { type: "application/json", garbled: "\\x", isMarkup: true };
  return [
    {
      ...xml,
      name: "RSS",
      type: "application/rss+xml",
      feed: `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${google("item")}\n</channel></rss>`,
    },
    {
      ...xml,
      name: "Atom",
      type: "application/atom+xml",
      feed: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>${google("entry")}\n</feed>`,
    },
    { name: "TSV", type: "text/tab-separated-values", feed: table("\t"), garbled: "Lamp\told", isMarkup: true },
    { name: "CSV", type: "text/csv", feed: table(","), garbled: "Lamp, old", isMarkup: true },
    { ...ofJson, name: "JSON", isMarkup: false, feed: `[${own.join(",\n")}]` },
    {
      ...ofJson,
      name: "NDJSON",
      isMarkup: false,
      type: "application/x-ndjson",
      feed: own.map((one) => `${one}\n`).join(""),
    },
    { ...ofJson, name: "Shopify", feed: `{"products":[${shopify.join(",\n")}]}` },
    { ...ofJson, name: "WooCommerce", feed: `[${wooCommerce.join(",\n")}]` },
  ];
};
