import { ModelError } from "../model/model-error.ts";
import type { Model } from "../model/model.ts";

/** So much of the calls at once is for anybody; the rest is kept for tenants that have none under way. */
const SHARED = 4 / 5;

/**
 * Shares the calls that a model may have at once between tenants: one that asks much leaves some to the others.
 *
 * @param callsAtOnce for all tenants of this server
 */
export function createFairShare(callsAtOnce: number): (model: Model, tenantId: string) => Model {
  const shared = Math.ceil(callsAtOnce * SHARED);
  const calls = new Map<string, number>();
  let total = 0;
  return (model, tenantId) => ({
    async *stream(request) {
      const own = calls.get(tenantId) ?? 0;
      if (own > 0 && total >= shared) throw new ModelError("busy");
      calls.set(tenantId, own + 1);
      total++;
      try {
        yield* model.stream(request);
      } finally {
        total--;
        const left = calls.get(tenantId)! - 1;
        if (left === 0) calls.delete(tenantId);
        else calls.set(tenantId, left);
      }
    },
  });
}
