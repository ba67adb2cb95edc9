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

/** Where the import of a tenant's first products is; `over`: whole, or broken off. */
export type ImportStage = "beginning" | "going on" | "over";

/**
 * Reads a tenant's first products while they come in, so that little is left to be read when the last one is there. One
 * tenant's at a time, for memory, and nobody waits for it: what others import meanwhile is read at its end, as any catalogue.
 */
export interface FirstImport {
  /** Has what has come in since the last time read, unless some is being read now. @returns when nothing is */
  tell(tenantId: string, stage: ImportStage): Promise<void>;
  /** What was read of a tenant's products, given once and when their import is over: whoever asks before reads for themselves. */
  take(tenantId: string): Promise<Begun | null>;
}

/** An import of which nothing was told for so long has hung, or nobody asks for what was read. */
const FORGOTTEN_MS = 3 * 60_000;

export function openFirstImport(db: Db): FirstImport {
  let begun: (Begun & { isOver: boolean }) | null = null;
  let reading: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const forget = (): void => void (begun = null);
  function forgetLater(): void {
    clearTimeout(timer);
    timer = setTimeout(forget, FORGOTTEN_MS).unref();
  }

  return {
    async tell(tenantId, stage) {
      const isFree = begun === null || begun.isOver || begun.tenantId === tenantId;
      if (stage === "beginning" && isFree && !reading)
        begun = { tenantId, reading: openReading(tenantId, "catalogue"), state: null, isOver: false };
      if (begun?.tenantId !== tenantId) return;
      begun.isOver = stage === "over";
      forgetLater();
      if (reading || begun.isOver) return;
      reading = readInto(db, begun)
        .catch(forget)
        .then(() => void (reading = null));
      await reading;
    },
    async take(tenantId) {
      if (begun?.tenantId !== tenantId || !begun.isOver) return null;
      const its = begun;
      forget();
      await reading;
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
