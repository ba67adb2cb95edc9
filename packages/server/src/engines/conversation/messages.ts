import type { Message } from "@widget-chat/contract/message.ts";
import type { MessageRow } from "../../db/conversations.ts";

/** A stored message as the API shows it. */
export function toMessage(row: MessageRow): Message {
  const { id, seq, role, content, kind, agent_name, details } = row;
  return {
    id,
    seq,
    role,
    content,
    kind,
    created_at: new Date(row.created_at).toISOString(),
    ...(agent_name !== null && { agent_name }),
    ...(details && {
      citations: details.citations,
      products: details.products,
      applied_filters: details.applied_filters,
      suggestions: details.suggestions,
    }),
  };
}
