import { openDatabase, type Db, type Tx } from "../../../db/database.ts";
import { inTenantSnapshot, type LexemeRow } from "../../../db/lexemes.ts";
import { countPassages } from "../../../db/passage-room.ts";
import { oneAhead } from "../workers/bulk.ts";
import { indexBuilder } from "./index-builder.ts";
import { isWorthKeeping, keep, readKept } from "./kept-index.ts";
import { kinds, linesOf, type IndexKind } from "./kinds.ts";
import { buffersOf, type LexemeIndex } from "./lexeme-index.ts";
import { serveWorker } from "../workers/serve-worker.ts";

export interface IndexRequest {
  tenantId: string;
  kind: IndexKind;
  /** Whether one of an earlier revision will do, if that is at hand. */
  orEarlier?: boolean;
}

/** Rows read at once: few enough to let another tenant's build go on in between, and to be copied as memory is tidied. */
const PAGE = 250;

/** The index that is kept of a tenant's texts, or else one that is built. A tenant that is not there has an empty one. */
async function openIndex(db: Db, request: IndexRequest): Promise<LexemeIndex> {
  // One that cannot be read is as good as none. What reading it met with may have spoilt the transaction.
  const { kept, index } = await inTenantSnapshot(db, request.tenantId, (tx) => openKept(tx, request)).catch(() => none);
  if (index) return index;
  const finish = await inTenantSnapshot(db, request.tenantId, async (tx) =>
    readTexts(tx, request, await readWritten(tx, request)),
  );
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

/** Reads the texts. @returns what makes the index of them */
async function readTexts(tx: Tx, { tenantId, kind }: IndexRequest, written: number): Promise<() => LexemeIndex> {
  const { fields, closer, read } = kinds[kind];
  const builder = indexBuilder(fields);
  const texts = new Map<string, number>();
  // The database reads the next page while this one is taken in.
  for await (const rows of oneAhead(pagesOf((last) => read(tx, tenantId, last, PAGE)))) {
    for (const row of rows) {
      const lines = linesOf(row, builder);
      builder.add(
        row.id,
        lines.map((field) => (field.length === 1 ? field[0]! : field.flat())),
        { closer: closer?.(row, lines), facts: row.facts },
      );
      texts.set(row.language, (texts.get(row.language) ?? 0) + 1);
    }
  }
  return () => builder.finish(written, mostFirst(texts));
}

async function* pagesOf(read: (afterId: number) => Promise<LexemeRow[]>): AsyncGenerator<LexemeRow[]> {
  for (let last = 0; ;) {
    const rows = await read(last);
    yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)!.id;
  }
}

serveWorker<{ databaseUrl: string; atOnce: number }, IndexRequest, LexemeIndex>(({ databaseUrl, atOnce }) => {
  // A lost connection fails the query that runs on it; there is no one to tell of an idle one.
  const poolSize = atOnce + 1;
  const { db, close } = openDatabase({ url: databaseUrl, poolSize, patience: "bulk", onError: () => {} });
  return {
    async answer(request) {
      const index = await openIndex(db, request);
      if (request.kind === "knowledge")
        // The index is none the worse for it.
        await countPassages(db, request.tenantId, index.revision, index.ids.length).catch(() => {});
      return index;
    },
    moves: buffersOf,
    async close() {
      await keeping;
      await close();
    },
  };
});

const mostFirst = (counts: Map<string, number>): string[] =>
  [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)! || (one < other ? -1 : 1));
