import { Type, type Static } from "typebox";
import { ConversationId, SessionId } from "./text.ts";

/** Body of `POST /api/chat/widget/erase`. */
export const EraseConversation = Type.Object(
  { conversation_id: ConversationId, session_id: SessionId },
  { $id: "EraseConversation" },
);
export type EraseConversation = Static<typeof EraseConversation>;

/** Says that nothing of the conversation is left. */
export const ErasedConversation = Type.Object(
  { conversation_id: Type.String(), erased: Type.Literal(true) },
  { $id: "ErasedConversation" },
);
export type ErasedConversation = Static<typeof ErasedConversation>;
