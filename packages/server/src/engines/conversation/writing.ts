import { randomUUID } from "node:crypto";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { VisitorClaims } from "@widget-chat/contract/visitor-token.ts";
import type { Writing } from "../../db/conversations.ts";
import type { QuestionDetails } from "../../db/tables/messages.ts";
import type { TurnKey } from "../../db/turns.ts";
import { newConversationId } from "./ids.ts";

/** A visitor's message, and who that is where it was proven. */
export interface Written {
  message: SendMessage;
  visitor: VisitorClaims | null;
}

/** A visitor's message as it is written down, with the ids it gets. What was proven wins over what was said. */
export const writingOf = ({ message, visitor }: Written, key: TurnKey, hash: string): Writing => ({
  ...key,
  requestHash: hash,
  newConversationId: newConversationId(),
  questionId: randomUUID(),
  answerId: randomUUID(),
  content: message.message,
  customerName: visitor?.name ?? message.customer_name ?? null,
  customerEmail: visitor?.email ?? message.customer_email ?? null,
  customerPhone: visitor?.phone ?? message.customer_phone ?? null,
  questionDetails: detailsOf(message, visitor),
});

function detailsOf({ page_url, context, applied_filters }: SendMessage, visitor: VisitorClaims | null): string | null {
  if (!page_url && !context && !visitor && !applied_filters) return null;
  return JSON.stringify({
    ...(page_url && { page_url }),
    ...(context && { context }),
    ...(visitor && { visitor: { id: visitor.sub, verified: true } }),
    ...(applied_filters && { is_choice: true }),
  } satisfies QuestionDetails);
}
