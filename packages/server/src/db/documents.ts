import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import { problems } from "../errors.ts";
import { inTenant, type Db, type Tx } from "./database.ts";
import type { DocumentsTable } from "./tables/documents.ts";
import type { PassagesTable } from "./tables/passages.ts";
import { carryEmbeddings } from "./embeddings.ts";
import { announceLinks } from "./links.ts";
import { newestAfter, type Place } from "./place.ts";
import { listOf, type PackedDocument } from "./packed-documents.ts";
import { hasRoom } from "./passage-room.ts";
import { putAside } from "./replaced-passages.ts";
import { revise } from "./tenants.ts";

/** A document without its content. */
export type DocumentRow = Omit<
  Selectable<DocumentsTable>,
  "tenant_id" | "content" | "title_lexemes" | "hash" | "link_due_at" | "replaced"
>;

/** A document with what was made of it. */
export interface ReadyDocument extends Pick<
  Selectable<DocumentsTable>,
  "external_id" | "title" | "url" | "format" | "content" | "title_lexemes"
> {
  passages: ReadyPassage[];
  /** Of all this. */
  hash: string;
}

export type ReadyPassage = Omit<Selectable<PassagesTable>, "tenant_id" | "id" | "document_id" | "position">;

export interface StoredDocument extends DocumentRow {
  isNew: boolean;
}

const columns = [
  "id",
  "external_id",
  "title",
  "url",
  "format",
  "status",
  "error",
  "passages",
  "link_state",
  "link_answer",
  "link_checked_at",
  "created_at",
  "updated_at",
] as const;

/**
 * Stores documents with their passages, all or none. One whose `external_id` is known replaces that document whole, unless
 * it is just the same; none may occur twice among them. Throws `passages_full` where the tenant would have more than `mostPassages`.
 */
export const storeDocuments = (
  db: Db,
  tenantId: string,
  documents: PackedDocument[],
  mostPassages: number,
): Promise<StoredDocument[]> =>
  inTenant(db, tenantId, async (tx) => {
    if (!(await hasRoom(tx, tenantId, documents, mostPassages))) throw problems.passagesFull(mostPassages);
    return storeDocumentsIn(tx, tenantId, documents);
  });

/** The same as part of a transaction, and however many passages there are. */
export async function storeDocumentsIn(
  tx: Tx,
  tenantId: string,
  documents: PackedDocument[],
): Promise<StoredDocument[]> {
  const unchanged = await findUnchanged(tx, tenantId, documents);
  const changed = documents.filter(({ external_id }) => external_id === null || !unchanged.has(external_id));
  const written = changed.length > 0 ? await replaceDocuments(tx, tenantId, changed) : [];
  let next = 0;
  const stored = documents.map(({ external_id }): StoredDocument => {
    const row = external_id === null ? undefined : unchanged.get(external_id);
    return row ? { ...row, isNew: false } : written[next++]!;
  });
  const wanting = [...unchanged.values()].filter(({ url, link_state }) => isPage(url) && link_state !== "found");
  await lookAgain(tx, tenantId, wanting);
  if (wanting.length > 0 || changed.some(({ url }) => isPage(url))) await announceLinks(tx, tenantId);
  return stored;
}

const isPage = (url: string | null): boolean => url?.startsWith("http") ?? false;

/**
 * The documents that are stored just so, by their `external_id`. All that are known are locked, in one order everywhere: two
 * uploads of the same documents cannot wait for each other.
 */
async function findUnchanged(
  tx: Tx,
  tenantId: string,
  documents: PackedDocument[],
): Promise<Map<string | null, DocumentRow>> {
  const hashes = new Map(documents.map(({ external_id, hash }) => [external_id, hash]));
  const ids = [...hashes.keys()].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const known = await tx
    .selectFrom("documents")
    .select([...columns, "hash"])
    .where("tenant_id", "=", tenantId)
    .where("external_id", "in", ids)
    .orderBy("external_id")
    .forUpdate()
    .execute();
  return new Map(
    known.filter(({ external_id, hash }) => hash === hashes.get(external_id)).map((row) => [row.external_id, row]),
  );
}

/** A page that was not found may have been mended. Where it is to be looked at by now, nothing is written. */
async function lookAgain(tx: Tx, tenantId: string, documents: DocumentRow[]): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .updateTable("documents")
    .set({ link_due_at: sql<Date>`now()` })
    .where("tenant_id", "=", tenantId)
    .where(
      "id",
      "in",
      documents.map(({ id }) => id),
    )
    .where("link_due_at", ">", sql<Date>`now()`)
    .execute();
}

