import { sql, type Kysely } from "kysely";
import { createIndexConcurrently } from "./concurrent-index.ts";
import { inEachTenant } from "./each-tenant.ts";

export const concurrent = true;

/** What 017, 018 and 022 need of large tables, done while visitors go on. Databases that had it before keep it as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    "documents_by_link_due",
    "documents (tenant_id, link_due_at) where link_due_at is not null",
  );
  // Few among many, which a list of these alone must not read.
  await createIndexConcurrently(
    db,
    "documents_gone",
    "documents (tenant_id, created_at, id) where link_state = 'gone'",
  );
  // Few among many, and the newest of them are asked for.
  await createIndexConcurrently(db, "messages_unanswered", "messages (tenant_id, created_at) where kind = 'no_answer'");
  await createIndexConcurrently(db, "feedback_unhelpful", "feedback (tenant_id, updated_at) where not helpful");
  for (const constraint of ["documents_link_state_check", "documents_format_check"])
    await sql`alter table documents validate constraint ${sql.id(constraint)}`.execute(db);
  // Documents that named their pages before there was a link check.
  await inEachTenant(db, async (tx, tenantId) => {
    const { numAffectedRows } = await sql`
      update documents set link_due_at = now()
      where tenant_id = ${tenantId} and link_due_at is null and url ~ '^https?://'`.execute(tx);
    if (numAffectedRows === 0n) return;
    await sql`update tenants set links_due_at = least(links_due_at, now()) where id = ${tenantId}`.execute(tx);
  });
}
