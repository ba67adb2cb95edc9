import { randomUUID } from "node:crypto";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { Writing } from "../../db/conversations.ts";
import type { TurnKey } from "../../db/turns.ts";
import { newConversationId } from "./ids.ts";

/** A visitor's message as it is written down, with the ids it gets. */
export const writingOf = (message: SendMessage, key: TurnKey, hash: string): Writing => ({
  ...key,
  requestHash: hash,
  newConversationId: newConversationId(),
  questionId: randomUUID(),
  answerId: randomUUID(),
  content: message.message,
  customerName: message.customer_name ?? null,
  customerEmail: message.customer_email ?? null,
  customerPhone: message.customer_phone ?? null,
});
