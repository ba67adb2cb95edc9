import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { migrations } from "../src/db/migrations/index.ts";

/** Makes the schema of an earlier release. */
export async function migrateTo(url: string, last: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  // Some of the later steps can be taken in no transaction.
  const { error } = await migrator.migrateTo(last, { disableTransactions: last > "027" });
  await db.destroy();
  if (error) throw error;
}
