import { Type, type Static } from "typebox";
import { ConversationId, Text } from "./text.ts";

const Helpful = Type.Unsafe<boolean | null>({
  type: ["boolean", "null"],
  description: "Whether the answer helped; null: the visitor has not said, or has taken it back.",
});

/** Body of `POST /api/chat/widget/feedback`. Sent again, it replaces what was given. */
export const GiveFeedback = Type.Object(
  {
    conversation_id: ConversationId,
    message_id: Text({ minLength: 1, maxLength: 128, description: "An answer of the assistant or of an agent." }),
    helpful: Helpful,
  },
  { $id: "GiveFeedback" },
);
export type GiveFeedback = Static<typeof GiveFeedback>;

/** What the visitor thinks of an answer. */
export const Feedback = Type.Object(
  { conversation_id: Type.String(), message_id: Type.String(), helpful: Helpful },
  { $id: "Feedback" },
);
export type Feedback = Static<typeof Feedback>;
