import type { Citation } from "@widget-chat/contract/citation.ts";
import { placeOf } from "./place-of.ts";
import type { FoundPassage } from "./tools.ts";

/** What is cited of a section; of one document each has a citation of its own. */
export function citationOf(passage: FoundPassage, index: number, quote: string): Citation {
  const { documentId, title, headings } = passage;
  const section = headings.at(-1);
  return {
    index,
    document_id: documentId,
    title,
    ...(section && section !== title && { section }),
    url: placeOf(passage),
    quote,
  };
}
