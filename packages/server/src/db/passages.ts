import type pg from "pg";
import type { Tx } from "./database.ts";
import type { LexemeRow } from "./lexemes.ts";

/** A passage of a document that visitors may read. */
export interface PassageRow {
  id: number;
  document_id: string;
  external_id: string | null;
  title: string;
  url: string | null;
  headings: string[];
  anchor: string | null;
  text: string;
  sentences: [start: number, end: number][];
  lexemes: string;
}

/** The passages with these ids, in any order. Those of other tenants and of documents that are not ready are left out. */
export async function readPassages(pool: pg.Pool, tenantId: string, ids: number[]): Promise<PassageRow[]> {
  const { rows } = await pool.query<PassageRow>({
    name: "read_passages",
    text: "select * from read_passages($1, $2)",
    values: [tenantId, ids],
  });
  return rows;
}

/** A page of what the knowledge index is built from, by id. */
export async function readPassageLexemes(
  tx: Tx,
  tenantId: string,
  afterId: number,
  limit: number,
): Promise<LexemeRow[]> {
  const rows = await tx
    .selectFrom("passages as p")
    .innerJoin("documents as d", (join) =>
      join.onRef("d.tenant_id", "=", "p.tenant_id").onRef("d.id", "=", "p.document_id"),
    )
    .select(["p.id", "p.language", "d.title_lexemes", "p.heading_lexemes", "p.lexemes"])
    .where("p.tenant_id", "=", tenantId)
    .where("p.id", ">", afterId)
    .where("d.status", "=", "ready")
    .orderBy("p.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, language, title_lexemes, heading_lexemes, lexemes }) => ({
    id,
    language,
    fields: [title_lexemes, heading_lexemes, lexemes],
  }));
}
