import type { Waiting } from "../../db/catalogue-turns.ts";
import { inTenant, type Db } from "../../db/database.ts";
import { deleteJobs } from "../../db/jobs.ts";
import { removeSome } from "../../db/sources.ts";
import type { JobKind } from "../jobs/queue.ts";
import { SYNC } from "./crawl/crawl.ts";

export const REMOVE = "remove";

/** Sources that a server removes at once. */
const AT_ONCE = 2;
const SPELL_MS = 20_000;

/** Removes what is left of sources that their owners have deleted, also after a server that died at it. */
export const openRemoval = (db: Db): JobKind => ({
  kind: REMOVE,
  atOnce: AT_ONCE,
  work: async ({ tenantId, key, signal }) =>
    (await removeFor(db, tenantId, key, SPELL_MS, { patience: "bulk", signal })) ? { done: true } : { waitS: 0 },
});

/** Removes as much of a hidden source as can be done in the time. @returns whether nothing is left */
export async function removeFor(
  db: Db,
  tenantId: string,
  sourceId: string,
  ms: number,
  waiting: Waiting,
): Promise<boolean> {
  const until = performance.now() + ms;
  // Whoever is at it keeps nothing from now on.
  await inTenant(db, tenantId, (tx) => deleteJobs(tx, tenantId, { kind: SYNC, key: sourceId }));
  do {
    waiting.signal?.throwIfAborted();
    if (await removeSome(db, tenantId, sourceId, waiting)) return true;
  } while (performance.now() < until);
  return false;
}
