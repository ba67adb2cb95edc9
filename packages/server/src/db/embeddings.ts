import { sql, type RawBuilder } from "kysely";
import { inTenant, type Db, type Tx } from "./database.ts";

/** A passage that the model has not been told yet. */
export interface PassageToEmbed {
  id: number;
  document_id: string;
  title: string;
  text: string;
  hash: string;
}

/** What a passage means; `vector` is a signed byte a dimension in hexadecimal, `signs` a 0 or 1 a dimension. */
export interface NewEmbedding {
  passage_id: number;
  hash: string;
  vector: string;
  signs: string;
}

/** Which numbers can be compared with each other; `dimensions` null: not known yet. */
export interface Space<Dimensions = number> {
  model: string;
  dimensions: Dimensions;
}

/** The next passages after `afterId` that have no embedding in the space yet. */
export async function readPassagesToEmbed(
  tx: Tx,
  tenantId: string,
  { model, dimensions }: Space<number | null>,
  afterId: number,
  limit: number,
): Promise<PassageToEmbed[]> {
  const { rows } = await sql<PassageToEmbed>`
    select p.id, p.document_id, d.title, t.text, md5(t.text)::uuid as hash
    from passages p
    join lateral (
      select title from documents where tenant_id = ${tenantId} and id = p.document_id and status = 'ready' offset 0
    ) d on true
    cross join lateral embedded_text(d.title, p.headings, p.questions, p.text) as t (text)
    where p.tenant_id = ${tenantId} and p.id > ${afterId} and not exists (
      select from embeddings e where e.tenant_id = ${tenantId} and e.passage_id = p.id and e.model = ${model}
        and e.dimensions = coalesce(${dimensions}, e.dimensions)
    )
    order by p.id limit ${limit}`.execute(tx);
  return rows;
}

/** Whether passages have embeddings of the model in other dimensions than these. */
export async function hasOtherDimensions(tx: Tx, tenantId: string, { model, dimensions }: Space): Promise<boolean> {
  const { rows } = await sql`
    select from embeddings where tenant_id = ${tenantId} and model = ${model} and dimensions <> ${dimensions}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Stores what passages mean, in place of what was known before; of those that are gone meanwhile, nothing. */
export async function storeEmbeddings(
  tx: Tx,
  tenantId: string,
  { model, dimensions }: Space,
  embeddings: NewEmbedding[],
): Promise<void> {
  if (embeddings.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(embeddings)}::jsonb)
        as g (passage_id bigint, hash uuid, vector text, signs varbit)
    ), there as (
      select id from passages where tenant_id = ${tenantId} and id in (select passage_id from given) for key share
    )
    insert into embeddings (tenant_id, passage_id, model, dimensions, hash, vector, signs)
    select ${tenantId}, passage_id, ${model}, ${dimensions}::int, hash, decode(vector, 'hex'), signs
    from given join there on there.id = given.passage_id
    on conflict (tenant_id, passage_id) do update set model = excluded.model, dimensions = excluded.dimensions,
      hash = excluded.hash, vector = excluded.vector, signs = excluded.signs`.execute(tx);
  await sql`update tenants set embeddings_revision = embeddings_revision + 1 where id = ${tenantId}`.execute(tx);
}

/** Gives new passages of documents, those after `lastId`, the embeddings that older ones of the same words have. */
export async function carryEmbeddings(tx: Tx, tenantId: string, documentIds: string[], lastId: number): Promise<void> {
  const older = sql`p.tenant_id = ${tenantId} and p.document_id = any(${documentIds}) and p.id <= ${lastId}`;
  await sql`
    with old as materialized (
      select p.document_id, e.* from passages p
      join embeddings e on e.tenant_id = ${tenantId} and e.passage_id = p.id where ${older}
    ), new as materialized (
      select p.id, p.document_id, md5(embedded_text(d.title, p.headings, p.questions, p.text))::uuid as hash
      from passages p join documents d on d.tenant_id = ${tenantId} and d.id = p.document_id
      where exists (select from old) and p.tenant_id = ${tenantId} and p.document_id = any(${documentIds})
        and p.id > ${lastId}
    )
    insert into embeddings (tenant_id, passage_id, model, dimensions, hash, vector, signs)
    select distinct on (new.id) ${tenantId}::uuid, new.id, old.model, old.dimensions, old.hash, old.vector, old.signs
    from new join old using (document_id, hash) order by new.id`.execute(tx);
}

