import { setTimeout as pause } from "node:timers/promises";
import type { IndexRequest } from "./index-thread.ts";
import type { IndexKind } from "./kinds.ts";
import { buffersOf, type LexemeIndex } from "./lexeme-index.ts";

/** The indexes of all tenants that were asked for lately. */
export interface Indexes {
  /**
   * An index that shows what was written up to `revision`. While that is made, an older one is given if there is one: at
   * once, where the texts are many, and else after two seconds. Where they are many, one that was just made is given for a
   * while longer. One that is too old is given only where a new one cannot be made.
   */
  get(tenantId: string, kind: IndexKind, revision: number): Promise<LexemeIndex>;
  /** Whether such an index is here already. */
  has(tenantId: string, kind: IndexKind, revision: number): boolean;
  /** Memory they take. */
  bytes(): number;
}

interface IndexesOptions {
  build(request: IndexRequest): Promise<LexemeIndex>;
  /** Most bytes for all; the ones not asked for the longest go first. The one asked for last stays in any case. */
  memory: number;
  /** A build failed, and an older index answers meanwhile. */
  onStale(error: unknown): void;
  /** How old an index may be that answers though it is out of date: what it names can be read for so long. */
  staleMs: number;
  now(): Date;
  patienceMs?: number;
}

interface Slot {
  index: LexemeIndex | null;
  bytes: number;
  /** When its build began: it shows what was written until then. */
  asOf: number;
  /** Until when it answers though there is something newer. */
  restsUntil: number;
  building: Promise<LexemeIndex> | null;
}

/** An index of so few texts is made anew in a moment. */
const FEW = 2_000;
/** While texts come in one by one, as from a crawl, larger ones are made anew for a fifth of the time, not all the time. */
const RESTS = 4;

export function openIndexes(options: IndexesOptions): Indexes {
  const { build, memory, onStale, staleMs, now, patienceMs = 2_000 } = options;
  // In the order in which they were last asked for.
  const slots = new Map<string, Slot>();
  let total = 0;

  const keyOf = (tenantId: string, kind: IndexKind): string => `${tenantId} ${kind}`;

  function slotFor(key: string): Slot {
    const slot = slots.get(key) ?? { index: null, bytes: 0, asOf: 0, restsUntil: 0, building: null };
    slots.delete(key);
    slots.set(key, slot);
    return slot;
  }

  /** One build at a time for each slot: who comes meanwhile gets its result too. */
  function rebuild(slot: Slot, request: IndexRequest): Promise<LexemeIndex> {
    const asOf = now().getTime();
    slot.building ??= build(request)
      .then((index) => {
        const bytes = buffersOf(index).reduce((sum, buffer) => sum + buffer.byteLength, 0);
        total += bytes - slot.bytes;
        const made = now().getTime();
        Object.assign(slot, { index, bytes, asOf, restsUntil: made + RESTS * (made - asOf) });
        return index;
      })
      .finally(() => {
        slot.building = null;
        evict();
      });
    return slot.building;
  }

  async function reach(slot: Slot, request: IndexRequest, revision: number): Promise<LexemeIndex> {
    let index = await rebuild(slot, request);
    // The build that was running had begun before the write that is asked for.
    if (index.revision < revision) index = await rebuild(slot, request);
    return index;
  }

  function evict(): void {
    for (const [key, slot] of slots) {
      if (total <= memory || slots.size === 1) return;
      if (slot.building) continue;
      slots.delete(key);
      total -= slot.bytes;
    }
  }

  return {
    bytes: () => total,
    has(tenantId, kind, revision) {
      const index = slots.get(keyOf(tenantId, kind))?.index;
      return !!index && index.revision >= revision;
    },
    async get(tenantId, kind, revision) {
      const slot = slotFor(keyOf(tenantId, kind));
      const known = slot.index ?? (await rebuild(slot, { tenantId, kind, orEarlier: true }));
      if (known.revision >= revision) return known;
      const time = now().getTime();
      const isLarge = known.ids.length > FEW;
      const isTooOld = time - slot.asOf >= staleMs;
      if (isLarge && !isTooOld && !slot.building && time < slot.restsUntil) return known;
      const current = reach(slot, { tenantId, kind }, revision);
      const orKnown = current.catch((error: unknown) => {
        onStale(error);
        return known;
      });
      if (isTooOld) return orKnown;
      if (isLarge) return known;
      const waiting = new AbortController();
      const patience = pause(patienceMs, known, { signal: waiting.signal }).catch(() => known);
      return Promise.race([orKnown, patience]).finally(() => waiting.abort());
    },
  };
}
