import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { Generated } from "kysely";

/** What a tenant's assistant has learnt from. */
export interface DocumentsTable {
  tenant_id: string;
  id: Generated<string>;
  external_id: string | null;
  title: string;
  url: string | null;
  format: Document["format"];
  /** As it came; of a PDF or Word document its text as Markdown, of a list of questions its entries as JSON. */
  content: string;
  status: Document["status"];
  error: string | null;
  /** How many it was cut into. */
  passages: number;
  /** Of the title, parted by spaces. */
  title_lexemes: string;
  /** Of all that it was stored with; null: it was stored before there were any. */
  hash: string | null;
  /** How its page was found last; null: nobody has looked, or it has none. */
  link_state: "found" | "gone" | "unknown" | null;
  /** What the page answered then, in words. */
  link_answer: string | null;
  link_checked_at: Date | null;
  /** When it is to be looked at; null: never. */
  link_due_at: Date | null;
  /** What it was called and where its page was before it was replaced last; null: it never was. */
  replaced: { title: string; url: string | null; page_is_gone: boolean } | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
