import type { ConversationStatus, Handler } from "@widget-chat/contract/life-cycle.ts";
import type { Generated } from "kysely";

export interface ConversationsTable {
  tenant_id: string;
  /** `c_` and 144 random bits: whoever knows it may read the conversation. */
  id: string;
  session_id: string;
  status: Generated<ConversationStatus>;
  handler: Generated<Handler>;
  /** The newest `seq` of its messages, and of its events. */
  last_seq: Generated<number>;
  last_event_seq: Generated<number>;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  /** The resolved conversation that this one goes on from. */
  follows: string | null;
  created_at: Date;
  last_message_at: Date;
}
