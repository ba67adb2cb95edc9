import type { ConversationStatus, Handler } from "@widget-chat/contract/life-cycle.ts";

/** Every transition of a conversation; rows are only ever added. */
export interface ConversationEventsTable {
  tenant_id: string;
  conversation_id: string;
  /** From 1, without gaps. */
  seq: number;
  type: "opened" | "escalated" | "taken_over" | "handed_back" | "resolved" | "reopened";
  status: ConversationStatus;
  handler: Handler;
  /** Why: `visitor_asked`, `idle`, … */
  reason: string | null;
  created_at: Date;
}
