import { sql } from "kysely";
import { inTenant, type Db, type Tx } from "./database.ts";

/** The page that a document was read from. */
export interface PageLink {
  /** The document's. */
  id: string;
  url: string;
}

export interface PageSeen {
  state: "found" | "gone" | "unknown";
  /** What the page answered, in words. */
  answer: string;
}

/** Says that a tenant may have pages to be looked at. */
export async function announceLinks(tx: Tx, tenantId: string): Promise<void> {
  await sql`update tenants set links_due_at = least(links_due_at, now()) where id = ${tenantId}`.execute(tx);
}

/** Takes a tenant some of whose pages are to be looked at, the one that waits longest, for as long as `lease`; null: none is. */
export async function claimTenant(db: Db, now: Date, lease: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from tenants where links_due_at <= ${now} order by links_due_at limit 1 for no key update skip locked
    )
    update tenants t set links_due_at = ${lease} from due where t.id = due.id returning t.id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Takes the pages of a tenant that wait longest, so that no other server looks at them until `lease`. */
export function claimPages(db: Db, tenantId: string, now: Date, lease: Date, most: number): Promise<PageLink[]> {
  return inTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<PageLink>`
      with due as (
        select id from documents where tenant_id = ${tenantId} and link_due_at <= ${now}
        order by link_due_at limit ${most} for update skip locked
      )
      update documents d set link_due_at = ${lease} from due
      where d.tenant_id = ${tenantId} and d.id = due.id returning d.id, d.url`.execute(tx);
    return rows;
  });
}

const DAY_MS = 24 * 60 * 60_000;
/** After so many days a page is looked at again. */
const DAYS = { found: 7, gone: 1, unknown: 1 };

/** Notes how a page was found, unless its document has another by now. One that was gone stays so until it is found. */
export const notePage = (db: Db, tenantId: string, link: PageLink, seen: PageSeen, now: Date): Promise<void> =>
  inTenant(db, tenantId, (tx) => notePageIn(tx, tenantId, link, seen, now));

/** The same as part of a transaction. */
export async function notePageIn(
  tx: Tx,
  tenantId: string,
  { id, url }: PageLink,
  { state, answer }: PageSeen,
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + DAYS[state] * DAY_MS);
  await sql`
    update documents
    set link_state = case when ${state} = 'unknown' and link_state = 'gone' then 'gone' else ${state} end,
        link_answer = ${answer}, link_checked_at = ${now}, link_due_at = ${dueAt}
    where tenant_id = ${tenantId} and id = ${id} and url = ${url}`.execute(tx);
}

/** Lets go of a tenant until the first of its pages is to be looked at; where that is now, others come first. */
export async function releaseTenant(db: Db, tenantId: string, now: Date): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    // Uploads hold the row while they write. What they wrote is seen by statements that begin once they are through.
    await tx.selectFrom("tenants").select("id").where("id", "=", tenantId).forNoKeyUpdate().execute();
    await sql`
      update tenants set links_due_at = (
        select greatest(link_due_at, ${now}) from documents where tenant_id = ${tenantId} and link_due_at is not null
        order by link_due_at limit 1
      ) where id = ${tenantId}`.execute(tx);
  });
}
