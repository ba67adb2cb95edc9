import type { Answer, AnswerKind } from "@widget-chat/contract/answer.ts";
import type { Mode } from "@widget-chat/contract/mode.ts";
import type { AcceptRow, MessageRow } from "../../db/conversations.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { Draft } from "../assistant/turn.ts";

type Ids = Pick<AcceptRow, "conversation_id" | "answer_id" | "status" | "handler">;

/** What an answer says beside its text, before it is stored. */
export const detailsOf = (tenant: Tenant, mode: Mode, draft?: Omit<Draft, "response" | "kind">) => ({
  widget_type: mode,
  rag_active: tenant.rag_active,
  ecommerce_active: tenant.ecommerce_active,
  citations: draft?.citations ?? [],
  products: draft?.products ?? [],
  applied_filters: draft?.applied_filters ?? [],
  suggestions: draft?.suggestions ?? [],
});

/** The same with what the next answer has to know. */
export const keptDetailsOf = (tenant: Tenant, mode: Mode, draft: Omit<Draft, "response" | "kind">) => ({
  ...detailsOf(tenant, mode, draft),
  ...(draft.standing && { standing: draft.standing }),
  ...(draft.order && { order: draft.order }),
  ...(draft.live && draft.live.prices.length + draft.live.stock.length > 0 && { live: draft.live }),
});

/** The answer as the specification has it. */
export function toAnswer(ids: Ids, kind: AnswerKind, response: string, details: ReturnType<typeof detailsOf>): Answer {
  return {
    response,
    conversation_id: ids.conversation_id,
    ...details,
    message_id: ids.answer_id,
    kind,
    status: ids.status,
    handler: ids.handler,
    limit_reached: kind === "limit",
  };
}

/** The answer that was given before, member for member; without a message, the silence while a person answers. */
export function restoreAnswer(ids: Ids, message: MessageRow | null, tenant: Tenant, mode: Mode): Answer {
  if (message?.role !== "assistant" || !message.details) return toAnswer(ids, "notice", "", detailsOf(tenant, mode));
  const { status, handler, standing: _, order: __, live: ___, ...details } = message.details;
  // An earlier release told neither.
  const products = details.products.map((card) => ({
    ...card,
    rating: card.rating ?? null,
    options: card.options ?? [],
  }));
  return toAnswer({ ...ids, status, handler }, message.kind as AnswerKind, message.content, { ...details, products });
}
