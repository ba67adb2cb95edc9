import { sql } from "kysely";
import type pg from "pg";
import type { Tx } from "./database.ts";
import { openLane } from "./lane.ts";
import type { LexemeRow } from "./lexemes.ts";

/** A passage of a document that visitors may read. */
export interface PassageRow {
  id: number;
  document_id: string;
  external_id: string | null;
  title: string;
  url: string | null;
  /** Whether nothing was there when it was last looked at. */
  page_is_gone: boolean;
  headings: string[];
  questions: string[];
  anchor: string | null;
  text: string;
  sentences: [start: number, end: number][];
  lexemes: string;
}

/** The passages with these ids, in any order. Those of other tenants and of documents that are not ready are left out. */
export type ReadPassages = (call: { tenantId: string; ids: number[] }) => Promise<PassageRow[]>;

export const openPassages = (pool: pg.Pool): ReadPassages =>
  openLane<{ tenantId: string; ids: number[] }, PassageRow>(pool, {
    name: "read-passages",
    calls: "read_passages",
    types: ["uuid", "bigint[]"],
    values: ({ tenantId, ids }) => [tenantId, ids],
    order: () => "",
  });

/** Of a title or heading, and of the lexemes of all above a passage: so many characters are indexed. */
const LONGEST_NAME = 500;
const LONGEST_LEXEMES = 10_000;

/** Without what counts it. */
const nearestName = sql`regexp_replace(p.headings ->> -1, '^[0-9.)]+\u00a0', '')`;

/** A page of what the knowledge index is built from, by id. Those of documents that are not ready have no lexemes. */
export async function readPassageLexemes(
  tx: Tx,
  tenantId: string,
  afterId: number,
  limit: number,
): Promise<LexemeRow[]> {
  type Row = Record<"heading_lexemes" | "question_lexemes" | "lexemes" | "language", string> & {
    id: number;
    title: string;
    title_lexemes: string | null;
    heading: string;
    questions: string[];
  };
  // The lateral join is there for the reason it has in read_passages (migrations/002-knowledge.ts). Titles and headings
  // are cut here since older releases kept them at any length, and each passage of a document comes with them.
  const { rows } = await sql<Row>`
    select p.id, p.language, d.title, d.title_lexemes, coalesce(left(${nearestName}, ${LONGEST_NAME}), '') as heading,
      p.questions, left(p.heading_lexemes, ${LONGEST_LEXEMES}) as heading_lexemes, p.question_lexemes, p.lexemes
    from (select * from passages where tenant_id = ${tenantId} and id > ${afterId} order by id limit ${limit}) p
    left join lateral (
      select left(title, ${LONGEST_NAME}) as title, left(title_lexemes, ${LONGEST_LEXEMES}) as title_lexemes
      from documents where tenant_id = ${tenantId} and id = p.document_id and status = 'ready' offset 0
    ) d on true
    order by p.id`.execute(tx);
  return rows.map(({ id, language, title_lexemes, heading_lexemes, question_lexemes, lexemes, ...row }) =>
    title_lexemes === null
      ? { id, language, fields: [] }
      : {
          id,
          language,
          fields: [title_lexemes, heading_lexemes, lexemes, question_lexemes],
          wordings: wordingsOf(title_lexemes, row),
        },
  );
}

/** The questions that a passage answers, else its nearest heading or the title somebody gave it. */
function wordingsOf(
  titleLexemes: string,
  { title, heading, questions }: { title: string; heading: string; questions: string[] },
): string[] {
  if (questions.length > 0) return questions;
  return [heading || (titleLexemes === "" ? "" : title)];
}
