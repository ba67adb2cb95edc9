import type { Fault } from "../../retrieval/bulk.ts";
import { kindOfBytes } from "./kind-of-bytes.ts";

/** A file of pages, as Markdown. */
export interface ReadFile {
  /** What the file says its title is; may be empty. */
  title: string;
  markdown: string;
  /** Where each page begins in `markdown`, where pages are known. Rising; UTF-16 units. */
  pageStarts?: number[];
}

/** Reads a PDF or Word document. Its readers are loaded when the first one comes. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile | Fault> {
  if (kindOfBytes(bytes) === "pdf") return (await import("../pdf/read-pdf.ts")).readPdf(bytes);
  return (await import("../docx/read-docx.ts")).readDocx(bytes);
}
