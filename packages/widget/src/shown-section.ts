import type { Citation } from "@widget-chat/contract/citation.ts";

/** The section that tells a source from another one of the same document; elsewhere the title says enough. */
export const shownSection = (source: Citation, sources: readonly Citation[]): string | undefined =>
  sources.some((other) => other !== source && other.document_id === source.document_id) ? source.section : undefined;
