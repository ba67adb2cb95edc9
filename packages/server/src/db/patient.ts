import { setTimeout as pause } from "node:timers/promises";
import { problems } from "../errors.ts";

interface Call {
  tenantId: string;
  /** Null: one that is new, and so locked by nobody. */
  conversationId: string | null;
  now: Date;
  leaseUntil?: Date;
}

const PAUSE_MS = 10;
const PATIENCE_MS = 2_000;

/**
 * Makes a call again while its conversation is locked by somebody else (`busy`), two seconds at most. Only that
 * conversation waits: its later calls wait behind, so that messages don't change places. Throws `overloaded`.
 */
export function patient<C extends Call, Row extends { outcome: string }>(
  call: (call: C) => Promise<Row>,
): (call: C) => Promise<Row> {
  /** The last of those that wait, by conversation. */
  const waiting = new Map<string, Promise<unknown>>();

  const persist = async (given: C, began: number): Promise<Row> => {
    for (;;) {
      const waited = performance.now() - began;
      if (waited > PATIENCE_MS) throw problems.overloaded();
      const row = await call(later(given, waited));
      if (row.outcome !== "busy") return row;
      await pause(PAUSE_MS);
    }
  };

  const queueUp = (name: string, given: C, began: number): Promise<Row> => {
    const before = waiting.get(name);
    const own = before ? before.then(() => persist(given, began)) : persist(given, began);
    const ended = own.then(
      () => {},
      () => {},
    );
    waiting.set(name, ended);
    void ended.then(() => waiting.get(name) === ended && waiting.delete(name));
    return own;
  };

  return async (given) => {
    if (given.conversationId === null) return call(given);
    const name = `${given.tenantId} ${given.conversationId}`;
    const began = performance.now();
    if (waiting.has(name)) return queueUp(name, given, began);
    const row = await call(given);
    return row.outcome === "busy" ? queueUp(name, given, began) : row;
  };
}

/** The call as it is made after some time: it is then that the message counts as written. */
function later<C extends Call>(call: C, ms: number): C {
  const shifted = (date: Date): Date => new Date(date.getTime() + ms);
  return { ...call, now: shifted(call.now), ...(call.leaseUntil && { leaseUntil: shifted(call.leaseUntil) }) };
}
