import type { Tx } from "../../db/database.ts";
import { sampleVectors, type Space } from "../../db/embeddings.ts";
import { bytesOf, dot, lengthOf } from "./packed-vector.ts";

/** How a tenant's texts lie to each other: models differ in which cosine is near, and tenants in what they write about. */
export interface Spread {
  /** The mean cosine of two of them. */
  usual: number;
  /** What is near: the median of the cosines between a text and the one nearest to it, or more. */
  close: number;
}

export interface Spreads {
  /** Null: they cannot be told apart. */
  of(tx: Tx, tenantId: string, space: Space, revision: string): Promise<Spread | null>;
}

/** Texts whose cosines are taken: pairs of them are many already. */
const SAMPLE = 256;
/** Fewer say nothing: then none is near enough to be believed for its meaning alone. */
const FEWEST = 8;
/** Of what parts the usual cosine from 1: a text that has no like among the tenant's is near from there on. */
const CLOSE = 0.4;
/** Where two of them differ by less, it is rounding: a model that is out of order gives all texts the same vector. */
const LEAST = 1e-3;
const REMEMBERED = 10_000;
/** While texts are written all the time, the spread is taken anew this much more rarely than it takes. */
const PACE = 20;

export function createSpreads(): Spreads {
  const known = new Map<string, { revision: string; spread: Spread | null; restsUntil: number }>();
  return {
    async of(tx, tenantId, space, revision) {
      const key = `${tenantId} ${space.dimensions} ${space.model}`;
      const before = known.get(key);
      const began = performance.now();
      if (before && (before.revision === revision || began < before.restsUntil)) return before.spread;
      const rows = await sampleVectors(tx, tenantId, space, SAMPLE);
      const spread = spreadOf(rows.map(({ vector }) => bytesOf(vector)));
      if (known.size >= REMEMBERED) known.clear();
      const ended = performance.now();
      known.set(key, { revision, spread, restsUntil: ended + PACE * (ended - began) });
      return spread;
    },
  };
}

export function spreadOf(vectors: Int8Array[]): Spread | null {
  if (vectors.length < FEWEST) return { usual: 1, close: 2 };
  const lengths = vectors.map(lengthOf);
  const nearest = vectors.map(() => -1);
  let sum = 0;
  for (let one = 1; one < vectors.length; one++) {
    for (let other = 0; other < one; other++) {
      const cosine = dot(vectors[one]!, vectors[other]!, 0) / (lengths[one]! * lengths[other]!);
      sum += cosine;
      nearest[one] = Math.max(nearest[one]!, cosine);
      nearest[other] = Math.max(nearest[other]!, cosine);
    }
  }
  const usual = sum / ((vectors.length * (vectors.length - 1)) / 2);
  if (1 - usual < LEAST) return null;
  const middle = nearest.sort((one, other) => one - other)[vectors.length >> 1]!;
  return { usual, close: Math.max(middle, usual + CLOSE * (1 - usual)) };
}
