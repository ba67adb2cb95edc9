import type { Answer } from "@widget-chat/contract/answer.ts";

/** An answer as the server sends it. */
export const anAnswer: Answer = {
  response: "Wir liefern in 3–5 Tagen 📦, auch nach Österreich.",
  conversation_id: "c_1",
  widget_type: "rag",
  rag_active: true,
  ecommerce_active: false,
  message_id: "m_1",
  kind: "answer",
  status: "open",
  handler: "assistant",
  limit_reached: false,
  citations: [],
  products: [],
  applied_filters: [],
  suggestions: [],
};
