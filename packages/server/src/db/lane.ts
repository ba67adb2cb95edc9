import type pg from "pg";
import { isDeadlock, isLocked, isRolledBack } from "./failures.ts";

const MOST_ROWS = 64;
/** From so many on, more of them in a batch hardly make each one cheaper. */
const ENOUGH_ROWS = 16;
/** Connections that a batch's calls may take when they are made again one by one. */
const MOST_AT_ONCE = 3;

type Value = string | number | boolean | Date | null | number[];

export interface LaneOptions<Call> {
  /** The statement's name; it is prepared once on each connection. */
  name: string;
  /** The function called once for each call, with the types of its parameters in order. */
  calls: string;
  types: string[];
  /**
   * The function takes all calls of a tenant at once instead: after the tenant, which comes first, an array of each
   * value. Of each call that it did it returns the place among them, from 1; a call's rows are then none or one.
   */
  together?: boolean;
  values(call: Call): Value[];
  /** Rows of a tenant are taken in this order, so that two servers never wait for each other; what is equal, as it came. */
  order(call: Call): string;
  /** Whether more calls are about to be made. Then a small batch waits for them, some turns of the event loop at most. */
  isMoreComing?: (() => boolean) | undefined;
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
  const { name, types, together } = options;
  const text = together ? textForTenants(options.calls, types) : textForCalls(options.calls, types);
  const queue: Waiting<Call, Row>[] = [];
  let busy = false;

  const send = async (batch: Waiting<Call, Row>[]): Promise<void> => {
    const calls = batch.map(({ call }) => options.values(call));
    const values: unknown[] = types.map((type, i) =>
      calls.map((call) => (isArray(type) ? `{${String(call[i])}}` : call[i])),
    );
    if (together) values.splice(0, 1, ...stretchesOf(batch.map(({ call }) => call.tenantId)));
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
      // Of two servers that wait for each other one is sent away, and may come again.
      if (batch.length === 1 && !isDeadlock(error)) return batch[0]?.reject(error);
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

  const next = (): void =>
    void sendAll(queue.splice(0, MOST_ROWS)).finally(() => {
      busy = false;
      begin();
    });

  /** What else the event loop has at hand comes along. */
  const gather = (turns: number): void => {
    if (turns === 0 || queue.length >= ENOUGH_ROWS || !options.isMoreComing?.()) next();
    else setImmediate(gather, turns - 1);
  };

  const begin = (): void => {
    // One batch at a time: with two, the answer to the later one could be read first, and turns would change places.
    if (busy || queue.length === 0) return;
    busy = true;
    setImmediate(gather, ENOUGH_ROWS);
  };

  return (call) =>
    new Promise((resolve, reject) => {
      queue.push({ call, resolve, reject });
      begin();
    });
}

// PostgreSQL has no arrays of arrays of different lengths: those travel as text.
const isArray = (type: string): boolean => type.endsWith("[]");

function textForCalls(calls: string, types: string[]): string {
  const columns = types.map((_, i) => `c${i}`);
  const parameters = types.map((type, i) => `$${i + 1}::${isArray(type) ? "text" : type}[]`);
  const casts = types.map((type, i) => (isArray(type) ? `c${i}::${type}` : `c${i}`));
  return (
    `select n::int - 1 as n, r.* from unnest(${parameters.join(", ")}) with ordinality as c(${columns.join(", ")}, n) ` +
    `cross join lateral ${calls}(${casts.join(", ")}) as r`
  );
}

function textForTenants(calls: string, [tenant, ...types]: string[]): string {
  const slices = types.map((type, i) => `($${i + 4}::${type}[])[t.first:t.last]`);
  return (
    `select t.first + r.place - 2 as n from unnest($1::${tenant}[], $2::int[], $3::int[]) as t(id, first, last) ` +
    `cross join lateral ${calls}(t.id, ${slices.join(", ")}) as r(place)`
  );
}

/** The names of what is sorted by them, and from where to where each one goes, counted from 1. */
function stretchesOf(sorted: string[]): [names: string[], firsts: number[], lasts: number[]] {
  const names = [...new Set(sorted)];
  return [names, names.map((name) => sorted.indexOf(name) + 1), names.map((name) => sorted.lastIndexOf(name) + 1)];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
