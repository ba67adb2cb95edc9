import type { Db } from "../../db/database.ts";
import { countModelTokens, reserveModelTokens } from "../../db/model-usage.ts";
import { ModelError } from "../model/model-error.ts";
import type { Model, Tokens } from "../model/model.ts";
import { tokensOfPrompt } from "../model/tokens.ts";
import type { TokenScale } from "./token-scale.ts";

/** Of a million tokens, in the operator's currency. */
export interface Prices {
  input: number;
  output: number;
}

interface MeterOptions {
  db: Db;
  /** Null: tokens alone are counted. */
  prices: Prices | null;
  /** One for all tenants of a model. */
  scale: TokenScale;
  now(): Date;
  /** What a call took could not be counted; the estimate from before it stays. */
  onUncounted(error: unknown): void;
}

/**
 * The model on a tenant's account. What a call may take at most is counted before it, and put right after it: calls at
 * the same time, on any server, can't go beyond the tenant's budget together, as far as the endpoint counts no more for a
 * prompt than it lately did; and what a server that dies had asked for stays counted. Throws a ModelError (`unaffordable`) where the budget doesn't allow the call.
 */
export function meteredModel(
  model: Model,
  tenantId: string,
  { db, prices, scale, now, onUncounted }: MeterOptions,
): Model {
  const costOf = ({ input, output }: Tokens): number | null =>
    prices && (input * prices.input + output * prices.output) / 1e6;

  return {
    async *stream(request) {
      const estimated = tokensOfPrompt(request);
      const reserved = { input: scale.atMost(estimated), output: request.maxTokens };
      const account = { tenantId, day: now().toISOString().slice(0, 10) };
      if (!(await reserveModelTokens(db, { ...account, ...reserved, cost: costOf(reserved) })))
        throw new ModelError("unaffordable");
      let taken: Tokens = { input: 0, output: 0 };
      try {
        yield* model.stream({ ...request, used: (tokens) => (taken = tokens) });
      } finally {
        if (taken.input > 0) scale.counted(estimated, taken.input);
        const rest = { input: taken.input - reserved.input, output: taken.output - reserved.output };
        await countModelTokens(db, { ...account, ...rest, cost: costOf(rest) }).catch(onUncounted);
      }
    },
  };
}
