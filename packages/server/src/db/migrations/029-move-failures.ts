import { sql, type Kysely } from "kysely";
import { inEachTenant } from "./each-tenant.ts";

export const concurrent = true;

/** Moves what jobs could not do to where it is from now on. `jobs.failures` stays for servers of the release before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inEachTenant(db, async (tx, tenantId) => {
    await sql`
      with moved as (
        update jobs set failed = jsonb_array_length(failures)
        where tenant_id = ${tenantId} and failed = 0 and failures <> '[]' returning id, failures
      )
      insert into job_failures (tenant_id, job_id, subject, reason)
      select ${tenantId}, m.id, f ->> 'subject', f ->> 'reason'
      from moved m, jsonb_array_elements(m.failures) with ordinality e (f, place) order by m.id, place`.execute(tx);
  });
}
