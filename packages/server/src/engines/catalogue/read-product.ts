import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { ReadyProduct } from "../../db/products.ts";
import type { Language } from "../retrieval/language/language.ts";
import type { Lexer } from "../retrieval/language/lexer.ts";

/** What is longer is looked at only where it tells what shall not be. In UTF-16 units. */
export const LONGEST_ATTRIBUTE = 60;

/** Reads products: their columns, and their lexemes field by field in the order of `kinds.catalogue`. */
export async function readProducts(products: PutProduct[], language: Language, lexer: Lexer): Promise<ReadyProduct[]> {
  const texts = products.map(textsOf);
  const lexemes = await lexer.texts(texts.flat(), language);
  let next = 0;
  return products.map((product, i) => ({
    ...columnsOf(product),
    language: language.code,
    lexemes: texts[i]!.map(() => lexemes[next++]?.join(" ") ?? "").join("\n"),
  }));
}

function textsOf({ id, title, brand, category, description, attributes, options, gtin, mpn }: PutProduct): string[] {
  return [
    title,
    brand ?? "",
    category ?? "",
    withoutTags(description ?? ""),
    attributesText({ ...attributes, ...options }),
    [id, gtin, mpn].filter(Boolean).join("\n"),
  ];
}

/**
 * `waterproof: true` says "waterproof", `colour: Navy` says "Navy". Numbers are nothing to look for without their unit, and
 * long values list what the product goes with, not what it is: a cable is no laptop for fitting all of them.
 */
const attributesText = (attributes: NonNullable<PutProduct["attributes"]>): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === true ? [name] : [value].flat()))
    .filter((text) => typeof text === "string" && text.length <= LONGEST_ATTRIBUTE)
    .join("\n");

/** Descriptions come from shop pages. */
const withoutTags = (text: string): string => text.replace(/<\/?[a-z][^<>]*>/gi, " ");

const columnsOf = (product: PutProduct): Omit<ReadyProduct, "language" | "lexemes"> => ({
  external_id: product.id,
  title: product.title,
  brand: product.brand || null,
  description: product.description || null,
  price_amount: product.price.amount,
  price_currency: product.price.currency,
  ...saleOf(product),
  availability: product.availability ?? "in_stock",
  url: product.url || null,
  image_url: product.image_url || null,
  gtin: product.gtin || null,
  mpn: product.mpn || null,
  category: product.category || null,
  rating: product.rating ?? null,
  attributes: product.attributes ?? {},
  sale_from: momentOf(product.sale_from),
  sale_until: momentOf(product.sale_until),
  more_images: product.more_images ?? [],
  group_id: product.group_id || null,
  options: product.options ?? {},
});

/** What is dearer than the price is no sale, and would be shown and paid as one. */
function saleOf({ price, sale_price: sale }: PutProduct): Pick<ReadyProduct, "sale_amount" | "sale_currency"> {
  const isDearer = sale && sale.currency === price.currency && Number(sale.amount) > Number(price.amount);
  return isDearer || !sale
    ? { sale_amount: null, sale_currency: null }
    : { sale_amount: sale.amount, sale_currency: sale.currency };
}

const momentOf = (given: string | null | undefined): Date | null => (given ? new Date(given) : null);
