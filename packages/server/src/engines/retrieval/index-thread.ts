import { openDatabase, type Db, type Tx } from "../../db/database.ts";
import { inTenantSnapshot } from "../../db/lexemes.ts";
import { indexBuilder } from "./index-builder.ts";
import { keep, readKept } from "./kept-index.ts";
import { kinds, lexemesIn, type IndexKind } from "./kinds.ts";
import { buffersOf, type LexemeIndex } from "./lexeme-index.ts";
import { serveWorker } from "./serve-worker.ts";

export interface IndexRequest {
  tenantId: string;
  kind: IndexKind;
  /** Whether one of an earlier revision will do, if that is at hand. */
  orEarlier?: boolean;
}

/** Rows read at once: few enough to let another tenant's build go on in between. */
const PAGE = 1_000;

/** The index that is kept of a tenant's texts, or else one that is built. A tenant that is not there has an empty one. */
async function openIndex(db: Db, request: IndexRequest): Promise<LexemeIndex> {
  const { tenantId, kind, orEarlier } = request;
  const [index, before, isBuilt] = await inTenantSnapshot(db, tenantId, async (tx) => {
    const tenant = await tx
      .selectFrom("tenants")
      .select((e) => e(kinds[kind].revision, "-", e.ref("teaching_revision")).as("written"))
      .where("id", "=", tenantId)
      .executeTakeFirst();
    const written = tenant?.written ?? 0;
    const kept = await readKept(tx, request);
    if (kept && (kept.revision === written || orEarlier)) return [await kept.read(), kept, false] as const;
    return [await buildIndex(tx, request, written), kept, true] as const;
  });
  // It is the next start that takes longer without it.
  if (isBuilt) await keep(db, request, index, before).catch(() => {});
  return index;
}

/** Reads the texts and builds an index of them. */
async function buildIndex(tx: Tx, { tenantId, kind }: IndexRequest, written: number): Promise<LexemeIndex> {
  const { fields, closer, read } = kinds[kind];
  const builder = indexBuilder(fields);
  const texts = new Map<string, number>();
  let last = 0;
  for (;;) {
    const rows = await read(tx, tenantId, last, PAGE);
    for (const row of rows) {
      // Cut once: strings that were looked up before are found faster.
      const lines = row.fields.map(lexemesIn);
      builder.add(
        row.id,
        lines.map((field) => field.flat()),
        closer?.(row, lines),
      );
      texts.set(row.language, (texts.get(row.language) ?? 0) + 1);
    }
    if (rows.length < PAGE) return builder.finish(written, mostFirst(texts));
    last = rows.at(-1)!.id;
  }
}

serveWorker<{ databaseUrl: string; atOnce: number }, IndexRequest, LexemeIndex>(({ databaseUrl, atOnce }) => {
  // A lost connection fails the query that runs on it; there is no one to tell of an idle one.
  const { db, close } = openDatabase({ url: databaseUrl, poolSize: atOnce, patience: "bulk", onError: () => {} });
  return { answer: (request) => openIndex(db, request), moves: buffersOf, close };
});

const mostFirst = (counts: Map<string, number>): string[] =>
  [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)! || (one < other ? -1 : 1));
