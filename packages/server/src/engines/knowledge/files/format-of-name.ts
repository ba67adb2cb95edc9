import type { Document } from "@widget-chat/contract/admin/document.ts";

const byExtension = new Map<string, Document["format"]>([
  ["md", "markdown"],
  ["markdown", "markdown"],
  ["html", "html"],
  ["htm", "html"],
  ["txt", "text"],
  ["csv", "faq"],
  ["tsv", "faq"],
  ["json", "faq"],
  ["jsonl", "faq"],
  ["ndjson", "faq"],
  ["pdf", "pdf"],
  ["docx", "docx"],
]);

/** The format that the extension of a file's name stands for; undefined: it has none that is read here. */
export const formatOfName = (name: string): Document["format"] | undefined =>
  byExtension.get(/\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "");
