import { Type, type Static } from "typebox";
import { WishedFilter } from "./product-card.ts";
import { modes } from "./mode.ts";
import { OptionalChoice, OptionalText, Text } from "./text.ts";

export const messageMaxLength = 4000;

/** What a page tells of the visitor's place in it, for the people who answer. */
export const MessageContext = Type.Record(
  Type.String(),
  Type.Unsafe<string | number | boolean>({ type: ["string", "number", "boolean"], format: "text", maxLength: 500 }),
  {
    maxProperties: 20,
    propertyNames: Text({ minLength: 1, maxLength: 60 }),
    description:
      "What else the page knows and the people who answer should: at most 20 members, names of 1–60 characters, each text of at most 500, a number or a boolean. The assistant never reads it, and visitors are never shown it.",
    examples: [{ plan: "pro", cart_total: 49.95 }],
  },
);
export type MessageContext = Static<typeof MessageContext>;

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
    intent: OptionalChoice(
      ["person"],
      "`person`: the visitor pressed the button that asks for a person. It counts as that wish whatever the words, in any language.",
    ),
    applied_filters: Type.Optional(
      Type.Array(WishedFilter, {
        maxItems: 20,
        description:
          "What to search the catalogue for, in place of what the message says: the `applied_filters` of an answer without those that the visitor took away. The message is shown in the conversation.",
      }),
    ),
    page_url: OptionalText({
      maxLength: 2000,
      pattern: "^https?://",
      "x-is": "the whole address of a page, beginning with https:// or http://",
      description: "The page that the visitor writes from, for the people who answer. Treated as `context` is.",
      examples: ["https://shop.example/bags/37"],
    }),
    context: Type.Optional(MessageContext),
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
