import { sql, type Kysely } from "kysely";
import { createIndexConcurrently } from "./concurrent-index.ts";

export const concurrent = true;

/**
 * Products with what else there is of them. What is found is read by a function of its own: that of before gives servers of the
 * release before the rows that they prepared for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, "products_by_group", "products (tenant_id, group_id) where group_id is not null");

  // Of each variant what tells it from the others, and whether it can be had. The tenant's own rows are seen alone.
  await sql`
    create or replace function variants_of(p_tenant uuid, p_group text) returns jsonb language sql stable as $$
      select jsonb_agg(jsonb_build_object('options', v.options, 'is_had', v.availability <> 'out_of_stock') order by v.id)
      from (
        select p.id, p.options, p.availability from products p
        where p.tenant_id = p_tenant and p.group_id = p_group order by p.id limit 300
      ) v
    $$`.execute(db);
  await sql`
    create or replace function read_products_with_variants(p_tenant uuid, p_ids bigint[])
    returns table (
      tenant_id uuid, id bigint, external_id text, title text, brand text, description text, price_amount numeric,
      price_currency text, sale_amount numeric, sale_currency text, availability text, url text, image_url text, gtin text, mpn text,
      category text, rating double precision, attributes jsonb, language text, lexemes text, updated_at timestamptz, options jsonb,
      variants jsonb
    ) language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.tenant_id, p.id, p.external_id, p.title, p.brand, p.description, p.price_amount, p.price_currency,
          case when in_force(p.sale_from, p.sale_until) then p.sale_amount end, p.sale_currency, p.availability, p.url, p.image_url,
          p.gtin, p.mpn, p.category, p.rating, p.attributes || p.options, p.language, p.lexemes, p.updated_at, p.options,
          case when p.group_id is not null then variants_of(p_tenant, p.group_id) end
        from products p where p.tenant_id = p_tenant and p.id = any (p_ids);
    end
    $$`.execute(db);
  // Servers of the release before take of its rows what they know. Of the attributes only those by which the number of reviews
  // is told (engines/wishes/reviews.ts): others are long.
  await db.transaction().execute(async (tx) => {
    await sql`drop function if exists read_cards`.execute(tx);
    await sql`
      create function read_cards(p_tenant uuid, p_external_ids text[])
      returns table (
        external_id text, title text, url text, image_url text, price_amount numeric, price_currency text, sale_amount numeric,
        sale_currency text, availability text, brand text, rating double precision, attributes jsonb, options jsonb, variants jsonb,
        updated_at timestamptz
      ) language plpgsql volatile as $$
      begin
        perform set_config('app.tenant_id', p_tenant::text, true);
        return query
          select p.external_id, p.title, p.url, p.image_url, p.price_amount, p.price_currency,
            case when in_force(p.sale_from, p.sale_until) then p.sale_amount end, p.sale_currency, p.availability, p.brand, p.rating,
            (
              select coalesce(jsonb_object_agg(told.name, told.value), '{}') from jsonb_each(p.attributes) told (name, value)
              where told.name in ('reviews', 'review_count', 'reviews_count', 'number_of_reviews', 'rating_count', 'ratings')
            ),
            p.options, case when p.group_id is not null then variants_of(p_tenant, p.group_id) end, p.updated_at
          from products p where p.tenant_id = p_tenant and p.external_id = any (p_external_ids);
      end
      $$`.execute(tx);
  });
}
