import type { Product } from "@widget-chat/contract/admin/product.ts";
import type { ColumnType, Generated } from "kysely";

/** A tenant's catalogue. Amounts are decimals as text. */
export interface ProductsTable {
  tenant_id: string;
  id: Generated<number>;
  /** The tenant's own id. */
  external_id: string;
  title: string;
  brand: string | null;
  description: string | null;
  price_amount: string;
  price_currency: string;
  sale_amount: string | null;
  sale_currency: string | null;
  availability: Product["availability"];
  url: string | null;
  image_url: string | null;
  gtin: string | null;
  mpn: string | null;
  category: string | null;
  rating: number | null;
  attributes: ColumnType<Product["attributes"], string>;
  /** Which language the lexemes were made by. */
  language: string;
  /** One line a field, in the order of engines/retrieval/index/kinds.ts. */
  lexemes: string;
  /** When the sale price holds; null: no bound. */
  sale_from: Date | null;
  sale_until: Date | null;
  more_images: ColumnType<string[], string>;
  /** What all variants of a product have in common, and what tells this one from the others. */
  group_id: string | null;
  options: ColumnType<Record<string, string>, string>;
  /** Whose feed brought it; null: an upload. */
  source_id: string | null;
  updated_at: Generated<Date>;
  /** When it was first stored; of what was there before this column: when the column was made. */
  added_at: Generated<Date>;
}
