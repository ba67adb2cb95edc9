import { Type, type Static } from "typebox";
import { ConversationStatus, Handler } from "./life-cycle.ts";
import { ConversationId } from "./text.ts";

/** Body of `POST /api/chat/widget/close`. */
export const CloseConversation = Type.Object({ conversation_id: ConversationId }, { $id: "CloseConversation" });
export type CloseConversation = Static<typeof CloseConversation>;

/** Where a conversation stands once its visitor has ended it. */
export const ClosedConversation = Type.Object(
  { conversation_id: Type.String(), status: ConversationStatus, handler: Handler },
  { $id: "ClosedConversation" },
);
export type ClosedConversation = Static<typeof ClosedConversation>;
