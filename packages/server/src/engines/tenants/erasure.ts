import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../db/database.ts";
import { eraseBatch, forgetDeletedTenant, listDeletedTenants, parts, readersOfTenants } from "../../db/erasure.ts";
import { deleteTenant } from "../../db/tenants.ts";
import { problems } from "../../errors.ts";

/** Deletes tenants: each is gone at once, and what it leaves behind is erased bit by bit, however much that is. */
export interface Erasure {
  /** Once this resolves, the tenant is gone for everybody, and stays so. Throws `tenant_not_found`. */
  remove(tenantId: string): Promise<void>;
  /** Finishes what a server that stopped, died or met with an error has left. */
  sweep(): Promise<void>;
  /** Resolves once the batches under way are done. What is left falls to the next start. */
  stop(): Promise<void>;
}

const POLL_MS = 50;
/** No transaction of a server lasts so long; another's, such as a backup's, is waited for by the next sweep. */
const LONGEST_WAIT_MS = 60_000;

export function openErasure(db: Db, onError: (error: unknown) => void): Erasure {
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  /** A message that was being taken in when its tenant went may yet be stored: what is erased before comes back. */
  async function outwaitReaders(): Promise<void> {
    const before = await readersOfTenants(db);
    for (let waited = 0; before.size > 0; waited += POLL_MS) {
      if (waited > LONGEST_WAIT_MS) throw new Error("A transaction that may know the deleted tenant does not end.");
      await pause(POLL_MS, undefined, { signal: stopping.signal });
      const now = await readersOfTenants(db);
      for (const reader of before) if (!now.has(reader)) before.delete(reader);
    }
  }

  async function eraseAll(id: string): Promise<void> {
    await outwaitReaders();
    for (const part of parts) {
      let last: unknown[] | null = null;
      do {
        if (stopping.signal.aborted) return;
        last = await eraseBatch(db, id, part, last);
      } while (last !== null);
    }
    await forgetDeletedTenant(db, id);
  }

  function erase(id: string): Promise<void> {
    const known = running.get(id);
    if (known) return known;
    const work = eraseAll(id)
      .catch((error: unknown) => void (stopping.signal.aborted || onError(error)))
      .finally(() => running.delete(id));
    running.set(id, work);
    return work;
  }

  return {
    async remove(tenantId) {
      if (!(await deleteTenant(db, tenantId))) throw problems.tenantNotFound();
      void erase(tenantId);
    },
    async sweep() {
      for (const id of await listDeletedTenants(db)) {
        if (stopping.signal.aborted) return;
        await erase(id);
      }
    },
    async stop() {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
