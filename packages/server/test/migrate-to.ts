import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { migrations } from "../src/db/migrations/index.ts";

/** Makes the schema of an earlier release. */
export async function migrateTo(url: string, last: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  try {
    for (const [name, { concurrent = false }] of Object.entries(migrations)) {
      // Some steps can be taken in no transaction, others in none but one.
      const { error } = await migrator.migrateTo(name, { disableTransactions: concurrent });
      if (error) throw error;
      if (name === last) return;
    }
  } finally {
    await db.destroy();
  }
}
