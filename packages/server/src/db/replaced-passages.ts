import { sql } from "kysely";
import { inTenant, type Db, type Tx } from "./database.ts";

/**
 * How long a replaced passage can be read. An index must not answer for as long once it is out of date: what it names
 * may be gone then, and a document neither old nor new.
 */
export const REPLACED_KEPT_MS = 25 * 60 * 60_000;

/** Rows that are forgotten at once, so that no transaction takes long. */
const BATCH = 5_000;

/** Puts aside the passages of documents that are being replaced, up to `lastId`, as they were found until now. @returns how many */
export async function putAside(tx: Tx, tenantId: string, documentIds: string[], lastId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as (
      delete from passages where tenant_id = ${tenantId} and document_id = any (${documentIds}::uuid[]) and id <= ${lastId}
      returning *
    )
    insert into replaced_passages
      (tenant_id, id, document_id, title, url, page_is_gone, headings, questions, anchor, text, sentences, lexemes)
    select p.tenant_id, p.id, p.document_id, d.replaced->>'title', coalesce(p.url, d.replaced->>'url'),
      p.url is null and (d.replaced->>'page_is_gone')::boolean,
      p.headings, p.questions, p.anchor, p.text, p.sentences, p.lexemes
    from old p join documents d on d.tenant_id = p.tenant_id and d.id = p.document_id`.execute(tx);
  return Number(numAffectedRows);
}

/** Forgets every tenant's passages that were replaced so long ago that no index needs them. */
export async function sweepReplacedPassages(db: Db, now: Date, onError: (error: unknown) => void): Promise<void> {
  const before = new Date(now.getTime() - REPLACED_KEPT_MS);
  const tenants = await db.selectFrom("tenants").select("id").execute();
  for (const { id } of tenants) await sweepOf(db, id, before).catch(onError);
}

async function sweepOf(db: Db, tenantId: string, before: Date): Promise<void> {
  for (let swept = BATCH; swept === BATCH;) {
    const { numAffectedRows } = await inTenant(db, tenantId, (tx) =>
      sql`
        delete from replaced_passages where tenant_id = ${tenantId} and id = any (array(
          select id from replaced_passages where tenant_id = ${tenantId} and replaced_at < ${before} limit ${BATCH}
        ))`.execute(tx),
    );
    swept = Number(numAffectedRows ?? 0n);
  }
}
