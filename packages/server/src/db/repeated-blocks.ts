import { sql } from "kysely";
import type { Tx } from "./database.ts";
import type { ReadyDocument } from "./documents.ts";
import type { SyncName } from "./source-pages.ts";

/** On fewer pages nobody can tell what belongs to all of them. */
const FEWEST_PAGES = 5;
/** So many pages of a large source stand for all: their ids are hashes, and so by chance. */
const LOOKED_AT = 2_000;
const MOST_BLOCKS = 2_000;

/**
 * Finds the blocks that stand on at least half of a source's pages, as they were read last, and notes them. One that was
 * found before has to fall below two fifths, so that a page more or less does not have the others written anew.
 * @returns their hashes
 */
export async function findRepeatedBlocks(tx: Tx, { tenantId, sourceId }: SyncName): Promise<number[]> {
  const { rows } = await sql<{ repeated: number[] }>`
    with pages as (
      select blocks from source_pages
      where tenant_id = ${tenantId} and source_id = ${sourceId} and document_id is not null and blocks <> '{}'
      order by id limit ${LOOKED_AT}
    ), known as (
      select array(select jsonb_array_elements_text(repeated)::bigint) as blocks
      from sources where tenant_id = ${tenantId} and id = ${sourceId}
    ), repeated as (
      select block from pages, unnest(pages.blocks) block
      group by block
      having (select count(*) from pages) >= ${FEWEST_PAGES}
        and count(*) >= (select count(*) from pages) * case when block = any ((select blocks from known)::bigint[]) then 0.4 else 0.5 end
      order by count(*) desc, block limit ${MOST_BLOCKS}
    )
    update sources set repeated = (select coalesce(jsonb_agg(block order by block), '[]') from repeated)
    where tenant_id = ${tenantId} and id = ${sourceId}
    returning repeated`.execute(tx);
  return rows[0]?.repeated ?? [];
}

/** A page whose document was made with others left out than these. */
export interface StalePage extends Pick<ReadyDocument, "external_id" | "url" | "format" | "content"> {
  id: string;
  document_id: string;
}

/** The first such page after that with the id `after`; null: there is none. */
export async function nextStalePage(
  tx: Tx,
  { tenantId, sourceId }: SyncName,
  repeated: number[],
  after: string | null,
): Promise<StalePage | null> {
  const { rows } = await sql<StalePage>`
    select p.id, p.document_id, d.external_id, d.url, d.format, d.content
    from source_pages p join documents d on d.tenant_id = p.tenant_id and d.id = p.document_id
    where p.tenant_id = ${tenantId} and p.source_id = ${sourceId} and (${after}::uuid is null or p.id > ${after})
      and p.left_out <> ${leftOut(repeated)}
    order by p.id limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Notes a page as made without these. @returns whether it still has that document */
export async function notePageWithout(
  tx: Tx,
  { tenantId, sourceId }: SyncName,
  { id, document_id }: Pick<StalePage, "id" | "document_id">,
  repeated: number[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update source_pages p set left_out = ${leftOut(repeated)}
    where tenant_id = ${tenantId} and source_id = ${sourceId} and id = ${id} and document_id = ${document_id}`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

/** What a page has of these blocks. */
const leftOut = (repeated: number[]) =>
  sql`array(select block from unnest(p.blocks) block where block = any (${repeated}::bigint[]) order by block)`;
