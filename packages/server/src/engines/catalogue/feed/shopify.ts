import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { listIn, objectIn, textIn } from "./loose-json.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** Looked at, of which a product has fewer. */
const MOST_PICTURES = 100;
/** No address that is longer is taken. */
const LONGEST_HANDLE = 2_001;

/** A product as Shopify's `products.json` has it. */
export const isShopify = (value: unknown): boolean =>
  listIn(value, "variants").some((variant) => textIn(variant, "price") !== "") && textIn(value, "handle") !== "";

/**
 * A product for each of its variants. What is no product stays to be refused by whoever checks it.
 * @param currency of its prices, which do not say it
 */
export function ofShopify(given: unknown, currency: string): unknown[] {
  const variants = listIn(given, "variants");
  const names = listIn(given, "options").map((option) => plainLine(textIn(option, "name") || textIn(option)));
  const pictures = listIn(given, "images")
    .slice(0, MOST_PICTURES)
    .map((image) => textIn(image, "src") || textIn(image));
  // Read once: there may be thousands of variants.
  const title = plainLine(textIn(given, "title"));
  const brand = plainLine(textIn(given, "vendor"));
  const category = plainLine(textIn(given, "product_type"));
  const description = plainText(textIn(given, "body_html")).slice(0, 20_000).toWellFormed();
  const handle = encodeURIComponent(textIn(given, "handle").slice(0, LONGEST_HANDLE).toWellFormed());
  const isGroup = variants.length > 1;
  const tags = listIn(given, "tags").map((tag) => plainLine(textIn(tag)));
  const release = /^\d{4}-\d{2}-\d{2}/.exec(textIn(given, "published_at") || textIn(given, "created_at"))?.[0];
  return variants.map((variant): Record<keyof PutProduct, unknown> => {
    const values = [1, 2, 3].map((n) => plainLine(textIn(variant, `option${n}`)));
    const options = Object.fromEntries(
      names.slice(0, 3).flatMap((name, at) => {
        const value = values[at] ?? "";
        return name === "" || value === "" || value === "Default Title" ? [] : [[name, value]];
      }),
    );
    const own = textIn(objectIn(variant, "featured_image"), "src");
    const [first, ...more] = [...new Set([own, ...pictures])].filter(Boolean);
    const [now, before] = [textIn(variant, "price"), textIn(variant, "compare_at_price")];
    const isSale = Number(before) > Number(now);
    const price = (amount: string) => ({ amount, currency });
    const variantTitle = Object.values(options).join(" / ");
    return {
      id: textIn(variant, "id") || textIn(given, "id"),
      title: isGroup && variantTitle !== "" ? `${title} – ${variantTitle}` : title,
      brand,
      description,
      price: price(isSale ? before : now),
      sale_price: isSale ? price(now) : null,
      sale_from: null,
      sale_until: null,
      availability: objectIn(variant)["available"] === false ? "out_of_stock" : "in_stock",
      url: `/products/${handle}${isGroup ? `?variant=${textIn(variant, "id")}` : ""}`,
      image_url: first ?? null,
      more_images: more.slice(0, 20),
      gtin: textIn(variant, "barcode"),
      mpn: textIn(variant, "sku"),
      category,
      rating: null,
      group_id: isGroup ? textIn(given, "id") : null,
      options,
      attributes: { ...(tags.length > 0 && { tags }), ...(release && { release_date: release }) },
    };
  });
}
