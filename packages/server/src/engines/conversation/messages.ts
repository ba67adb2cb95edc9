import type { Message } from "@widget-chat/contract/message.ts";
import type { MessageRow, ReadRow } from "../../db/conversations.ts";

/** A stored message as the API shows it, with what the visitor thinks of the conversation's answers. */
export function toMessage(row: MessageRow, feedback: ReadRow["feedback"]): Message {
  const helpful = feedback?.[row.seq];
  const { id, seq, role, content, kind, agent_name } = row;
  // What a visitor's message carries is for the people who answer.
  const details = row.role === "assistant" && row.details;
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
    ...(helpful !== undefined && { helpful }),
  };
}
