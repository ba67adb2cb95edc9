import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { isUnavailable, tellLosses } from "./failures.ts";
import { APP_ROLE } from "./migrations/row-level-security.ts";
import { migrateQueue } from "./queue.ts";
import { takeSteps, waitForTurn } from "./steps.ts";

const OLDEST_VERSION = 150_000;

/**
 * Brings the schema up to date, while servers answer from it. Any number may do so at once: one works, the others wait for
 * it. Throws when the database is too old, newer than this release, or its user may not create the role it needs.
 * @param onWaiting is told of each step that somebody's transaction keeps waiting, in words
 */
export async function migrate(url: string, onWaiting: (what: string) => void = () => {}): Promise<void> {
  const pool = tellLosses(new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 }));
  // The query under way fails by itself; without listeners, a connection that goes, idle or not, ends the process.
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
  });
  try {
    await requireVersion(db).catch(explainAbsence);
    await db.connection().execute(async (connection) => {
      await waitForTurn(connection);
      await createRole(connection);
      await takeSteps(connection, onWaiting).catch((error: unknown) => {
        throw new Error(`The database could not be brought up to date: ${message(error)}`, { cause: error });
      });
      await migrateQueue(connection);
    });
  } finally {
    await db.destroy();
  }
}

async function requireVersion(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`.execute(db);
  if (rows[0] && rows[0].number < OLDEST_VERSION) {
    throw new Error(
      `The database is PostgreSQL ${rows[0].name}; version 15 or newer is needed. Upgrade it, or point DATABASE_URL at another.`,
    );
  }
}

function explainAbsence(error: unknown): never {
  const isRefusal = error instanceof pg.DatabaseError && /^(28|3D)/.test(error.code ?? "");
  if (!isRefusal && !isUnavailable(error)) throw error;
  throw new Error(
    `The database cannot be reached: ${message(error)}. Check that it runs, and the host, port, user, password and name in DATABASE_URL.`,
    { cause: error },
  );
}

/** Roles belong to the whole cluster: another database, or another server starting now, may have made it already. */
async function createRole(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`
      do $$ begin
        if not exists (select from pg_roles where rolname = ${sql.lit(APP_ROLE)}) then
          begin
            create role ${sql.id(APP_ROLE)} nologin;
          exception when duplicate_object or unique_violation then null;
          end;
        end if;
        begin
          set local role ${sql.id(APP_ROLE)};
          reset role;
        exception when insufficient_privilege then
          execute format('grant %I to %I', ${sql.lit(APP_ROLE)}, current_user);
        end;
      end $$`.execute(db);
  } catch (error) {
    throw new Error(
      `The role ${APP_ROLE}, which keeps tenants apart, could not be set up: ${message(error)}. ` +
        `Let an administrator run: CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${APP_ROLE} TO <the user of DATABASE_URL>;`,
      { cause: error },
    );
  }
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));
