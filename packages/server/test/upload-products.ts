import type { Product, ProductsResult } from "@widget-chat/contract/admin/product.ts";
import { expect } from "vitest";
import type { Shop } from "./use-shop.ts";

/** Uploads of products to a shop, and what it has by then. */
export const uploading = (shop: Shop) => {
  const stored = async (): Promise<Product[]> =>
    (await shop.app.admin("GET", `${shop.url}/products?limit=200`)).json<{ items: Product[] }>().items;
  return {
    /** Sends a feed that is read, if not all of it is taken. */
    async send(body: string | Buffer, type: string, query = ""): Promise<ProductsResult> {
      const reply = await shop.app.upload(`${shop.url}/products${query}`, body, type);
      expect([reply.statusCode, reply.body.slice(0, 500)]).toEqual([200, expect.any(String)]);
      return reply.json();
    },
    stored,
    ids: async (): Promise<string[]> => (await stored()).map(({ id }) => id),
  };
};
