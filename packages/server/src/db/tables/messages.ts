import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Message } from "@widget-chat/contract/message.ts";

/** What an assistant's message carries beside its text: all that the answer showed when it was given. */
export type MessageDetails = Omit<Answer, "response" | "conversation_id" | "message_id" | "kind" | "limit_reached">;

export interface MessagesTable {
  tenant_id: string;
  conversation_id: string;
  /** From 1, without gaps. */
  seq: number;
  id: string;
  role: Message["role"];
  kind: Message["kind"];
  content: string;
  agent_name: string | null;
  details: MessageDetails | null;
  created_at: Date;
}
