import { Type, type Static } from "typebox";
import { Citation } from "./citation.ts";
import { ConversationStatus, Handler } from "./life-cycle.ts";
import { modes } from "./mode.ts";
import { AppliedFilter, ProductCard } from "./product-card.ts";
import { Choice } from "./text.ts";

export const answerKinds = ["answer", "clarify", "no_answer", "handoff", "limit", "notice"] as const;
export type AnswerKind = (typeof answerKinds)[number];
export const AnswerKind = Choice(
  answerKinds,
  "`answer`, `clarify` (a question back), `no_answer` (nothing fits), `handoff` (a person takes over), `limit` (the monthly plan is used up), `notice` (a person handles the conversation, the assistant is silent).",
);

/** The assistant's answer to one message: the specification's five members first. */
export const Answer = Type.Object(
  {
    response: Type.String({ description: "The answer in Markdown." }),
    conversation_id: Type.String({ description: "Send it back on later messages." }),
    widget_type: Choice(
      modes,
      "The mode in which the message was answered. Where both are active, an answer in the mode `rag` may come from the catalogue, or the other way round: `products` and `citations` tell.",
    ),
    rag_active: Type.Boolean(),
    ecommerce_active: Type.Boolean(),
    message_id: Type.String(),
    kind: AnswerKind,
    status: ConversationStatus,
    handler: Handler,
    limit_reached: Type.Boolean(),
    citations: Type.Array(Citation),
    products: Type.Array(ProductCard),
    applied_filters: Type.Array(AppliedFilter),
    suggestions: Type.Array(Type.String(), { description: "What the visitor may want to say next." }),
  },
  { $id: "Answer" },
);
export type Answer = Static<typeof Answer>;
