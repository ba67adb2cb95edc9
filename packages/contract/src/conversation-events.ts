import { Type, type Static } from "typebox";
import { ConversationStatus, Handler } from "./life-cycle.ts";
import { Message } from "./message.ts";
import { StreamEvent } from "./stream-event.ts";
import { Choice } from "./text.ts";

/** Query of `GET /api/chat/widget/events/{conversation_id}`; the header `Last-Event-ID` wins over `after`. */
export const EventsQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2147483647, description: "The `seq` of the last message already known." }),
  ),
});
export type EventsQuery = Static<typeof EventsQuery>;

const Standing = Type.Object({ status: ConversationStatus, handler: Handler });
const Typing = Type.Object({ role: Choice(["assistant", "agent"]), active: Type.Boolean() });

/** What happens in a conversation, as `GET /api/chat/widget/events/{conversation_id}` streams it, event by event. */
export const ConversationEvent = Type.Union([
  StreamEvent("message", Message, "Somebody wrote."),
  StreamEvent("status", Standing, "The conversation's state or handler changed."),
  StreamEvent("typing", Typing, "Somebody begins or ends to write. Not kept: a resumed stream does not repeat it."),
]);
export type ConversationEvent = Static<typeof ConversationEvent>;
