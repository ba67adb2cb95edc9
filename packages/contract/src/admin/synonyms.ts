import { Type, type Static } from "typebox";
import { Text, Timestamp } from "../text.ts";

const Term = Text({
  minLength: 1,
  maxLength: 100,
  pattern: "[\\p{L}\\p{N}]",
  "x-is": "words: at least one letter or digit",
  description: "A word or several.",
});

/** Words that say the same. */
export const SynonymGroup = Type.Union(
  [
    Type.Array(Term, { minItems: 2, maxItems: 20, description: "Each of them stands for all others." }),
    Type.Object(
      { from: Term, to: Type.Array(Term, { minItems: 1, maxItems: 20 }) },
      { description: "Who asks for `from` also finds what says `to`, and not the other way round." },
    ),
  ],
  { examples: [["invoice", "bill", "receipt"], { from: "CSV export", to: ["download as spreadsheet"] }] },
);
export type SynonymGroup = Static<typeof SynonymGroup>;

/** Body of `PUT /api/admin/tenants/{tenant}/synonyms`: all of them. */
export const PutSynonyms = Type.Object(
  { groups: Type.Array(SynonymGroup, { maxItems: 1000, description: "They take the place of all that were there." }) },
  { $id: "PutSynonyms" },
);
export type PutSynonyms = Static<typeof PutSynonyms>;

export const Synonyms = Type.Object(
  {
    groups: Type.Array(SynonymGroup),
    updated_at: Type.Unsafe<string | null>({ ...Timestamp, type: ["string", "null"] }),
  },
  { $id: "Synonyms" },
);
export type Synonyms = Static<typeof Synonyms>;
