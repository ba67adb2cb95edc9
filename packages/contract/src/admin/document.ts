import { Type, type Static } from "typebox";
import { Choice, NullableText, OptionalAddress, OptionalText, Text, Timestamp } from "../text.ts";
import { Page } from "./page.ts";

export const documentFormats = ["markdown", "html", "text"] as const;

/** A document to learn from; a line of NDJSON looks the same. */
export const PutDocument = Type.Object(
  {
    external_id: OptionalText({
      maxLength: 500,
      description: "The tenant's own id; the same again replaces the document.",
    }),
    title: Text({ maxLength: 500, description: "May be empty: the first heading serves." }),
    content: Text({ maxLength: 2_000_000 }),
    format: Choice(documentFormats),
    url: OptionalAddress("Where a visitor can read it."),
  },
  { $id: "PutDocument" },
);
export type PutDocument = Static<typeof PutDocument>;

/** A document of the knowledge base. */
export const Document = Type.Object(
  {
    id: Type.String(),
    external_id: NullableText(),
    title: Type.String(),
    url: NullableText(),
    format: Choice(documentFormats),
    status: Choice(["ready", "pending", "failed"]),
    error: NullableText("Why it failed."),
    passages: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Document" },
);
export type Document = Static<typeof Document>;

export const DocumentPage = Type.Object({
  ...Page(Document).properties,
  pending: Type.Integer(),
  failed: Type.Integer(),
});
export type DocumentPage = Static<typeof DocumentPage>;
