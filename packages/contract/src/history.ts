import { Type, type Static } from "typebox";
import { ConversationStatus, Handler } from "./life-cycle.ts";
import { Message } from "./message.ts";
import { NullableText, Timestamp } from "./text.ts";

/** Query of `GET /api/chat/widget/messages/{conversation_id}`. */
export const HistoryQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 100 }),
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2147483647,
      description: "Only messages with a smaller `seq`, the newest of them.",
    }),
  ),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2147483647,
      description: "Only messages with a greater `seq`, the oldest of them.",
    }),
  ),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

/** The messages of a conversation, oldest first. */
export const History = Type.Object(
  {
    conversation_id: Type.String(),
    status: ConversationStatus,
    handler: Handler,
    messages: Type.Array(Message, {
      description:
        "Products are shown as the catalogue has them now. One that it has no more keeps the name, picture and price it was shown with, but is `out_of_stock`, without a link and not on sale: nobody can buy it here at this moment, and its page may be gone.",
    }),
    has_more: Type.Boolean({ description: "More messages lie in the direction asked for." }),
    csat: Type.Union([
      Type.Object({ score: Type.Integer(), feedback: NullableText(), created_at: Timestamp }),
      Type.Null(),
    ]),
  },
  { $id: "History" },
);
export type History = Static<typeof History>;
