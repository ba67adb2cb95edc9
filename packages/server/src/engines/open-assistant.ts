import type { Db } from "../db/database.ts";
import type { Tenant } from "../db/tenants.ts";
import { answer } from "./assistant/answer.ts";
import type { AssistantEvent, Turn } from "./assistant/turn.ts";
import { catalogueNow, type ToldLive } from "./connectors/catalogue-now.ts";
import type { Revisions } from "./conversation/answer-turn.ts";
import { ModelError } from "./model/model-error.ts";
import { createModel, type ModelOptions } from "./model/openai-model.ts";
import type { Connectors } from "./open-connectors.ts";
import type { Search } from "./open-search.ts";
import { createFairShare } from "./spending/fair-share.ts";
import { meteredModel, type Prices } from "./spending/metered-model.ts";
import { createTokenScale } from "./spending/token-scale.ts";

/** The assistant over what the tenants have put in, with or without a model. */
export interface Assistant {
  answer(turn: Turn, tenant: Tenant, seen: Revisions, signal: AbortSignal): AsyncIterable<AssistantEvent>;
  /** Whether an answer needs nothing but what is at hand. */
  answersAtOnce(tenant: Tenant): boolean;
}

interface AssistantOptions {
  db: Db;
  search: Pick<Search, "toolsAt" | "isReady">;
  connectors: Pick<Connectors, "live" | "orders">;
  /** Null: answers are quoted. */
  model: (ModelOptions & { prices: Prices | null }) | null;
  now(): Date;
  /** The answer is quoted instead. */
  onModelFailed(error: unknown): void;
  /** What a call of the model took could not be counted. */
  onUncounted(error: unknown): void;
}

export function openAssistant({ db, search, connectors: { live, orders }, ...options }: AssistantOptions): Assistant {
  const { now, onUncounted } = options;
  const model = options.model && createModel(options.model);
  const scale = createTokenScale();
  const shareOf = createFairShare(options.model?.callsAtOnce ?? Infinity);
  const modelFor = (tenantId: string) =>
    model &&
    meteredModel(shareOf(model, tenantId), tenantId, {
      db,
      prices: options.model?.prices ?? null,
      scale,
      now,
      onUncounted,
    });

  return {
    answer: (turn, tenant, seen, signal) => {
      const tools = search.toolsAt(seen, turn.question);
      const told: ToldLive = { prices: new Set(), stock: new Set() };
      const events = answer(
        {
          ...tools,
          catalogue: tenant.live_products ? catalogueNow(tools.catalogue, tenant, live, told) : tools.catalogue,
          orders: asksForOrders(tenant) ? { find: (key, asker) => orders.find(tenant, key, asker) } : null,
          model: modelFor(turn.tenant.id),
          modelFailed(error) {
            // A budget that is used up is no failure.
            if (!(error instanceof ModelError && error.reason === "unaffordable")) options.onModelFailed(error);
          },
        },
        turn,
        signal,
      );
      return tenant.live_products ? withLive(events, told) : events;
    },
    answersAtOnce: (tenant) =>
      model === null && !tenant.live_products && !asksForOrders(tenant) && search.isReady(tenant),
  };
}

/** Notes of a draft which of its products the shop itself has told of. */
async function* withLive(events: AsyncIterable<AssistantEvent>, told: ToldLive): AsyncGenerator<AssistantEvent> {
  for await (const event of events) {
    if (event.type !== "draft") yield event;
    else {
      const ids = event.draft.products.map(({ id }) => id);
      const live = { prices: ids.filter((id) => told.prices.has(id)), stock: ids.filter((id) => told.stock.has(id)) };
      yield { type: "draft", draft: { ...event.draft, live } };
    }
  }
}

/** Without a secret nothing can be asked. */
const asksForOrders = ({ order_status, connector_secrets }: Tenant): boolean =>
  order_status !== null && connector_secrets.order_status !== undefined;
