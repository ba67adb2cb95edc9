import type { FreshDatabase } from "./fresh-database.ts";

/** Every row of every table that holds one of these texts, in whichever column: the table's name, and the row. */
export async function tracesOf(database: FreshDatabase, texts: string[]): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await database.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
      return rows.filter(({ row }) => texts.some((text) => row.includes(text))).map(({ row }) => `${name} ${row}`);
    }),
  );
  return found.flat().sort();
}
