import { openDatabase, type Db } from "../../db/database.ts";
import { inTenantSnapshot } from "../../db/lexemes.ts";
import { indexBuilder } from "./index-builder.ts";
import { kinds, lexemesIn, type IndexKind } from "./kinds.ts";
import { buffersOf, type LexemeIndex } from "./lexeme-index.ts";
import { serveWorker } from "./serve-worker.ts";

export interface IndexRequest {
  tenantId: string;
  kind: IndexKind;
}

/** Rows read at once: few enough to let another tenant's build go on in between. */
const PAGE = 1_000;

/** Reads a tenant's texts and builds an index of them. A tenant that is not there has an empty one. */
async function buildIndex(db: Db, { tenantId, kind }: IndexRequest): Promise<LexemeIndex> {
  const { fields, closer, read, revision } = kinds[kind];
  const builder = indexBuilder(fields);
  const languages = new Set<string>();
  return inTenantSnapshot(db, tenantId, async (tx) => {
    const tenant = await tx
      .selectFrom("tenants")
      .select((e) => e(revision, "-", e.ref("teaching_revision")).as("written"))
      .where("id", "=", tenantId)
      .executeTakeFirst();
    let last = 0;
    for (;;) {
      const rows = await read(tx, tenantId, last, PAGE);
      for (const row of rows) {
        builder.add(row.id, row.fields.map(lexemesIn), closer?.(row));
        languages.add(row.language);
      }
      if (rows.length < PAGE) return builder.finish(tenant?.written ?? 0, [...languages].sort());
      last = rows.at(-1)!.id;
    }
  });
}

serveWorker<{ databaseUrl: string; atOnce: number }, IndexRequest, LexemeIndex>(({ databaseUrl, atOnce }) => {
  // A lost connection fails the query that runs on it; there is no one to tell of an idle one.
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: atOnce, patience: "bulk", onError: () => {} });
  return { answer: (request) => buildIndex(db, request), moves: buffersOf, close };
});
