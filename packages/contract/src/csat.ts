import { Type, type Static } from "typebox";
import { ConversationId, NullableText, OptionalText, Timestamp } from "./text.ts";

/** Body of `POST /api/chat/widget/csat`. Sent again, it replaces the score. */
export const SendCsat = Type.Object(
  {
    conversation_id: ConversationId,
    score: Type.Integer({ minimum: 1, maximum: 5 }),
    feedback: OptionalText({ maxLength: 2000, "x-trim": true }),
  },
  { $id: "SendCsat" },
);
export type SendCsat = Static<typeof SendCsat>;

/** The satisfaction score of a conversation. */
export const Csat = Type.Object(
  {
    conversation_id: Type.String(),
    score: Type.Integer({ minimum: 1, maximum: 5 }),
    feedback: NullableText(),
    created_at: Timestamp,
    updated_at: Timestamp,
    stored: Type.Boolean({
      description: "False: the tenant keeps no scores (`csat_enabled`), and this one was not kept.",
    }),
  },
  { $id: "Csat" },
);
export type Csat = Static<typeof Csat>;
