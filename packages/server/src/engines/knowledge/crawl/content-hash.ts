import { createHash } from "node:crypto";
import type { ReadyDocument } from "../../../db/documents.ts";

/** Of all that anybody is told of it: of what changes around that, nothing is to be written anew. */
export const contentHash = ({ title, url, format, passages }: ReadyDocument): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        title,
        url,
        format,
        passages.map(({ headings, anchor, text, questions, url: own }) => [headings, anchor, text, questions, own]),
      ]),
    )
    .digest("base64url");
