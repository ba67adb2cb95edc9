import type { PutDocument } from "@widget-chat/contract/admin/document.ts";
import { decode } from "../engines/knowledge/crawl/decode.ts";
import { decodeText } from "../engines/knowledge/files/decode-text.ts";
import { formatOfName } from "../engines/knowledge/files/format-of-name.ts";
import { kindOfBytes, type KindOfBytes } from "../engines/knowledge/files/kind-of-bytes.ts";
import { formatOfFile, misnamed } from "../engines/knowledge/files/read-file.ts";
import { refused, refusedByName } from "../engines/knowledge/files/refused-kinds.ts";
import { LONGEST_CONTENT, tooLong } from "../engines/knowledge/files/too-long.ts";
import type { GivenDocument } from "../engines/knowledge/read-document.ts";
import type { BulkLine, Fault } from "../engines/retrieval/workers/bulk.ts";
import { problems } from "../errors.ts";
import type { Excess, FormFile } from "./multipart.ts";

type Format = GivenDocument["format"];

export const MOST_FILES = 1_000;
/** A PDF has its pictures in it. */
export const LARGEST_FILE = 32_000_000;
/** A document's content may have 2,000,000 characters, of up to four bytes each. */
export const LARGEST_TEXT = 8_000_000;

const byType: Record<string, Format> = {
  "text/markdown": "markdown",
  "text/html": "html",
  "text/plain": "text",
  "text/csv": "faq",
  "text/tab-separated-values": "faq",
  "application/json": "faq",
  "application/x-ndjson": "faq",
};

/** Reads files as documents, each under its name; `line` is a file's place among them. Throws `validation_failed` when there is none. */
export async function* documentsIn(
  files: AsyncIterable<FormFile | Excess>,
  check: (line: number, value: unknown) => BulkLine<PutDocument>,
): AsyncGenerator<BulkLine<GivenDocument>> {
  let line = 0;
  for await (const file of files) {
    line++;
    const document = typeof file === "string" ? tooMany[file] : toDocument(file);
    if ("code" in document) yield { line, ...document, externalId: typeof file === "string" ? "" : file.name };
    else {
      const { content, format, name } = document;
      const text = typeof content === "string" ? content : "";
      const checked = check(line, { external_id: name, title: "", content: text, format: "text", url: document.url });
      yield "code" in checked ? checked : { line, value: { ...checked.value, name, content, format } };
    }
  }
  if (line === 0) throw problems.validationFailed([noFile]);
}

type FileDocument = Pick<Required<GivenDocument>, "name" | "content" | "format"> & { url: string };

function toDocument({ name, type, url, bytes }: FormFile): FileDocument | Fault {
  if (name === "") return unnamed;
  const named = formatOfName(name) ?? byType[type];
  if (!bytes) return named ? tooLarge(LARGEST_FILE) : (refusedByName(name) ?? unsupported);
  const kind = kindOfBytes(bytes, named === "pdf");
  const own = formatOfFile(bytes, named === "pdf");
  const format = own ?? named;
  if (kind !== "text" && !own) return refusedByName(name) ?? unreadable[kind] ?? unsupported;
  if (!format) return refusedByName(name) ?? unsupported;
  if (format === "pdf" || format === "docx") return kind === "text" ? misnamed : { name, content: bytes, format, url };
  if (bytes.length > LARGEST_TEXT) return tooLarge(LARGEST_TEXT);
  if (format === "faq") return { name, content: bytes, format, url };
  const content = decodeText(bytes) ?? decodeOther(bytes, format);
  if (content === null) return unreadText;
  return content.length > LONGEST_CONTENT ? tooLong : { name, content, format, url };
}

/** Text in no kind of Unicode; null where bytes are left that are no letters. */
function decodeOther(bytes: Buffer, format: Format): string | null {
  const content = decode(bytes, "", format === "html");
  return content.includes("\ufffd") ? null : content;
}

const noFile = { pointer: "", code: "required", detail: "has no file in it; send each document as a file" };
const unnamed: Fault = { code: "unnamed", detail: "The file has no name, which is its external_id. Send it with one." };
const unsupported: Fault = {
  code: "unsupported_format",
  detail:
    "The file is none that can be read: .pdf, .docx, .md, .html, .txt, .csv and .json are. Save it as one of these.",
};
const unreadable: Partial<Record<KindOfBytes, Fault>> = {
  office: {
    code: "unsupported_format",
    detail:
      "The file is of an old version of Word, Excel or PowerPoint, or protected by a password. Save it as .docx or PDF without a password.",
  },
  rtf: { code: "unsupported_format", detail: "The file is in Rich Text Format. Save it as .docx or PDF." },
  picture: refused("picture"),
};
const tooLarge = (most: number): Fault => ({
  code: "payload_too_large",
  detail: `The file is larger than ${most} bytes. Split it.`,
});
const unreadText: Fault = {
  code: "not_utf8",
  detail: "The file is not text in UTF-8, nor in UTF-16, Windows-1252 or 1254. Save it as UTF-8.",
};
const tooMany: Record<Excess, Fault> = {
  files: {
    code: "too_many_files",
    detail: `This file and those after it were not read: a form may have ${MOST_FILES} files. Send them in another.`,
  },
  fields: {
    code: "too_many_fields",
    detail: "The form has too many fields, and what comes after them was not read. Send the files without the fields.",
  },
};
