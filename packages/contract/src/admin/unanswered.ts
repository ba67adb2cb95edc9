import { Type, type Static } from "typebox";
import { Choice, Timestamp } from "../text.ts";
import { Page, PageQuery } from "./page.ts";

const asked = {
  question: Type.String({ description: "In the visitor's words." }),
  conversation_id: Type.String(),
  asked_at: Timestamp,
};

/** Query of `GET /api/admin/tenants/{tenant}/unanswered`. */
export const UnansweredQuery = Type.Object({
  ...PageQuery.properties,
  since: Type.Optional(
    Type.String({
      format: "date-time",
      description: "Only what was asked from then on; 30 days ago when left out. Pages that follow keep it.",
    }),
  ),
});

/** Query of `POST /api/admin/tenants/{tenant}/unanswered/{key}/dismiss`. */
export const DismissQuery = Type.Object({
  since: Type.Optional(
    Type.String({
      format: "date-time",
      description: "What the list was asked for with: only what it shows is put away. 30 days ago when left out.",
    }),
  ),
});

/** Questions that ask the same and had no answer, or one that did not help. */
export const UnansweredGroup = Type.Object(
  {
    key: Type.String({
      description: "Names the group for `…/unanswered/{key}/dismiss`. It may change with the questions.",
    }),
    question: Type.String({ description: "The most usual wording." }),
    count: Type.Integer({ description: "How often it was asked." }),
    no_answer: Type.Integer({ description: "How often of these the assistant had no answer." }),
    unhelpful: Type.Integer({ description: "How often the visitor turned the thumb down on what they got." }),
    visitors: Type.Integer({ description: "How many sessions asked it." }),
    last_asked_at: Timestamp,
    examples: Type.Array(Type.Object(asked), { description: "The newest five at most." }),
    now: Choice(
      ["pin", "document", "nothing"],
      "What of the tenant's would answer it by now. Products are not looked at.",
    ),
    nearest: Type.Union([Type.Object({ document_id: Type.String(), title: Type.String() }), Type.Null()], {
      description: "The document that comes nearest, whether it holds an answer or not.",
    }),
  },
  { $id: "UnansweredGroup" },
);
export type UnansweredGroup = Static<typeof UnansweredGroup>;

export const UnansweredPage = Page(UnansweredGroup);
export type UnansweredPage = Static<typeof UnansweredPage>;
