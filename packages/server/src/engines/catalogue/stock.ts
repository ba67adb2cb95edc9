import { randomUUID } from "node:crypto";
import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Db } from "../../db/database.ts";
import {
  findProduct,
  replaceProducts,
  stageProducts,
  storeProducts,
  unstageProducts,
  type ProductRow,
  type ReadyProduct,
} from "../../db/products.ts";
import { problems } from "../../errors.ts";
import {
  batchesOf,
  failureOf,
  lastOfEach,
  oneAhead,
  type BulkLine,
  type BulkResult,
  type Owner,
} from "../retrieval/bulk.ts";
import type { Worker } from "../retrieval/worker.ts";
import type { ProductsRequest } from "./reading-process.ts";

/** Takes products in. */
export interface Stock {
  put(owner: Owner, product: PutProduct): Promise<ProductRow>;
  /** Takes in what can be read and says why the rest cannot. */
  putAll(owner: Owner, lines: AsyncIterable<BulkLine<PutProduct>>): Promise<BulkResult>;
  /**
   * The same, and removes what the upload does not name, all at once: visitors meet the old catalogue or the new one. However
   * long the upload takes, the database is busy with it only while a part is put aside, and at the end.
   * A product on a line that cannot be taken stays as it was; an upload without one valid product removes nothing.
   */
  replaceAll(owner: Owner, lines: AsyncIterable<BulkLine<PutProduct>>): Promise<BulkResult>;
}

const BATCH = { count: 300, weight: 250_000, weigh: ({ description }: PutProduct) => description?.length ?? 0 };

/** @param onLeft told when an upload is over and what it put aside could not be removed; a sweep does it later */
export function openStock(
  db: Db,
  reader: Worker<ProductsRequest, ReadyProduct[]>,
  onLeft: (error: unknown) => void,
): Stock {
  /** @param kept is given the ids of products on lines that cannot be taken */
  async function* readAll(
    { id: tenantId, locale }: Owner,
    lines: AsyncIterable<BulkLine<PutProduct>>,
    result: BulkResult,
    kept: string[],
  ): AsyncGenerator<ReadyProduct[]> {
    for await (const batch of batchesOf(lines, BATCH)) {
      for (const failed of batch.failed) {
        const { externalId } = failed;
        result.failed.push(failureOf(failed));
        // An id that the database could not hold names no product in it.
        if (externalId?.isWellFormed() && !externalId.includes("\0")) kept.push(externalId);
      }
      if (batch.lines.length === 0) continue;
      const products = lastOfEach(
        batch.lines.map(({ value }) => value),
        ({ id }) => id,
      );
      yield await reader.ask({ tenantId, locale, products });
      result.accepted += batch.lines.length;
    }
  }

  return {
    async put({ id, locale }, product) {
      await storeProducts(db, id, await reader.ask({ tenantId: id, locale, products: [product] }));
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
      const upload = randomUUID();
      try {
        for await (const products of oneAhead(readAll(owner, lines, result, kept)))
          await stageProducts(db, owner.id, upload, products);
        await replaceProducts(db, owner.id, upload, kept);
      } finally {
        await unstageProducts(db, owner.id, upload).catch(onLeft);
      }
      return result;
    },
  };
}
