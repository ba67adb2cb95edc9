import type { Product } from "@widget-chat/contract/admin/product.ts";
import type { ProductRow } from "../../db/products.ts";

/** A product as the admin API shows it. */
export const showProduct = (row: ProductRow): Product => ({
  id: row.external_id,
  title: row.title,
  brand: row.brand,
  description: row.description,
  price: { amount: row.price_amount, currency: row.price_currency },
  sale_price:
    row.sale_amount !== null && row.sale_currency !== null
      ? { amount: row.sale_amount, currency: row.sale_currency }
      : null,
  sale_from: row.sale_from && row.sale_from.toISOString(),
  sale_until: row.sale_until && row.sale_until.toISOString(),
  availability: row.availability,
  url: row.url,
  image_url: row.image_url,
  more_images: row.more_images,
  group_id: row.group_id,
  options: row.options,
  gtin: row.gtin,
  mpn: row.mpn,
  category: row.category,
  rating: row.rating,
  attributes: row.attributes,
  updated_at: row.updated_at.toISOString(),
});