async function replaceDocuments(tx: Tx, tenantId: string, documents: PackedDocument[]): Promise<StoredDocument[]> {
  const identified = documents.map((document) => ({ ...document, id: randomUUID() as string }));
  const rows = await upsertDocuments(tx, tenantId, identified);
  const byExternalId = new Map(rows.map((row) => [row.external_id, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stored = identified.map(({ id, external_id }) => {
    const row = external_id === null ? byId.get(id) : byExternalId.get(external_id);
    if (!row) throw new Error("A document was not stored.");
    return { ...row, isNew: row.id === id };
  });
  const replaced = stored.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const lastOld = await lastPassage(tx, tenantId, replaced);
  await insertPassages(
    tx,
    tenantId,
    documents.map(({ json }, i) => ({ document_id: stored[i]!.id, json: json.passages })),
  );
  let old = 0;
  if (lastOld !== null) {
    await carryEmbeddings(tx, tenantId, replaced, lastOld);
    old = await putAside(tx, tenantId, replaced, lastOld);
  }
  await revise(tx, tenantId, "knowledge_revision", documents.reduce((sum, { passages }) => sum + passages, 0) - old);
  return stored;
}

// Rows travel as one JSON parameter: a statement has room for 65,535 values only, and is planned anew for each number of rows.
async function upsertDocuments(
  tx: Tx,
  tenantId: string,
  documents: (PackedDocument & { id: string })[],
): Promise<DocumentRow[]> {
  const given = documents.map(({ json, ...document }) => ({ ...document, json: json.own }));
  const { rows } = await sql<DocumentRow>`
    insert into documents (tenant_id, id, external_id, title, url, format, content, status, passages, title_lexemes, hash, link_due_at)
    select ${tenantId}::uuid, d.id, d.external_id, d.title, d.url, d.format, d.json ->> 'content', 'ready', d.passages,
      d.json ->> 'title_lexemes', d.hash, case when d.url ~ '^https?://' then now() end
    from json_to_recordset(${listOf(given)}::json)
      as d (id uuid, external_id text, title text, url text, format text, passages integer, hash text, json json)
    -- In one order everywhere, as they are locked.
    order by d.external_id
    on conflict (tenant_id, external_id) do update
    set title = excluded.title, url = excluded.url, format = excluded.format, content = excluded.content, status = 'ready', error = null,
        replaced = jsonb_build_object(
          'title', documents.title, 'url', documents.url, 'page_is_gone', documents.link_state is not distinct from 'gone'
        ),
        passages = excluded.passages, title_lexemes = excluded.title_lexemes, hash = excluded.hash, updated_at = now(),
        -- What is known of a page holds as long as the document names that page. One that was not found may have been mended.
        link_state = case when documents.url = excluded.url then documents.link_state end,
        link_answer = case when documents.url = excluded.url then documents.link_answer end,
        link_checked_at = case when documents.url = excluded.url then documents.link_checked_at end,
        link_due_at = case when documents.url = excluded.url and documents.link_state = 'found'
          then documents.link_due_at else excluded.link_due_at end
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(tx);
  return rows;
}

/** The greatest id among the passages of documents: those that come now have greater ones. */
async function lastPassage(tx: Tx, tenantId: string, documentIds: string[]): Promise<number | null> {
  if (documentIds.length === 0) return null;
  const row = await tx
    .selectFrom("passages")
    .select((e) => e.fn.max<number | null>("id").as("last"))
    .where("tenant_id", "=", tenantId)
    .where("document_id", "in", documentIds)
    .executeTakeFirst();
  return row?.last ?? null;
}

async function insertPassages(
  tx: Tx,
  tenantId: string,
  documents: { document_id: string; json: Buffer }[],
): Promise<void> {
  await sql`
    insert into passages (tenant_id, document_id, position, headings, questions, anchor, url, text, sentences, language,
      heading_lexemes, question_lexemes, lexemes)
    select ${tenantId}::uuid, d.document_id, p.place - 1, p.headings, p.questions, p.anchor, p.url, p.text, p.sentences, p.language,
      p.heading_lexemes, p.question_lexemes, p.lexemes
    from json_to_recordset(${listOf(documents)}::json) as d (document_id uuid, json json),
      lateral rows from (json_to_recordset(d.json) as (
        headings jsonb, questions jsonb, anchor text, url text, text text, sentences jsonb, language text, heading_lexemes text,
        question_lexemes text, lexemes text
      )) with ordinality as p (
        headings, questions, anchor, url, text, sentences, language, heading_lexemes, question_lexemes, lexemes, place
      )`.execute(tx);
}

export function listDocuments(
  db: Db,
  tenantId: string,
  { limit, after, gone }: { limit: number; after: Place | null; gone: boolean },
): Promise<DocumentRow[]> {
  return inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("documents")
      .select(columns)
      .where("tenant_id", "=", tenantId)
      .$if(gone, (query) => query.where("link_state", "=", "gone"))
      .$call(newestAfter(after, limit))
      .execute(),
  );
}

export function countDocuments(
  db: Db,
  tenantId: string,
): Promise<Record<"total" | "pending" | "failed" | "gone", number>> {
  return inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("documents")
      .select(({ fn }) => [
        fn.countAll<number>().as("total"),
        fn.countAll<number>().filterWhere("status", "=", "pending").as("pending"),
        fn.countAll<number>().filterWhere("status", "=", "failed").as("failed"),
        fn.countAll<number>().filterWhere("link_state", "=", "gone").as("gone"),
      ])
      .where("tenant_id", "=", tenantId)
      .executeTakeFirstOrThrow(),
  );
}

export async function findDocument(db: Db, tenantId: string, id: string): Promise<DocumentRow | null> {
  const row = await inTenant(db, tenantId, (tx) =>
    tx
      .selectFrom("documents")
      .select(columns)
      .where("tenant_id", "=", tenantId)
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  return row ?? null;
}

/** Removes a document with its passages. @returns whether there was one */
export const deleteDocument = (db: Db, tenantId: string, id: string): Promise<boolean> =>
  inTenant(db, tenantId, async (tx) => (await deleteDocumentsIn(tx, tenantId, [id])) > 0);

/** Removes documents as part of a transaction. @returns how many there were */
export async function deleteDocumentsIn(tx: Tx, tenantId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const deleted = await tx
    .deleteFrom("documents")
    .where("tenant_id", "=", tenantId)
    .where("id", "in", ids)
    .returning("passages")
    .execute();
  const passages = deleted.reduce((sum, document) => sum + document.passages, 0);
  if (deleted.length > 0) await revise(tx, tenantId, "knowledge_revision", -passages);
  return deleted.length;
}
