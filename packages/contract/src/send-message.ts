import { Type, type Static } from "typebox";
import { modes } from "./mode.ts";
import { OptionalChoice, OptionalText, Text } from "./text.ts";

export const messageMaxLength = 4000;

/** Body of `POST /api/chat/widget`. */
export const SendMessage = Type.Object(
  {
    message: Text({
      minLength: 1,
      maxLength: messageMaxLength,
      "x-trim": true,
      description: "What the visitor says.",
      examples: ["How long does delivery take?"],
    }),
    session_id: Text({
      minLength: 1,
      maxLength: 128,
      description: "A stable value that the client makes for its visitor.",
      examples: ["8fd1a6c2-visitor"],
    }),
    conversation_id: OptionalText({
      maxLength: 1024,
      description: "From an earlier answer. Absent, empty or null opens a conversation.",
    }),
    type: OptionalChoice(modes, "The mode wished for. Absent: the tenant's default mode."),
    customer_name: OptionalText({
      maxLength: 200,
      "x-trim": true,
      description: "From the pre-chat form; passed to a person on escalation.",
    }),
    customer_email: OptionalText({
      maxLength: 320,
      "x-trim": true,
      format: "email-address",
      description: "As customer_name.",
    }),
    customer_phone: OptionalText({ maxLength: 40, "x-trim": true, description: "As customer_name." }),
  },
  { $id: "SendMessage" },
);
export type SendMessage = Static<typeof SendMessage>;

/** `Idempotency-Key`: the same key from the same session gets the stored answer again. Kept 24 hours. */
export const IdempotencyKey = Type.Optional(
  Text({
    maxLength: 255,
    description: "The same key from the same session gets the stored answer again; kept 24 hours.",
  }),
);
