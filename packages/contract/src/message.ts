import { Type, type Static } from "typebox";
import { answerKinds } from "./answer.ts";
import { Citation } from "./citation.ts";
import { AppliedFilter, ProductCard } from "./product-card.ts";
import { Choice, Timestamp } from "./text.ts";

export const roles = ["visitor", "assistant", "agent", "system"] as const;
export type Role = (typeof roles)[number];

/** A stored message of a conversation. `seq` counts from 1 without gaps. */
export const Message = Type.Object(
  {
    id: Type.String(),
    seq: Type.Integer({ minimum: 1 }),
    role: Choice(roles),
    content: Type.String({ description: "Markdown from assistant and agent, plain text from the visitor." }),
    kind: Choice([...answerKinds, "message"], "`message` for what a visitor or an agent wrote."),
    created_at: Timestamp,
    agent_name: Type.Optional(Type.String()),
    citations: Type.Optional(Type.Array(Citation)),
    products: Type.Optional(Type.Array(ProductCard)),
    applied_filters: Type.Optional(Type.Array(AppliedFilter)),
    suggestions: Type.Optional(Type.Array(Type.String())),
    helpful: Type.Optional(
      Type.Boolean({ description: "What the visitor thinks of this answer; absent: they have not said." }),
    ),
  },
  { $id: "Message" },
);
export type Message = Static<typeof Message>;
