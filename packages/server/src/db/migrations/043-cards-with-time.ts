import { sql, type Kysely } from "kysely";

/** What cards show of products, and since when: what its shop has told of one since then is newer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A function's columns cannot be changed. A server of the release before reads those that it knows.
  await sql`drop function read_cards(uuid, text[])`.execute(db);
  await sql`
    create function read_cards(p_tenant uuid, p_external_ids text[])
    returns table (
      external_id text, title text, url text, image_url text, price_amount numeric, price_currency text, sale_amount numeric,
      sale_currency text, availability text, brand text, updated_at timestamptz
    ) language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.external_id, p.title, p.url, p.image_url, p.price_amount, p.price_currency,
          case when in_force(p.sale_from, p.sale_until) then p.sale_amount end, p.sale_currency, p.availability, p.brand,
          p.updated_at
        from products p where p.tenant_id = p_tenant and p.external_id = any (p_external_ids);
    end
    $$`.execute(db);
}
