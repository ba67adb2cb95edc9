/** A shop's feed of one product, "Lamp", with a picture of it; in each format, as shops write it. */
export const feeds = (picture: string): { name: string; type: string; feed: string }[] => {
  const google = `<g:id>1</g:id><g:price>5.00 EUR</g:price><g:image_link>${picture}</g:image_link>`;
  const table = (delimiter: string): string =>
    [
      ["id", "title", "price", "image_link"],
      ["1", "Lamp", "5.00 EUR", picture],
    ]
      .map((cells) => `${cells.join(delimiter)}\n`)
      .join("");
  const own = { id: "1", title: "Lamp", price: { amount: "5.00", currency: "EUR" }, image_url: picture };
  const shopify = {
    id: 1,
    title: "Lamp",
    handle: "lamp",
    variants: [{ id: 1, title: "Default Title", price: "5.00" }],
    images: [{ src: picture }],
  };
  const wooCommerce = {
    id: 1,
    name: "Lamp",
    permalink: "https://shop.example/lamp",
    prices: { price: "500", currency_code: "EUR", currency_minor_unit: 2 },
    images: [{ src: picture }],
  };
  return [
    {
      name: "RSS",
      type: "application/rss+xml",
      feed: `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><title>Lamp</title>${google}</item></channel></rss>`,
    },
    {
      name: "Atom",
      type: "application/atom+xml",
      feed: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title><entry><title>Lamp</title>${google}</entry></feed>`,
    },
    { name: "TSV", type: "text/tab-separated-values", feed: table("\t") },
    { name: "CSV", type: "text/csv", feed: table(",") },
    { name: "JSON", type: "application/json", feed: JSON.stringify([own]) },
    { name: "NDJSON", type: "application/x-ndjson", feed: `${JSON.stringify(own)}\n` },
    { name: "Shopify", type: "application/json", feed: JSON.stringify({ products: [shopify] }) },
    { name: "WooCommerce", type: "application/json", feed: JSON.stringify([wooCommerce]) },
  ];
};
