import { Type, type Static } from "typebox";
import { ConversationStatus, Handler } from "./life-cycle.ts";
import type { Message } from "./message.ts";
import { Choice } from "./text.ts";

/** Query of `GET /api/chat/widget/events/{conversation_id}`; the header `Last-Event-ID` wins over `after`. */
export const EventsQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2147483647, description: "The `seq` of the last message already known." }),
  ),
});
export type EventsQuery = Static<typeof EventsQuery>;

export const StatusEvent = Type.Object({ status: ConversationStatus, handler: Handler });
export const TypingEvent = Type.Object({ role: Choice(["assistant", "agent"]), active: Type.Boolean() });

/** What happens in a conversation, as `GET /api/chat/widget/events/{conversation_id}` streams it. */
export interface ConversationEvents {
  message: Message;
  status: Static<typeof StatusEvent>;
  typing: Static<typeof TypingEvent>;
}

/** One event, with its name as `event`; `id` resumes the stream after it (`Last-Event-ID`). */
export type ConversationEvent = {
  [Name in keyof ConversationEvents]: { id?: string; event: Name; data: ConversationEvents[Name] };
}[keyof ConversationEvents];
