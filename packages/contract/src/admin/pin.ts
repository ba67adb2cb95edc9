import { Type, type Static } from "typebox";
import { LocalText } from "../locale.ts";
import { Address, NullableText, Text, Timestamp } from "../text.ts";
import { Page } from "./page.ts";

const members = {
  questions: Type.Array(
    Text({
      minLength: 1,
      maxLength: 500,
      pattern: "[\\p{L}\\p{N}]",
      "x-is": "a question in words: at least one letter or digit",
    }),
    {
      minItems: 1,
      maxItems: 20,
      description:
        "Wordings of the question, in any languages. Capitals, accents, punctuation, politeness and small words make no difference; other words, numbers, names and a “not” do.",
    },
  ),
  answer: Type.Union(LocalText({ minLength: 1, maxLength: 4000 }).anyOf, {
    description:
      'Markdown: one text, or one a locale: `{"en": "…", "de": "…"}`. The visitor gets it in the language they write in, else in the tenant\'s.',
  }),
  url: Type.Union([Address, Type.Null()], { description: "The page that the answer cites; null: none." }),
  title: Type.Union([Text({ minLength: 1, maxLength: 500 }), Type.Null()], {
    description: "What the answer cites by name; null: nothing but the page, if there is one.",
  }),
  active: Type.Boolean({ default: true, description: "Whether it is given. Inactive, it is kept for later." }),
};
const { questions, answer, ...optional } = members;

/** An answer of the owner's own, given to certain questions in place of any other. */
export const PutPin = Type.Object(
  { questions, answer, ...Type.Partial(Type.Object(optional)).properties },
  { $id: "PutPin" },
);
export type PutPin = Static<typeof PutPin>;

/** Body of `PATCH /api/admin/tenants/{tenant}/pins/{id}`: what is given replaces, what is not stays. */
export const PatchPin = Type.Object(
  {
    ...Type.Partial(Type.Object(members)).properties,
    active: Type.Optional(Type.Boolean()),
  },
  { $id: "PatchPin" },
);
export type PatchPin = Static<typeof PatchPin>;

/** A pinned answer as the admin API shows it. */
export const Pin = Type.Object(
  {
    id: Type.String(),
    questions: members.questions,
    answer: members.answer,
    url: NullableText(),
    title: NullableText(),
    active: Type.Boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Pin" },
);
export type Pin = Static<typeof Pin>;

export const PinPage = Page(Pin);
