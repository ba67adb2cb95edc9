import { sql } from "kysely";
import { inTenant, type Db } from "./database.ts";
import { inEachTenant, keepTenant } from "./tenants.ts";

/** Whom or what attempts are counted by, and how many of them an hour has. */
export interface AttemptLimit {
  subject: Buffer;
  most: number;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Counts an attempt for each subject, or for none where one of them has had its attempts of the hour.
 *
 * Throws `tenant_not_found`.
 * @returns null: it may be made; else when it may at the earliest
 */
export function takeOrderAttempt(
  db: Db,
  tenantId: string,
  limits: readonly AttemptLimit[],
  now: Date,
): Promise<Date | null> {
  const subjects = limits.map(({ subject }) => subject);
  const ended = new Date(now.getTime() - HOUR_MS);
  return inTenant(db, tenantId, async (tx) => {
    await keepTenant(tx, tenantId);
    // In one order, so that two servers never wait for each other.
    const { rows } = await sql<{ subject: Buffer; attempts: number; since: Date }>`
      insert into order_attempts as a (tenant_id, subject, attempts, since)
      select ${tenantId}::uuid, subject, 1, ${now} from unnest(${subjects}::bytea[]) subject order by subject
      on conflict (tenant_id, subject) do update
      set attempts = case when a.since <= ${ended} then 1 else a.attempts + 1 end,
          since = case when a.since <= ${ended} then excluded.since else a.since end
      returning subject, attempts, since`.execute(tx);
    const spent = rows.filter(
      ({ subject, attempts }) => attempts > limits.find((one) => one.subject.equals(subject))!.most,
    );
    if (spent.length === 0) return null;
    await giveBack(tx, tenantId, subjects);
    return new Date(Math.max(...spent.map(({ since }) => since.getTime())) + HOUR_MS);
  });
}

/** Takes an attempt back that was none in vain. */
export const returnOrderAttempt = (db: Db, tenantId: string, limits: readonly AttemptLimit[]): Promise<void> =>
  inTenant(db, tenantId, (tx) =>
    giveBack(
      tx,
      tenantId,
      limits.map(({ subject }) => subject),
    ),
  );

async function giveBack(tx: Db, tenantId: string, subjects: Buffer[]): Promise<void> {
  await sql`
    with mine as (
      select subject from order_attempts where tenant_id = ${tenantId} and subject = any (${subjects}::bytea[])
      order by subject for update
    )
    update order_attempts a set attempts = greatest(a.attempts - 1, 0) from mine
    where a.tenant_id = ${tenantId} and a.subject = mine.subject`.execute(tx);
}

/** Forgets what counts no more. */
export const sweepOrderAttempts = (db: Db, now: Date, onError: (error: unknown) => void): Promise<void> =>
  inEachTenant(
    db,
    (tx, tenantId) =>
      tx
        .deleteFrom("order_attempts")
        .where("tenant_id", "=", tenantId)
        .where("since", "<=", new Date(now.getTime() - HOUR_MS))
        .execute(),
    onError,
  );
