import { sql, type Kysely, type RawBuilder } from "kysely";
import { inEachTenant } from "./each-tenant.ts";

export const concurrent = true;

/** What may stand there by now; what is longer was read by an earlier release, and is cut as its kin are now. */
const LONGEST = { name: 300, givenTitle: 500, question: 1_000, anchor: 300 };

/** Cuts titles, headings and questions that are whole texts: answers and prompts name them with each passage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inEachTenant(db, async (tx, tenantId) => {
    // Who writes documents holds the tenant's row.
    await sql`select from tenants where id = ${tenantId} for no key update`.execute(tx);
    await sql`
      update documents set title = ${short("title")}
      where tenant_id = ${tenantId} and length(title) > ${LONGEST.givenTitle}`.execute(tx);
    await sql`
      update documents set replaced = jsonb_set(replaced, '{title}', to_jsonb(${short("replaced ->> 'title'")}))
      where tenant_id = ${tenantId} and length(replaced ->> 'title') > ${LONGEST.givenTitle}`.execute(tx);
    await sql`
      update replaced_passages set title = ${short("title")}
      where tenant_id = ${tenantId} and length(title) > ${LONGEST.givenTitle}`.execute(tx);
    for (const table of ["passages", "replaced_passages"])
      await sql`
        update ${sql.table(table)} set
          headings = ${eachShort("headings", LONGEST.name)},
          questions = ${eachShort("questions", LONGEST.question)},
          anchor = case when length(anchor) <= ${LONGEST.anchor} then anchor end
        where tenant_id = ${tenantId} and (
          ${hasLong("headings", LONGEST.name)} or ${hasLong("questions", LONGEST.question)} or length(anchor) > ${LONGEST.anchor}
        )`.execute(tx);
  });
}

/** As engines/knowledge/short-name.ts cuts: at a word. */
const short = (text: string): RawBuilder<unknown> =>
  sql`regexp_replace(left(${sql.raw(text)}, ${sql.lit(LONGEST.name - 1)}), '\\s+\\S*$', '') || '…'`;

const eachShort = (column: string, most: number): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(case when length(one) > ${most} then ${short("one")} else one end order by at), '[]')
  from jsonb_array_elements_text(${sql.ref(column)}) with ordinality each (one, at))`;

/** The length of the whole is known sooner than that of each, and nearly always tells enough. */
const hasLong = (column: string, most: number): RawBuilder<unknown> => sql`(
  length(${sql.ref(column)}::text) > ${most}
  and exists (select from jsonb_array_elements_text(${sql.ref(column)}) each (one) where length(one) > ${most}))`;
