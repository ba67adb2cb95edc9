import { sql } from "kysely";
import type { Tx } from "./database.ts";

/** How a tenant's products up to one stood, as far as an index tells of them. */
export interface ProductsState {
  /** The id of the last of them. */
  last: number;
  count: number;
  /**
   * The sum of the transactions that wrote them. Writes to a catalogue wait for each other (`lockCatalogue`), so that each is
   * of a later one than all before: where products are written anew the sum grows, if none is gone.
   */
  written: number;
  /** Sales that began or ended since then are not told. */
  since: Date;
}

/** @param first the least of the ids that are told of, and `last` the greatest */
export async function stateOf(tx: Tx, tenantId: string, first: number, last: number): Promise<ProductsState> {
  const { rows } = await sql<Omit<ProductsState, "last">>`
    select count(*) as count, coalesce(sum(xmin::text::bigint), 0)::bigint as written, now() as since
    from products where tenant_id = ${tenantId} and id between ${first} and ${last}`.execute(tx);
  return { ...rows[0]!, last };
}

/** Whether the products that were read are there, and no others before the last of them, and none is another by now. */
export async function areAsTheyWere(tx: Tx, tenantId: string, state: ProductsState): Promise<boolean> {
  const { since } = state;
  const now = await stateOf(tx, tenantId, 0, state.last);
  if (now.count !== state.count || now.written !== state.written) return false;
  const { rows } = await sql`
    select from products where tenant_id = ${tenantId}
      and (sale_from between ${since} and now() or sale_until between ${since} and now()) limit 1`.execute(tx);
  return rows.length === 0;
}
