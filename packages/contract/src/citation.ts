import { Type, type Static } from "typebox";
import { NullableText } from "./text.ts";

/** Where an answer comes from. */
export const Citation = Type.Object({
  index: Type.Integer({ minimum: 1, description: "The number that stands as `[1]` in the answer's text." }),
  document_id: Type.String({ description: "The document's id; of an answer that the owner pinned, the pin's." }),
  title: Type.String(),
  section: Type.Optional(
    Type.String({
      description:
        "The heading that the quote stands under; left out where that is the title. Two sections of a document are cited apart.",
    }),
  ),
  url: NullableText(
    "The page the document was read from, or that the pin names; null when the tenant gave none, or when it was gone as the answer was written.",
  ),
  quote: Type.String({ description: "A verbatim piece of the document, or of the pinned answer." }),
});
export type Citation = Static<typeof Citation>;
