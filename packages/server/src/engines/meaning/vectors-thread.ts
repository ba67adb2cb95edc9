import { openDatabase, type Db, type Tx } from "../../db/database.ts";
import { findVectorSchema, readEmbeddingsRevision, type Space } from "../../db/embeddings.ts";
import { inTenantSnapshot } from "../../db/lexemes.ts";
import type { NearText } from "../retrieval/near.ts";
import { serveWorker } from "../retrieval/workers/serve-worker.ts";
import { openLoadedVectors } from "./loaded-vectors.ts";
import { searchByDatabase } from "./database-vectors.ts";
import { createSpreads } from "./spread.ts";

/** What is looked for: the texts of a tenant that are nearest to a vector. */
export interface NearRequest {
  tenantId: string;
  space: Space;
  bytes: Int8Array;
  signs: string;
  limit: number;
}

/** A text and the cosine between its meaning and the question's. */
export interface Nearest {
  id: number;
  cosine: number;
}

interface ThreadData {
  databaseUrl: string;
  atOnce: number;
  /** Most bytes that vectors may take. */
  memory: number;
}

/** Whether the database has pgvector is looked at again after this long. */
const LOOK_MS = 60_000;

serveWorker<ThreadData, NearRequest | "wake", NearText[]>(({ databaseUrl, atOnce, memory }) => {
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: atOnce, patience: "bulk", onError: () => {} });
  const loaded = openLoadedVectors(memory);
  const spreads = createSpreads();
  const vectorSchema = openLook(db);

  return {
    async answer(request) {
      if (request === "wake") return [];
      const { tenantId, space } = request;
      const schema = await vectorSchema();
      return inTenantSnapshot(db, tenantId, async (tx: Tx) => {
        const revision = await readEmbeddingsRevision(tx, tenantId);
        const nearest =
          schema === null ? await loaded.search(tx, request, revision) : await searchByDatabase(tx, request, schema);
        if (nearest.length === 0) return [];
        const spread = await spreads.of(tx, tenantId, space, revision);
        if (!spread) return [];
        const { usual, close: closest } = spread;
        return nearest.map(({ id, cosine }) => ({ id, nearness: (cosine - usual) / (closest - usual) }));
      });
    },
    close,
  };
});

function openLook(db: Db): () => Promise<string | null> {
  let at = -Infinity;
  let schema: Promise<string | null> = Promise.resolve(null);
  return () => {
    if (performance.now() - at > LOOK_MS) {
      at = performance.now();
      schema = findVectorSchema(db);
      schema.catch(() => (at = -Infinity));
    }
    return schema;
  };
}
