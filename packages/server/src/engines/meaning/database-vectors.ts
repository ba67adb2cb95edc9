import type { Tx } from "../../db/database.ts";
import { readNearestBySigns } from "../../db/embeddings.ts";
import { bytesOf, dot, lengthOf } from "./packed-vector.ts";
import type { Nearest, NearRequest } from "./vectors-thread.ts";

/** So many that come next by their signs are compared in full. */
const COMPARED = 500;

/**
 * Searches with pgvector: all of the tenant's by their signs, a bit for each number, then the best of them in full.
 * No index is asked: one over all tenants would leave out texts of a small one, and one for each does not scale.
 */
export async function searchByDatabase(
  tx: Tx,
  { tenantId, space, bytes, signs, limit }: NearRequest,
  schema: string,
): Promise<Nearest[]> {
  const length = lengthOf(bytes);
  const rows = await readNearestBySigns(tx, tenantId, space, { schema, signs, limit: COMPARED });
  return rows
    .map(({ passage_id, vector }) => {
      const other = bytesOf(vector);
      return { id: passage_id, cosine: dot(bytes, other, 0) / (length * lengthOf(other)) };
    })
    .sort((one, other) => other.cosine - one.cosine || one.id - other.id)
    .slice(0, limit);
}
