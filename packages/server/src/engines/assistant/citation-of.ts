import type { Citation } from "@widget-chat/contract/citation.ts";
import { placeOf } from "./place-of.ts";
import type { FoundPassage } from "./tools.ts";

/** The same for all passages of one section of one document, which one citation is of. */
export const sectionOf = ({ documentId, headings, anchor }: FoundPassage): string =>
  JSON.stringify([documentId, anchor, ...headings]);

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
