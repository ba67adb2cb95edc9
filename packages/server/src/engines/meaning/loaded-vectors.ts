import type { Tx } from "../../db/database.ts";
import { readEmbeddedIds, readVectors, type Space } from "../../db/embeddings.ts";
import { bytesOf, dot, lengthOf } from "./packed-vector.ts";
import type { Nearest, NearRequest } from "./vectors-thread.ts";

/** The vectors of tenants that were asked for lately, each compared with the question: nothing is left out. */
export interface LoadedVectors {
  /** @param revision of the embeddings as they stand in `tx` */
  search(tx: Tx, request: NearRequest, revision: string): Promise<Nearest[]>;
}

/** A tenant's, by rising id: the bytes of text `n` begin at `n * dimensions`. */
interface Vectors {
  ids: Float64Array;
  bytes: Int8Array;
  lengths: Float64Array;
}

interface Slot {
  revision: string;
  vectors: Vectors;
  /** Until then they are not looked through again, although they may have changed. */
  restsUntil: number;
  /** The one that is being read, and what for. */
  reading: Promise<void> | null;
}

const none: Vectors = { ids: new Float64Array(0), bytes: new Int8Array(0), lengths: new Float64Array(0) };
/** Read at once: few enough that others are searched in between. */
const PAGE = 500;
/** While texts are written all the time, what has changed is looked for this much more rarely than it takes. */
const PACE = 10;

/** @param memory most bytes for all; those not asked for the longest go first. The one asked for last stays in any case. */
export function openLoadedVectors(memory: number): LoadedVectors {
  const slots = new Map<string, Slot>();
  let total = 0;

  function slotFor(key: string): Slot {
    const slot = slots.get(key) ?? { revision: "", vectors: none, restsUntil: 0, reading: null };
    slots.delete(key);
    slots.set(key, slot);
    return slot;
  }

  function evict(): void {
    for (const [key, slot] of slots) {
      if (total <= memory || slots.size === 1) return;
      if (slot.reading) continue;
      slots.delete(key);
      total -= sizeOf(slot.vectors);
    }
  }

  async function refresh(slot: Slot, tx: Tx, { tenantId, space }: NearRequest, revision: string): Promise<void> {
    const began = performance.now();
    const vectors = await reread(slot.vectors, tx, tenantId, space);
    const ended = performance.now();
    total += sizeOf(vectors) - sizeOf(slot.vectors);
    Object.assign(slot, { vectors, revision, restsUntil: ended + PACE * (ended - began) });
  }

  return {
    async search(tx, request, revision) {
      const slot = slotFor(`${request.tenantId} ${request.space.dimensions} ${request.space.model}`);
      // Whoever comes while it is being read goes by what is read then.
      if (slot.reading) await slot.reading.catch(() => {});
      else if (slot.revision !== revision && performance.now() >= slot.restsUntil) {
        slot.reading = refresh(slot, tx, request, revision).finally(() => {
          slot.reading = null;
          evict();
        });
        await slot.reading;
      }
      return nearest(slot.vectors, request);
    },
  };
}

const sizeOf = ({ ids, bytes, lengths }: Vectors): number => ids.byteLength + bytes.byteLength + lengths.byteLength;

/** A text's vector never changes: what is there still need not be read again. */
async function reread(known: Vectors, tx: Tx, tenantId: string, space: Space): Promise<Vectors> {
  const ids = Float64Array.from(await readEmbeddedIds(tx, tenantId, space));
  const { dimensions } = space;
  const vectors = { ids, bytes: new Int8Array(ids.length * dimensions), lengths: new Float64Array(ids.length) };
  const places = new Map<number, number>();
  for (let place = 0, old = 0; place < ids.length; place++) {
    while (old < known.ids.length && known.ids[old]! < ids[place]!) old++;
    if (known.ids[old] === ids[place]) {
      vectors.bytes.set(known.bytes.subarray(old * dimensions, (old + 1) * dimensions), place * dimensions);
      vectors.lengths[place] = known.lengths[old]!;
    } else places.set(ids[place]!, place);
  }
  const missing = [...places.keys()];
  for (let from = 0; from < missing.length; from += PAGE) {
    for (const { passage_id, vector } of await readVectors(tx, tenantId, space, missing.slice(from, from + PAGE))) {
      const place = places.get(passage_id)!;
      const bytes = bytesOf(vector);
      vectors.bytes.set(bytes, place * dimensions);
      vectors.lengths[place] = lengthOf(bytes);
    }
  }
  return vectors;
}

function nearest({ ids, bytes, lengths }: Vectors, { bytes: asked, limit }: NearRequest): Nearest[] {
  const length = lengthOf(asked);
  const best: Nearest[] = [];
  for (let place = 0; place < ids.length; place++) {
    const cosine = dot(asked, bytes, place * asked.length) / (length * lengths[place]!);
    if (best.length === limit && cosine <= best[limit - 1]!.cosine) continue;
    let at = best.length;
    while (at > 0 && best[at - 1]!.cosine < cosine) at--;
    best.splice(at, 0, { id: ids[place]!, cosine });
    if (best.length > limit) best.pop();
  }
  return best;
}
