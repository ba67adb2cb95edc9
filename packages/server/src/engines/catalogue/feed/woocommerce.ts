import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { listIn, objectIn, textIn } from "./loose-json.ts";
import { plainLine, plainText } from "./plain-text.ts";

/** A product as the Store API of WooCommerce has it. */
export const isWooCommerce = (value: unknown): boolean =>
  textIn(objectIn(value, "prices"), "currency_code") !== "" && textIn(value, "permalink") !== "";

const MOST_DECIMALS = 4;

/** What is no product stays to be refused by whoever checks it. */
export function ofWooCommerce(given: unknown): Record<keyof PutProduct, unknown> {
  const prices = objectIn(given, "prices");
  const digits = minorUnitIn(given);
  const price = (member: string) => ({
    amount: ofMinor(textIn(prices, member), digits),
    currency: textIn(prices, "currency_code"),
  });
  const isSale = objectIn(given)["on_sale"] === true && textIn(prices, "sale_price") !== "";
  const [first, ...more] = listIn(given, "images")
    .map((image) => textIn(image, "src"))
    .filter(Boolean);
  const names = (member: string): string[] => listIn(given, member).map((one) => plainLine(textIn(one, "name")));
  const parent = textIn(given, "parent");
  const isParent = listIn(given, "variations").length > 0;
  const rating = Number(textIn(given, "average_rating"));
  const reviews = Number(textIn(given, "review_count"));
  const categories = names("categories").filter(Boolean);
  const attributes = Object.fromEntries(
    listIn(given, "attributes").flatMap((attribute) => {
      const terms = listIn(attribute, "terms").map((term) => plainLine(textIn(term, "name")));
      const name = plainLine(textIn(attribute, "name"));
      return name === "" || terms.length === 0 ? [] : [[name, terms]];
    }),
  );
  return {
    id: textIn(given, "id"),
    title: plainLine(textIn(given, "name")),
    brand: names("brands")[0] ?? null,
    description: plainText(textIn(given, "description") || textIn(given, "short_description"))
      .slice(0, 20_000)
      .toWellFormed(),
    price: price(isSale && textIn(prices, "regular_price") !== "" ? "regular_price" : "price"),
    sale_price: isSale ? price("sale_price") : null,
    sale_from: null,
    sale_until: null,
    availability: availabilityOf(objectIn(given)),
    url: textIn(given, "permalink"),
    image_url: first ?? null,
    more_images: more.slice(0, 20),
    gtin: textIn(given, "global_unique_id"),
    mpn: plainLine(textIn(given, "sku")),
    category: categories[0] ?? null,
    rating: rating > 0 && rating <= 5 ? rating : null,
    group_id: parent !== "" && parent !== "0" ? parent : isParent ? textIn(given, "id") : null,
    options: optionsIn(textIn(given, "variation")),
    attributes: {
      ...attributes,
      ...(categories.length > 1 && { categories }),
      ...(reviews > 0 && { reviews }),
    },
  };
}

/** How many decimals its prices have; null: none that prices have. */
export function minorUnitIn(given: unknown): number | null {
  const digits = Number(textIn(objectIn(given, "prices"), "currency_minor_unit") || 2);
  return Number.isInteger(digits) && digits >= 0 && digits <= MOST_DECIMALS ? digits : null;
}

/** "4995" in hundredths is "49.95". */
function ofMinor(amount: string, digits: number | null): string {
  if (!/^\d+$/.test(amount) || digits === null || digits === 0) return amount;
  const padded = amount.padStart(digits + 1, "0");
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

function availabilityOf({ is_in_stock, is_on_backorder }: Record<string, unknown>): PutProduct["availability"] {
  if (is_on_backorder === true) return "backorder";
  return is_in_stock === false ? "out_of_stock" : "in_stock";
}

/** "Color: Red, Size: M" of a variation. */
const optionsIn = (variation: string): Record<string, string> =>
  Object.fromEntries(
    plainLine(variation)
      .split(/,\s*(?=[^,:]+:)/)
      .flatMap((part) => {
        const [name = "", value = ""] = part.split(/:\s*/, 2);
        return name.trim() === "" || value.trim() === "" ? [] : [[name.trim(), value.trim()]];
      }),
  );
