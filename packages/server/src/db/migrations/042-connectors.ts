import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** Where a tenant's own server is asked, and how often orders were asked for in vain, by whom and for which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tenants
      add column live_products jsonb,
      add column order_status jsonb,
      add column connector_secrets jsonb not null default '{}'`.execute(db);
  await sql`
    create table order_attempts (
      tenant_id uuid not null,
      subject bytea not null,
      attempts integer not null,
      since timestamptz not null,
      primary key (tenant_id, subject)
    )`.execute(db);
  await protect(db, "order_attempts");
}
