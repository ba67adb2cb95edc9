import type { Db } from "../db/database.ts";
import type { Tenant } from "../db/tenants.ts";
import { answer } from "./assistant/answer.ts";
import type { AssistantEvent, Turn } from "./assistant/turn.ts";
import type { Revisions } from "./conversation/answer-turn.ts";
import { ModelError } from "./model/model-error.ts";
import { createModel, type ModelOptions } from "./model/openai-model.ts";
import type { Search } from "./open-search.ts";
import { meteredModel, type Prices } from "./spending/metered-model.ts";
import { createTokenScale } from "./spending/token-scale.ts";

/** The assistant over what the tenants have put in, with or without a model. */
export interface Assistant {
  answer(turn: Turn, seen: Revisions, signal: AbortSignal): AsyncIterable<AssistantEvent>;
  /** Whether an answer needs nothing but what is at hand. */
  answersAtOnce(tenant: Tenant): boolean;
}

interface AssistantOptions {
  db: Db;
  search: Pick<Search, "toolsAt" | "isReady">;
  /** Null: answers are quoted. */
  model: (ModelOptions & { prices: Prices | null }) | null;
  now(): Date;
  /** The answer is quoted instead. */
  onModelFailed(error: unknown): void;
  /** What a call of the model took could not be counted. */
  onUncounted(error: unknown): void;
}

export function openAssistant({ db, search, ...options }: AssistantOptions): Assistant {
  const { now, onUncounted } = options;
  const model = options.model && createModel(options.model);
  const scale = createTokenScale();
  const modelFor = (tenantId: string) =>
    model && meteredModel(model, tenantId, { db, prices: options.model?.prices ?? null, scale, now, onUncounted });

  return {
    answer: (turn, seen, signal) =>
      answer(
        {
          ...search.toolsAt(seen),
          model: modelFor(turn.tenant.id),
          modelFailed(error) {
            // A budget that is used up is no failure.
            if (!(error instanceof ModelError && error.reason === "unaffordable")) options.onModelFailed(error);
          },
        },
        turn,
        signal,
      ),
    answersAtOnce: (tenant) => model === null && search.isReady(tenant),
  };
}
