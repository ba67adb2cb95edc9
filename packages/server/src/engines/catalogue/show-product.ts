import type { Product } from "@widget-chat/contract/admin/product.ts";
import type { ProductRow } from "../../db/products.ts";

/** A product as the admin API shows it. */
export function showProduct(row: ProductRow): Product {
  const {
    external_id,
    title,
    brand,
    description,
    availability,
    url,
    image_url,
    gtin,
    mpn,
    category,
    rating,
    attributes,
  } = row;
  const { price_amount, price_currency, sale_amount, sale_currency, updated_at } = row;
  return {
    id: external_id,
    title,
    brand,
    description,
    price: { amount: price_amount, currency: price_currency },
    sale_price:
      sale_amount !== null && sale_currency !== null ? { amount: sale_amount, currency: sale_currency } : null,
    availability,
    url,
    image_url,
    gtin,
    mpn,
    category,
    rating,
    attributes,
    updated_at: updated_at.toISOString(),
  };
}
