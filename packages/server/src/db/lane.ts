import type pg from "pg";
import { isLocked, isRolledBack } from "./failures.ts";

const MOST_ROWS = 64;
/** Connections that a batch's calls may take when they are made again one by one. */
const MOST_AT_ONCE = 3;

type Value = string | number | boolean | Date | null | number[];

export interface LaneOptions<Call> {
  /** The statement's name; it is prepared once on each connection. */
  name: string;
  /** The function called once for each call, with the types of its parameters in order. */
  calls: string;
  types: string[];
  values(call: Call): Value[];
  /** Rows of a tenant are taken in this order, so that two servers never wait for each other; what is equal, as it came. */
  order(call: Call): string;
}

interface Waiting<Call, Row> {
  call: Call;
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

/**
 * Calls a function of the database. Calls that arrive in one turn of the event loop, or while others are under way, go out
 * together, in one statement and one commit: a single call is as quick as ever, and under load each costs a fraction.
 * The function must report what was refused as a row; when it raises, the calls of its batch are made again one by one.
 */
export function openLane<Call extends { tenantId: string }, Row extends object>(
  pool: pg.Pool,
  options: LaneOptions<Call>,
): (call: Call) => Promise<Row[]> {
  const { name, types } = options;
  const columns = types.map((_, i) => `c${i}`);
  // PostgreSQL has no arrays of arrays of different lengths: those travel as text.
  const isArray = (type: string): boolean => type.endsWith("[]");
  const parameters = types.map((type, i) => `$${i + 1}::${isArray(type) ? "text" : type}[]`);
  const casts = types.map((type, i) => (isArray(type) ? `c${i}::${type}` : `c${i}`));
  const text =
    `select n::int - 1 as n, r.* from unnest(${parameters.join(", ")}) with ordinality as c(${columns.join(", ")}, n) ` +
    `cross join lateral ${options.calls}(${casts.join(", ")}) as r`;
  const queue: Waiting<Call, Row>[] = [];
  let busy = false;

  const send = async (batch: Waiting<Call, Row>[]): Promise<void> => {
    const calls = batch.map(({ call }) => options.values(call));
    const values = types.map((type, i) => calls.map((call) => (isArray(type) ? `{${String(call[i])}}` : call[i])));
    const result = await pool.query<Row & { n: number }>({ name, text, values });
    const rows = batch.map((): Row[] => []);
    for (const row of result.rows) rows[row.n]?.push(row);
    batch.forEach(({ resolve }, i) => resolve(rows[i] ?? []));
  };

  const sendAll = async (batch: Waiting<Call, Row>[]): Promise<void> => {
    batch.sort(
      (a, b) => compare(a.call.tenantId, b.call.tenantId) || compare(options.order(a.call), options.order(b.call)),
    );
    try {
      await send(batch);
    } catch (error) {
      if (!isRolledBack(error)) {
        // Whoever waits behind this batch would only wait as long for the same.
        const waiting = [...batch, ...queue.splice(0)];
        return waiting.forEach(({ reject }) => reject(error));
      }
      if (batch.length === 1) return batch[0]?.reject(error);
      const tenants = [...Map.groupBy(batch, ({ call }) => call.tenantId).values()];
      const takeNext = async (): Promise<void> => {
        for (let calls = tenants.shift(); calls; calls = tenants.shift()) await sendOneByOne(calls);
      };
      await Promise.all(Array.from({ length: MOST_AT_ONCE }, takeNext));
    }
  };

  /** The calls of one tenant. Once one of them has met a lock, the others would each wait as long, and strangers with them. */
  const sendOneByOne = async (calls: Waiting<Call, Row>[]): Promise<void> => {
    for (const [at, waiting] of calls.entries()) {
      try {
        await send([waiting]);
      } catch (error) {
        waiting.reject(error);
        if (isLocked(error)) return calls.slice(at + 1).forEach(({ reject }) => reject(error));
      }
    }
  };

  const next = (): void => {
    const batch = queue.splice(0, MOST_ROWS);
    busy = batch.length > 0;
    if (busy) void sendAll(batch).finally(next);
  };

  /** What else the event loop has at hand comes along. */
  const begin = (): void => {
    // One batch at a time: with two, the answer to the later one could be read first, and turns would change places.
    if (busy) return;
    busy = true;
    setImmediate(next);
  };

  return (call) =>
    new Promise((resolve, reject) => {
      queue.push({ call, resolve, reject });
      begin();
    });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
