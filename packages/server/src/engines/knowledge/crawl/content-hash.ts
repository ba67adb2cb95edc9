import { createHash } from "node:crypto";
import type { ReadyDocument } from "../../../db/documents.ts";

/** Raised where more or other passages are made of the same page: the next synchronisation reads those of before anew. */
const READING = 4;

/** How hashes of pages begin that were read in a language, and as they are read now. @param language ISO 639 */
export const readingIn = (language: string): string => `${language} ${READING} `;

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
