import type { Document } from "@widget-chat/contract/admin/document.ts";
import type { DocumentRow } from "../../db/documents.ts";

/** A document as the admin API shows it. */
export function showDocument(row: DocumentRow): Document {
  const { id, external_id, title, url, format, status, error, passages, created_at, updated_at } = row;
  const { link_state, link_answer, link_checked_at } = row;
  return {
    id,
    external_id,
    title,
    url,
    format,
    status,
    error,
    passages,
    link:
      url === null
        ? null
        : {
            state: link_state ?? "unchecked",
            answer: link_answer,
            checked_at: link_checked_at && link_checked_at.toISOString(),
          },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
