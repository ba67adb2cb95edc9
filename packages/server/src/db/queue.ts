import { sql, type Kysely } from "kysely";
import { fromKysely, PgBoss, type ConstructorOptions, type Db as BossDb } from "pg-boss";
import { openDatabase, type Tx } from "./database.ts";
import { APP_ROLE } from "./migrations/row-level-security.ts";

/**
 * pg-boss's own tables. They hold which job of which tenant is whose turn, and nothing else of a tenant. Not under its
 * usual name: the database may be shared with others that use it.
 */
const SCHEMA = "widget_chat_jobs";

/** What pg-boss would do beside the queue itself, and nobody here needs. */
const quiet = {
  schema: SCHEMA,
  schedule: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
  openTelemetry: { enabled: false },
} satisfies ConstructorOptions;

/** Brings the queue's tables up to date as their owner, and lets the server's role use them. */
export async function migrateQueue(connection: Kysely<unknown>): Promise<void> {
  await createSchema(connection);
  const boss = new PgBoss({ ...quiet, db: fromKysely(connection), createSchema: false, supervise: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop();
  await sql`grant usage on schema ${sql.id(SCHEMA)} to ${sql.id(APP_ROLE)}`.execute(connection);
  await sql`grant select, insert, update, delete on all tables in schema ${sql.id(SCHEMA)} to ${sql.id(APP_ROLE)}`.execute(
    connection,
  );
}

async function createSchema(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_namespace where nspname = ${SCHEMA}`.execute(db);
  if (rows.length > 0) return;
  try {
    await sql`create schema ${sql.id(SCHEMA)}`.execute(db);
  } catch (error) {
    throw new Error(
      `The schema ${SCHEMA}, in which jobs wait for their turn, could not be made: ${(error as Error).message}. ` +
        `Let an administrator run: CREATE SCHEMA ${SCHEMA} AUTHORIZATION <the user of DATABASE_URL>;`,
      { cause: error },
    );
  }
}

export interface Queue {
  boss: PgBoss;
  close(): Promise<void>;
}

/** So that its heartbeats wait for nobody else's work. */
const CONNECTIONS = 2;
/** How often it is looked for jobs whose server has died. */
const LOOK_S = 5;

/** How often turns that are over are removed. */
const TIDY_S = 10 * 60;

/** The queue as the server uses it: under its own role, on connections of its own. */
export function openQueue(url: string, onError: (error: unknown) => void): Queue {
  const { pool, close } = openDatabase({ url, poolSize: CONNECTIONS, patience: "bulk", onError });
  const boss = new PgBoss({
    ...quiet,
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S,
    maintenanceIntervalSeconds: TIDY_S,
  });
  boss.on("error", onError);
  return { boss, close };
}

/** For what is to be queued, or given back, together with the rest of a transaction. */
export const within = (tx: Tx): BossDb => fromKysely(tx);
