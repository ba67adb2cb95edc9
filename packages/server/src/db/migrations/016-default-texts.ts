import { sql, type Kysely } from "kysely";

/** Texts that a tenant has not written are the server's, in the visitor's language, and no longer English ones of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tenants
      alter column assistant_name drop default,
      alter column assistant_name drop not null,
      alter column welcome_message set default 'null',
      alter column limit_message drop default,
      alter column limit_message drop not null`.execute(db);
  await sql`update tenants set assistant_name = null where assistant_name = 'Assistant'`.execute(db);
  await sql`update tenants set welcome_message = 'null' where welcome_message = '"Hello! How can I help you?"'`.execute(
    db,
  );
  await sql`
    update tenants set limit_message = null
    where limit_message = 'Sorry, I can''t answer any more questions for now. How to reach us is on this website.'`.execute(
    db,
  );
}
