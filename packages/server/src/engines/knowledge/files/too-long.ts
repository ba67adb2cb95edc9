import type { Fault } from "../../retrieval/workers/bulk.ts";

/** Most characters of text that a document may have. */
export const LONGEST_CONTENT = 2_000_000;

export const tooLong: Fault = {
  code: "too_long",
  detail: `The document has more than ${LONGEST_CONTENT} characters of text. Split it.`,
};
