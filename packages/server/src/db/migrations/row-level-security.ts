import { sql, type Kysely } from "kysely";

/** The role every query of the server runs as. It owns nothing, so row-level security holds for it. */
export const APP_ROLE = "widget_chat_app";

/**
 * The second wall between tenants: rows of `table` show only while `app.tenant_id` names their tenant.
 * Without it, or with an empty one, there are no rows at all.
 */
export async function protect(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy tenant_only on ${name} using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)`.execute(
    db,
  );
  await sql`grant select, insert, update, delete on ${name} to ${sql.id(APP_ROLE)}`.execute(db);
}
