import type { Db, Tx } from "../../../db/database.ts";
import { inTenantSnapshot } from "../../../db/lexemes.ts";
import { areAsTheyWere, stateOf, type ProductsState } from "../../../db/products-state.ts";
import { openReading, type Reading } from "./reading.ts";

/** What of a tenant's first products was read while they still came in. */
export interface Begun {
  tenantId: string;
  reading: Reading;
  /** How those that were read stood then; null: none was. */
  state: ProductsState | null;
}

/**
 * Reads a tenant's first products while they come in, so that little is left to be read when the last one is there. One
 * tenant's at a time, for memory: where another's come in meanwhile, the one before is read at its end, as any catalogue is.
 */
export interface FirstImport {
  /** Reads what has come in since the last time. @param isBeginning whether this is the first time */
  readOn(tenantId: string, isBeginning: boolean): Promise<void>;
  /** What was read of a tenant's products, given once. */
  take(tenantId: string): Promise<Begun | null>;
}

export function openFirstImport(db: Db): FirstImport {
  let begun: Begun | null = null;
  /** One reads on while nobody else does. */
  let done = Promise.resolve();
  return {
    async readOn(tenantId, isBeginning) {
      if (isBeginning) begun = { tenantId, reading: openReading(tenantId, "catalogue"), state: null };
      const its = begun;
      if (its?.tenantId !== tenantId) return;
      const forget = (): void => void (begun = begun === its ? null : begun);
      done = done.then(() => readInto(db, its)).catch(forget);
      await done;
    },
    async take(tenantId) {
      if (begun?.tenantId !== tenantId) return null;
      const its = begun;
      begun = null;
      await done;
      return its;
    },
  };
}

/** What was begun, if the products stand as it was read; else a reading from the first one on. */
export async function goingOn(tx: Tx, { tenantId, state, reading }: Begun): Promise<Reading> {
  const isSo = state && (await areAsTheyWere(tx, tenantId, state));
  return isSo ? reading : openReading(tenantId, "catalogue");
}

function readInto(db: Db, its: Begun): Promise<void> {
  const { tenantId, reading } = its;
  return inTenantSnapshot(db, tenantId, async (tx) => {
    const { state } = its;
    // What was begun and is not ended is worth nothing.
    its.state = null;
    const first = reading.last() + 1;
    await reading.readOn(tx);
    const read = await stateOf(tx, tenantId, first, reading.last());
    its.state = state
      ? { ...read, count: state.count + read.count, written: state.written + read.written, since: state.since }
      : read;
  });
}
