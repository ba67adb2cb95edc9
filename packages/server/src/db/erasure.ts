import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";

/**
 * Rows that name their tenant: by which key they are erased, in whose order an index has them, and how many at once (with
 * a key's last rows, more).
 */
export interface Part {
  table: string;
  key: string[];
  batch: number;
}

/**
 * In the order in which they go. What belongs to a conversation or a document goes before it: many rows in one statement
 * cost far less than a few for each row above them. What still comes to a conversation meanwhile goes with it, and an
 * answer is stored, and charged, only while its conversation is there.
 */
export const parts: Part[] = [
  { table: "messages", key: ["conversation_id"], batch: 2_000 },
  { table: "conversation_events", key: ["conversation_id"], batch: 2_000 },
  { table: "csat", key: ["conversation_id"], batch: 2_000 },
  { table: "feedback", key: ["conversation_id"], batch: 2_000 },
  { table: "resume_links", key: ["token_hash"], batch: 2_000 },
  { table: "conversations", key: ["id"], batch: 500 },
  { table: "turns", key: ["session_id"], batch: 1_000 },
  { table: "consents", key: ["session_id", "id"], batch: 2_000 },
  { table: "order_attempts", key: ["subject"], batch: 2_000 },
  { table: "usage", key: ["month"], batch: 1_000 },
  { table: "model_usage", key: ["day"], batch: 1_000 },
  { table: "job_failures", key: ["job_id", "id"], batch: 2_000 },
  { table: "jobs", key: ["id"], batch: 500 },
  { table: "sources", key: ["id"], batch: 500 },
  { table: "source_pages", key: ["source_id", "id"], batch: 1_000 },
  { table: "embeddings", key: ["passage_id"], batch: 1_000 },
  { table: "passages", key: ["document_id"], batch: 500 },
  { table: "replaced_passages", key: ["document_id"], batch: 500 },
  { table: "documents", key: ["id"], batch: 50 },
  { table: "pins", key: ["id"], batch: 1_000 },
  { table: "synonyms", key: ["tenant_id"], batch: 1_000 },
  { table: "dismissed_questions", key: ["key"], batch: 1_000 },
  { table: "products", key: ["id"], batch: 1_000 },
  { table: "kept_indexes", key: ["kind", "part"], batch: 16 },
  { table: "staged_products", key: ["upload", "external_id"], batch: 1_000 },
];

/** The tenants that are still to be erased. */
export async function listDeletedTenants(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("deleted_tenants").select("id").orderBy("deleted_at").execute();
  return rows.map(({ id }) => id);
}

/**
 * The transactions under way that have looked at tenants: each holds a lock on the table until it ends, and takes it
 * before it looks. One that is not among them sees what was committed before this was called.
 */
export async function readersOfTenants(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ reader: string }>`
    select distinct virtualtransaction as reader from pg_locks
    where locktype = 'relation' and relation = 'tenants'::regclass and granted and pid is distinct from pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return new Set(rows.map(({ reader }) => reader));
}

/**
 * Erases rows of a tenant that come after the key `after` (null: from the first on): one batch, to the end of its last key.
 * @returns that key; null: none are left
 */
export function eraseBatch(
  db: Db,
  tenantId: string,
  { table, key, batch }: Part,
  after: unknown[] | null,
): Promise<unknown[] | null> {
  const from = sql.table(table);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const rest = sql`tenant_id = ${tenantId}${after ? sql` and (${columns}) > (${sql.join(after)})` : sql``}`;
  return inTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${from} where ${rest} order by ${columns} limit 1 offset ${batch - 1}`.execute(tx);
    const [found] = rows;
    const last = found ? key.map((column) => found[column]) : null;
    await sql`delete from ${from} where ${rest}${last ? sql` and (${columns}) <= (${sql.join(last)})` : sql``}`.execute(
      tx,
    );
    return last;
  });
}

/** Says that nothing of the tenant is left. */
export async function forgetDeletedTenant(db: Db, id: string): Promise<void> {
  await db.deleteFrom("deleted_tenants").where("id", "=", id).execute();
}
