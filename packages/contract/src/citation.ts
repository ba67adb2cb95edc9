import { Type, type Static } from "typebox";
import { NullableText } from "./text.ts";

/** Where an answer comes from. */
export const Citation = Type.Object({
  index: Type.Integer({ minimum: 1, description: "The number that stands as `[1]` in the answer's text." }),
  document_id: Type.String(),
  title: Type.String(),
  url: NullableText(
    "The page the document was read from; null when the tenant gave none, or when it was gone as the answer was written.",
  ),
  quote: Type.String({ description: "A verbatim piece of the document." }),
});
export type Citation = Static<typeof Citation>;
