import { sql, type Kysely } from "kysely";
import { protect } from "./row-level-security.ts";

/** The products of a tenant's catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table products (
      tenant_id uuid not null,
      id bigint not null generated always as identity,
      external_id text not null,
      title text not null,
      brand text,
      description text,
      price_amount numeric not null,
      price_currency text not null,
      sale_amount numeric,
      sale_currency text,
      availability text not null check (availability in ('in_stock', 'out_of_stock', 'preorder', 'backorder')),
      url text,
      image_url text,
      gtin text,
      mpn text,
      category text,
      rating double precision,
      attributes jsonb not null,
      language text not null,
      lexemes text not null,
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, external_id)
    )`.execute(db);

  // What an upload that replaces the catalogue has brought so far. Visitors never meet it.
  await sql`
    create table staged_products (
      tenant_id uuid not null,
      upload uuid not null,
      external_id text not null,
      product jsonb not null,
      staged_at timestamptz not null default now(),
      primary key (tenant_id, upload, external_id)
    )`.execute(db);
  for (const table of ["products", "staged_products"]) await protect(db, table);

  await sql`
    create function read_products(p_tenant uuid, p_ids bigint[]) returns setof products language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query select * from products p where p.tenant_id = p_tenant and p.id = any (p_ids);
    end
    $$`.execute(db);

  // What cards show, and no more: descriptions are long, and a page of history may name hundreds of products.
  await sql`
    create function read_cards(p_tenant uuid, p_external_ids text[])
    returns table (
      external_id text, title text, url text, image_url text, price_amount numeric, price_currency text, sale_amount numeric,
      sale_currency text, availability text, brand text
    ) language plpgsql volatile as $$
    begin
      perform set_config('app.tenant_id', p_tenant::text, true);
      return query
        select p.external_id, p.title, p.url, p.image_url, p.price_amount, p.price_currency, p.sale_amount, p.sale_currency,
          p.availability, p.brand
        from products p where p.tenant_id = p_tenant and p.external_id = any (p_external_ids);
    end
    $$`.execute(db);
}
