import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Db } from "../../db/database.ts";
import { findProduct, replaceProducts, storeProducts, type ProductRow, type ReadyProduct } from "../../db/products.ts";
import { problems } from "../../errors.ts";
import { batchesOf, lastOfEach, oneAhead, type BulkLine, type BulkResult, type Owner } from "../retrieval/bulk.ts";
import type { Thread } from "../retrieval/thread.ts";
import type { ProductsRequest } from "./reading-thread.ts";

/** Takes products in. */
export interface Stock {
  put(owner: Owner, product: PutProduct): Promise<ProductRow>;
  /** Takes in what can be read and says why the rest cannot. */
  putAll(owner: Owner, lines: AsyncIterable<BulkLine<PutProduct>>): Promise<BulkResult>;
  /**
   * The same, and removes what the upload does not name, all at once: visitors meet the old catalogue or the new one.
   * A product on a line that cannot be taken stays as it was; an upload without one valid product removes nothing.
   */
  replaceAll(owner: Owner, lines: AsyncIterable<BulkLine<PutProduct>>): Promise<BulkResult>;
}

const BATCH = { count: 300, weight: 250_000, weigh: ({ description }: PutProduct) => description?.length ?? 0 };

export function openStock(db: Db, thread: Thread<ProductsRequest, ReadyProduct[]>): Stock {
  /** @param kept is given the ids of products on lines that cannot be taken */
  async function* readAll(
    { locale }: Owner,
    lines: AsyncIterable<BulkLine<PutProduct>>,
    result: BulkResult,
    kept: string[],
  ): AsyncGenerator<ReadyProduct[]> {
    for await (const batch of batchesOf(lines, BATCH)) {
      for (const { line, code, detail, externalId } of batch.failed) {
        result.failed.push({ line, code, detail });
        // An id that the database could not hold names no product in it.
        if (externalId?.isWellFormed() && !externalId.includes("\0")) kept.push(externalId);
      }
      if (batch.lines.length === 0) continue;
      const products = lastOfEach(
        batch.lines.map(({ value }) => value),
        ({ id }) => id,
      );
      yield await thread.ask({ locale, products });
      result.accepted += batch.lines.length;
    }
  }

  return {
    async put({ id, locale }, product) {
      await storeProducts(db, id, await thread.ask({ locale, products: [product] }));
      const stored = await findProduct(db, id, product.id);
      if (!stored) throw problems.productNotFound();
      return stored;
    },

    async putAll(owner, lines) {
      const result: BulkResult = { accepted: 0, failed: [] };
      for await (const products of oneAhead(readAll(owner, lines, result, [])))
        await storeProducts(db, owner.id, products);
      return result;
    },

    async replaceAll(owner, lines) {
      const result: BulkResult = { accepted: 0, failed: [] };
      const kept: string[] = [];
      await replaceProducts(db, owner.id, oneAhead(readAll(owner, lines, result, kept)), () => kept);
      return result;
    },
  };
}
