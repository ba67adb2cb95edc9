import type { Fault } from "../../retrieval/workers/bulk.ts";
import { kindOfBytes, type KindOfBytes } from "./kind-of-bytes.ts";
import { refusedByName } from "./refused-kinds.ts";
import { withinEffort } from "./within-effort.ts";

/** A file of pages, as Markdown. */
export interface ReadFile {
  /** What the file says its title is; may be empty. */
  title: string;
  markdown: string;
  /** Where each page begins in `markdown`, where pages are known. Rising; UTF-16 units. */
  pageStarts?: number[];
}

const formats: Partial<Record<KindOfBytes, "pdf" | "docx">> = { pdf: "pdf", zip: "docx" };

/** What a file is by what it holds, whatever it is called but for `isNamedPdf`; null: none that `readFile` reads. */
export const formatOfFile = (bytes: Uint8Array, isNamedPdf: boolean): "pdf" | "docx" | null =>
  formats[kindOfBytes(bytes, isNamedPdf)] ?? null;

/** Several times what those with the most text take. */
const MOST_EFFORT_MS = 20_000;

/**
 * Reads what is a PDF or Word document, or is called one. Its readers are loaded when the first one comes. Ends the process
 * where a file is too much for it, and may take as long as others on the machine let it.
 */
export const readFile = (bytes: Uint8Array, name: string): Promise<ReadFile | Fault> =>
  withinEffort(MOST_EFFORT_MS, () => readAny(bytes, name));

async function readAny(bytes: Uint8Array, name: string): Promise<ReadFile | Fault> {
  switch (formatOfFile(bytes, true)) {
    case "pdf":
      return (await import("../pdf/read-pdf.ts")).readPdf(bytes);
    case "docx": {
      const read = await (await import("../docx/read-docx.ts")).readDocx(bytes);
      return "code" in read ? (refusedByName(name) ?? read) : read;
    }
    case null:
      return misnamed;
  }
}

/** The file has another name or type than it should. */
export const misnamed: Fault = {
  code: "damaged",
  detail: "The file is no PDF or Word document, though it is called one. Give it its right name, or save it anew.",
};
