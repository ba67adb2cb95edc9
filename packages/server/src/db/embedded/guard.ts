import pg from "pg";
import type { ClusterFolder } from "./folder.ts";

/** Any constant will do: the database is ours alone. */
const LOCK = 7_243_001;

export interface Guard {
  release(): Promise<void>;
}

/**
 * Takes the folder for this server. The lock lives in a session of the database itself: it ends with the
 * process that holds it, however that ends, so there is nothing stale to clean up.
 * Null while the database does not take connections, or ends them. Throws when another server has it, naming that one.
 */
export async function takeGuard(folder: ClusterFolder, holder: string): Promise<Guard | null> {
  const client = new pg.Client({
    host: folder.socket,
    user: "postgres",
    database: "postgres",
    application_name: holder.slice(0, 63),
    keepAlive: true,
  });
  client.on("error", () => {});
  let other: string | undefined;
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCK]);
    if (rows[0]?.taken) return { release: () => client.end().catch(() => {}) };
    const holders = await client.query<{ name: string }>(
      "select a.application_name as name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.objid = $1 and l.granted",
      [LOCK],
    );
    other = holders.rows[0]?.name;
    await client.end();
  } catch {
    // It does not take connections yet, or is being stopped at this moment.
    return null;
  }
  throw new Error(
    `The data folder is in use by another server: ${other ?? "unknown"}. Stop that one first, or give this one its own DATA_DIR. ` +
      "To run several servers on one database, set DATABASE_URL.",
  );
}
