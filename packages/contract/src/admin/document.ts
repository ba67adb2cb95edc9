import { Type, type Static } from "typebox";
import { Choice, NullableText, OptionalAddress, OptionalText, Text, Timestamp } from "../text.ts";
import type { FaqEntry } from "./faq-entry.ts";
import { EntryFault, Page, PageQuery } from "./page.ts";

/** What a document can be given as; files can be PDF and Word documents too. */
const givenFormats = ["markdown", "html", "text", "faq"] as const;
const documentFormats = [...givenFormats, "pdf", "docx"] as const;

/** Query of the list of documents. */
export const DocumentQuery = Type.Object({
  ...PageQuery.properties,
  link: Type.Optional(Choice(["gone"], "Only documents whose page is gone; `total` counts all.")),
});

/** A document to learn from; a line of NDJSON looks the same. */
export const PutDocument = Type.Object(
  {
    external_id: OptionalText({
      maxLength: 500,
      description: "The tenant's own id; the same again replaces the document.",
    }),
    title: Text({ maxLength: 500, description: "May be empty: the first heading serves." }),
    content: Type.Unsafe<string | readonly FaqEntry[]>({
      type: ["string", "array"],
      format: "text",
      maxLength: 2_000_000,
      maxItems: 20_000,
      description:
        'Of a `faq`: an array of `{question, answer}`, or the same as text (CSV, JSON or NDJSON). `questions: ["…", "…"]` gives several wordings of one question, as do entries with the same answer; `category` and `url` may be left out. Answers are Markdown or HTML. Of other formats: a text.',
    }),
    format: Choice(givenFormats, "`faq`: a list of questions with their answers."),
    url: OptionalAddress("Where a visitor can read it. One on the web is looked at: see `link`."),
  },
  { $id: "PutDocument" },
);
export type PutDocument = Static<typeof PutDocument>;

/** The page of a document, as it was last looked at. */
const DocumentLink = Type.Object({
  state: Choice(
    ["unchecked", "found", "gone", "unknown"],
    "`gone`: it answered 404 or 410 and was not found since, so citations go without `url`. `unknown`: it could not be looked at, and the link stays. `unchecked`: nobody has looked yet, `LINK_CHECK` is off, or the address begins with `/`.",
  ),
  answer: NullableText("What the page answered then."),
  checked_at: Type.Unsafe<string | null>({ ...Timestamp, type: ["string", "null"] }),
});

/** A document of the knowledge base. */
export const Document = Type.Object(
  {
    id: Type.String(),
    external_id: NullableText(),
    title: Type.String(),
    url: NullableText(),
    format: Choice(documentFormats, "Of a `pdf` or `docx` the text is kept, not the file."),
    status: Choice(
      ["ready", "pending", "failed"],
      "`pending`: its source was deleted, and it soon goes too; nobody is told of it.",
    ),
    error: NullableText("Why it failed."),
    passages: Type.Integer(),
    link: Type.Union([DocumentLink, Type.Null()], { description: "Null where there is no `url`." }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Document" },
);
export type Document = Static<typeof Document>;

/** A document that was just written, and what of it could not be taken. */
export const WrittenDocument = Type.Object(
  {
    ...Document.properties,
    failed: Type.Optional(
      Type.Array(EntryFault, { description: "Of a `faq`: the entries that could not be taken, if any." }),
    ),
  },
  { $id: "WrittenDocument" },
);
export type WrittenDocument = Static<typeof WrittenDocument>;

export const DocumentPage = Type.Object({
  ...Page(Document).properties,
  pending: Type.Integer(),
  failed: Type.Integer({ description: "Documents whose status it is." }),
  gone: Type.Integer({ description: "Documents whose page is gone." }),
});
export type DocumentPage = Static<typeof DocumentPage>;
