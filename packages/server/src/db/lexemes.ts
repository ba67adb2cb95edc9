import { sql } from "kysely";
import type pg from "pg";
import type { Db, Tx } from "./database.ts";

/** The lexemes of a text field by field, parted by spaces or line ends, and the language they were made by. */
export interface LexemeRow {
  id: number;
  language: string;
  fields: string[];
  /** How what names the text is written. */
  wordings?: string[];
  /** What is known of a product beside its words. */
  facts?: ProductFacts;
}

/** What products are chosen by. */
export interface ProductFacts {
  title: string;
  /** That it is read in. */
  language: string;
  /** What all variants of a product have in common. */
  groupId: string | null;
  /** What a visitor pays now. */
  price: number;
  currency: string;
  isOnSale: boolean;
  availability: string;
  /** 0 to 5. */
  rating: number | null;
  brand: string | null;
  /** From the widest to the narrowest, with `>` between. */
  category: string | null;
  attributes: Record<string, unknown>;
  /** When it was first stored, in milliseconds since 1970. */
  addedAt: number;
}

/**
 * The lexemes of words by one of PostgreSQL's dictionaries, list by list, in the same order; an empty one is a stop word. A
 * dictionary that is not there changes nothing. Words hold no line ends.
 */
export async function lexizeWords(
  pool: pg.Pool,
  lookups: { dictionary: string; words: string[] }[],
): Promise<string[][]> {
  const { rows } = await pool.query<{ lexemes: string[] }>({
    name: "lexize_words",
    text: `select lexize_words(dictionary, string_to_array(words, E'\n')) as lexemes
      from unnest($1::text[], $2::text[]) with ordinality as asked (dictionary, words, place) order by place`,
    values: [lookups.map(({ dictionary }) => dictionary), lookups.map(({ words }) => words.join("\n"))],
  });
  return rows.map(({ lexemes }) => lexemes);
}

export type Revisions = Record<"knowledge_revision" | "catalogue_revision" | "teaching_revision", number>;

/** How often the tenant's documents, products and what it was taught beside were written. A tenant that is not there: never. */
export async function readRevisions(pool: pg.Pool, tenantId: string): Promise<Revisions> {
  const { rows } = await pool.query<Revisions>({
    name: "read_revisions",
    text: "select knowledge_revision, catalogue_revision, teaching_revision from tenants where id = $1",
    values: [tenantId],
  });
  return rows[0] ?? { knowledge_revision: 0, catalogue_revision: 0, teaching_revision: 0 };
}

/**
 * Runs reads on one tenant's rows as they stood at one moment, whatever is written meanwhile. Pages by id are read along the
 * primary key: right after an import the planner knows of few rows, and would sort all that is left anew for each page.
 */
export function inTenantSnapshot<Result>(db: Db, tenantId: string, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql`select set_config('app.tenant_id', ${tenantId}, true),
        set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(tx);
      return work(tx);
    });
}
