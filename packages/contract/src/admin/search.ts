import { Type, type Static } from "typebox";
import { Mode } from "../mode.ts";
import { AppliedFilter } from "../product-card.ts";
import { Choice, NullableText, Text } from "../text.ts";

/** Query of `GET /api/admin/tenants/{tenant}/search`. */
export const SearchQuery = Type.Object({
  q: Text({ minLength: 1, maxLength: 4000 }),
  before: Type.Array(Text({ minLength: 1, maxLength: 4000 }), {
    maxItems: 10,
    default: [],
    description:
      "What the visitor wrote before it in the conversation, the oldest first: `before=…&before=…`. Questions to the knowledge are understood by it.",
  }),
  mode: Type.Optional(Mode),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 10 }),
});

/** What products that were found can be narrowed by. */
export const SearchFacet = Type.Object({
  field: Type.String({ description: "As `applied_filters` calls it." }),
  label: Type.String({ description: "In the tenant's language, or the shop's own word." }),
  values: Type.Array(
    Type.Object({
      ...AppliedFilter.properties,
      count: Type.Integer({ description: "How many products are left with this wish beside the others." }),
    }),
  ),
});

/** What the assistant would find for a question, best first. */
export const SearchResults = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        id: Type.String(),
        document_id: Type.Optional(Type.String()),
        external_id: NullableText(),
        title: Type.String(),
        score: Type.Number(),
        snippet: Type.String(),
      }),
    ),
    applied_filters: Type.Array(AppliedFilter),
    total: Type.Unsafe<number | null>({
      type: ["integer", "null"],
      description:
        "Of products: how many are as likely meant as those above, the variants of a product counted as one. Null: it is not counted.",
    }),
    facets: Type.Array(SearchFacet, {
      description:
        "What all those products are told to be, field by field, of a field at most twelve values, with how many are left where it is wished for. The assistant's suggestions come from them.",
    }),
    answerable: Type.Object({
      score: Type.Number({ minimum: 0, maximum: 1, description: "How well the results carry an answer." }),
      decision: Choice(["answer", "no_answer"]),
    }),
    pin_id: NullableText("The pinned answer that would be given instead; null: none has this question."),
    synonyms: Type.Array(Type.Object({ said: Type.String(), means: Type.Array(Type.String()) }), {
      description: "What of your synonyms was looked for too.",
    }),
    partly_read: Type.Integer({
      description:
        "How many passages, or products, hold words that nobody finds: of a tenant the first million and a half of different words are looked for, more or fewer as the server is given memory.",
    }),
    took_ms: Type.Number(),
  },
  { $id: "SearchResults" },
);
export type SearchResults = Static<typeof SearchResults>;
