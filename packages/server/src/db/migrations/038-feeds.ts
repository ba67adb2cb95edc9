import { sql, type Kysely } from "kysely";

/** Products with variants, further pictures and sales of a certain time, and feeds that bring them from an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody may have to wait for one table while another is waited for: where it is not to be had, all is tried again.
  await sql`alter table tenants add column sales_change_at timestamptz`.execute(db);
  await sql`create index tenants_by_sales_change on tenants (sales_change_at) where sales_change_at is not null`.execute(
    db,
  );
  await sql`lock table products, sources in access exclusive mode nowait`.execute(db);
  // A function whose rows are those of the table would give servers of before rows that they did not prepare for.
  await sql`drop function read_products`.execute(db);
  await sql`
    alter table products
      add column sale_from timestamptz,
      add column sale_until timestamptz,
      add column more_images jsonb not null default '[]',
      add column group_id text,
      add column options jsonb not null default '{}',
      add column source_id uuid`.execute(db);
  await sql`
    create function in_force(p_from timestamptz, p_until timestamptz) returns boolean language sql stable as $$
      select (p_from is null or p_from <= now()) and (p_until is null or p_until > now())
    $$`.execute(db);

  // As before, but that a sale price stands only while it holds.
  await sql`
    create function read_products(p_tenant uuid, p_ids bigint[])
    returns table (
      tenant_id uuid, id bigint, external_id text, title text, brand text, description text, price_amount numeric,
      price_currency text, sale_amount numeric, sale_currency text, availability text, url text, image_url text, gtin text, mpn text,
      category text, rating double precision, attributes jsonb, language text, lexemes text, updated_at timestamptz
    ) language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.tenant_id, p.id, p.external_id, p.title, p.brand, p.description, p.price_amount, p.price_currency,
          case when in_force(p.sale_from, p.sale_until) then p.sale_amount end, p.sale_currency, p.availability, p.url, p.image_url,
          p.gtin, p.mpn, p.category, p.rating, p.attributes, p.language, p.lexemes, p.updated_at
        from products p where p.tenant_id = p_tenant and p.id = any (p_ids);
    end
    $$`.execute(db);
  await sql`
    create or replace function read_cards(p_tenant uuid, p_external_ids text[])
    returns table (
      external_id text, title text, url text, image_url text, price_amount numeric, price_currency text, sale_amount numeric,
      sale_currency text, availability text, brand text
    ) language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.external_id, p.title, p.url, p.image_url, p.price_amount, p.price_currency,
          case when in_force(p.sale_from, p.sale_until) then p.sale_amount end, p.sale_currency, p.availability, p.brand
        from products p where p.tenant_id = p_tenant and p.external_id = any (p_external_ids);
    end
    $$`.execute(db);

  await sql`
    alter table sources
      drop constraint sources_kind_check,
      add constraint sources_kind_check check (kind in ('page', 'sitemap', 'site', 'products')),
      add column feed jsonb,
      add column feed_seen jsonb`.execute(db);
}
