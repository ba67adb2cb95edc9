import { openDatabase, type Db, type Tx } from "../../../db/database.ts";
import { inTenantSnapshot } from "../../../db/lexemes.ts";
import { countPassages } from "../../../db/passage-room.ts";
import { serveWorker } from "../workers/serve-worker.ts";
import { goingOn, openFirstImport, type FirstImport, type ImportStage } from "./first-import.ts";
import { isWorthKeeping, keep, readKept } from "./kept-index.ts";
import { kinds, type IndexKind } from "./kinds.ts";
import { buffersOf, type LexemeIndex } from "./lexeme-index.ts";
import { openReading } from "./reading.ts";

export interface IndexRequest {
  tenantId: string;
  kind: IndexKind;
  /** Whether one of an earlier revision will do, if that is at hand. */
  orEarlier?: boolean;
}

/** To read the first products of a tenant, while they come in, into the index that is asked for at their end. */
export interface FirstImportRequest {
  tenantId: string;
  stage: ImportStage;
}

/** The index that is kept of a tenant's texts, or else one that is built. A tenant that is not there has an empty one. */
async function openIndex(db: Db, firstImport: FirstImport, request: IndexRequest): Promise<LexemeIndex> {
  // One that cannot be read is as good as none. What reading it met with may have spoilt the transaction.
  const { kept, index } = await inTenantSnapshot(db, request.tenantId, (tx) => openKept(tx, request)).catch(() => none);
  if (index) return index;
  const { tenantId, kind } = request;
  const begun = kind === "catalogue" ? await firstImport.take(tenantId) : null;
  const finish = await inTenantSnapshot(db, tenantId, async (tx) => {
    const written = await readWritten(tx, request);
    const reading = begun ? await goingOn(tx, begun) : openReading(tenantId, kind);
    await reading.readOn(tx);
    return () => reading.finish(written);
  });
  // No transaction waits for that, which takes many seconds for millions of words: the database would end it.
  const built = finish();
  if (isWorthKeeping(built, kept)) {
    // A copy, for what is answered moves away, and whoever asked does not wait until the database has it all.
    const copied = keeping.then(() => structuredClone(built));
    // It is the next start that takes longer without it.
    keeping = copied.then((copy) => keep(db, request, copy)).catch(() => {});
    await copied;
  }
  return built;
}

/** What is being kept: one index at a time, so that there is never more than one copy. */
let keeping = Promise.resolve();

const none = { kept: null, index: null };

/** What is kept; and the index, where it is of use. */
async function openKept(tx: Tx, request: IndexRequest) {
  const kept = await readKept(tx, request);
  const isOfUse = kept && (request.orEarlier || kept.revision === (await readWritten(tx, request)));
  return { kept, index: isOfUse ? await kept.read() : null };
}

/** How often a tenant's texts have been written. */
async function readWritten(tx: Tx, { tenantId, kind }: IndexRequest): Promise<number> {
  const tenant = await tx
    .selectFrom("tenants")
    .select((e) => e(kinds[kind].revision, "-", e.ref("teaching_revision")).as("written"))
    .where("id", "=", tenantId)
    .executeTakeFirst();
  return tenant?.written ?? 0;
}

serveWorker<{ databaseUrl: string; atOnce: number }, IndexRequest | FirstImportRequest, LexemeIndex | null>(
  ({ databaseUrl, atOnce }) => {
    // A lost connection fails the query that runs on it; there is no one to tell of an idle one.
    // Beside builds, one is kept and one import is read.
    const poolSize = atOnce + 2;
    const { db, close } = openDatabase({ url: databaseUrl, poolSize, patience: "bulk", onError: () => {} });
    const firstImport = openFirstImport(db);
    return {
      async answer(request) {
        if ("stage" in request) {
          // The answer is that it was heard: reading takes no place from builds, nor any of their time.
          void firstImport.tell(request.tenantId, request.stage);
          return null;
        }
        const index = await openIndex(db, firstImport, request);
        if (request.kind === "knowledge")
          // The index is none the worse for it.
          await countPassages(db, request.tenantId, index.revision, index.ids.length).catch(() => {});
        return index;
      },
      moves: (index) => (index ? buffersOf(index) : []),
      async close() {
        await keeping;
        await close();
      },
    };
  },
);
