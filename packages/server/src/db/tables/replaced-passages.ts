import type { PassagesTable } from "./passages.ts";

/** Passages of documents that were replaced, as they were, for indexes that were built before. */
export interface ReplacedPassagesTable extends Pick<
  PassagesTable,
  "tenant_id" | "document_id" | "headings" | "questions" | "anchor" | "url" | "text" | "sentences" | "lexemes"
> {
  id: number;
  replaced_at: Date;
  /** As the document had it. */
  title: string;
  page_is_gone: boolean;
}