/** How much of a tenant's knowledge is embedded in a space, and when the rest was put in line for it last. */
export async function countEmbeddings(
  db: Db,
  tenantId: string,
  { model, dimensions }: Space<number | null>,
): Promise<{ passages: number; embedded: number; queuedAt: Date | null }> {
  const { rows } = await inTenant(db, tenantId, (tx) =>
    sql<{ passages: number; embedded: number; queuedAt: Date | null }>`
      select (select count(*) from passages where tenant_id = ${tenantId}) as passages,
        (select count(*) from embeddings where tenant_id = ${tenantId} and model = ${model}
          and dimensions = coalesce(${dimensions}, dimensions)) as embedded,
        (select embedding_queued_at from tenants where id = ${tenantId}) as "queuedAt"`.execute(tx),
  );
  return rows[0]!;
}

/** What tells whether embeddings that were read are still all. */
export async function readEmbeddingsRevision(tx: Tx, tenantId: string): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select concat(knowledge_revision, ' ', embeddings_revision) as revision from tenants where id = ${tenantId}`.execute(
    tx,
  );
  return rows[0]?.revision ?? "";
}

const inSpace = (tenantId: string, { model, dimensions }: Space): RawBuilder<unknown> =>
  sql`tenant_id = ${tenantId} and model = ${model} and dimensions = ${dimensions}`;

/** The passages that are embedded in a space, rising. */
export async function readEmbeddedIds(tx: Tx, tenantId: string, space: Space): Promise<number[]> {
  const { rows } = await sql<{ ids: string }>`
    select coalesce(string_agg(passage_id::text, ' ' order by passage_id), '') as ids
    from embeddings where ${inSpace(tenantId, space)}`.execute(tx);
  return rows[0]!.ids === "" ? [] : rows[0]!.ids.split(" ").map(Number);
}

export interface VectorRow {
  passage_id: number;
  vector: Buffer;
}

export async function readVectors(tx: Tx, tenantId: string, space: Space, ids: number[]): Promise<VectorRow[]> {
  const { rows } = await sql<VectorRow>`
    select passage_id, vector from embeddings where ${inSpace(tenantId, space)} and passage_id = any(${ids})`.execute(
    tx,
  );
  return rows;
}

/** The schema of pgvector, where the database has one that compares bits (0.7 or newer) and lets us use it; else null. */
export async function findVectorSchema(db: Db): Promise<string | null> {
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_operator o join pg_namespace n on n.oid = o.oprnamespace
    where o.oprname = '<~>' and o.oprleft = 'bit'::regtype and o.oprright = 'bit'::regtype
      and has_schema_privilege(n.oid, 'usage') and has_function_privilege(o.oprcode, 'execute')
    limit 1`.execute(db);
  return rows[0]?.schema ?? null;
}

/** The embeddings whose signs differ least, looked for by pgvector among all of the tenant's. */
export async function readNearestBySigns(
  tx: Tx,
  tenantId: string,
  space: Space,
  { schema, signs, limit }: { schema: string; signs: string; limit: number },
): Promise<VectorRow[]> {
  const { rows } = await sql<VectorRow>`
    select passage_id, vector from embeddings where ${inSpace(tenantId, space)}
    order by signs operator(${sql.id(schema)}.<~>) ${signs}::varbit, passage_id limit ${limit}`.execute(tx);
  return rows;
}

/** Some of the embeddings in a space, in runs of sixteen from everywhere in it, since neighbours are mostly of one document. */
export async function sampleVectors(tx: Tx, tenantId: string, space: Space, most: number): Promise<VectorRow[]> {
  const { rows } = await sql<VectorRow>`
    with numbered as materialized (
      select passage_id as id, row_number() over (order by passage_id) - 1 as place, count(*) over () as total
      from embeddings where ${inSpace(tenantId, space)}
    )
    select e.passage_id, e.vector
    from numbered n join embeddings e on e.tenant_id = ${tenantId} and e.passage_id = n.id
    where (n.place / 16) % greatest(1, n.total / ${most}) = 0 limit ${most}`.execute(tx);
  return rows;
}
