import type { PutDocument } from "@widget-chat/contract/admin/document.ts";
import type { GivenDocument } from "../engines/knowledge/read-document.ts";
import type { BulkLine, Fault } from "../engines/retrieval/bulk.ts";
import { problems } from "../errors.ts";
import type { Excess, FormFile } from "./multipart.ts";

type Format = PutDocument["format"];

export const MOST_FILES = 1_000;
/** A document's content may have 2,000,000 characters, of up to four bytes each. */
export const LARGEST_FILE = 8_000_000;

const byExtension: Record<string, Format> = {
  md: "markdown",
  markdown: "markdown",
  html: "html",
  htm: "html",
  txt: "text",
};
const byType: Record<string, Format> = { "text/markdown": "markdown", "text/html": "html", "text/plain": "text" };

const utf8 = new TextDecoder("utf-8", { fatal: true });

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
      const checked = check(line, document);
      yield "code" in checked ? checked : { line, value: { ...checked.value, name: document.external_id } };
    }
  }
  if (line === 0) throw problems.validationFailed([noFile]);
}

function toDocument({ name, type, bytes }: FormFile): (PutDocument & { external_id: string }) | Fault {
  if (name === "") return unnamed;
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const format = byExtension[extension] ?? byType[type];
  if (!format) return unsupported;
  if (!bytes) return tooLarge;
  try {
    return { external_id: name, title: "", content: utf8.decode(bytes), format };
  } catch {
    return notUtf8;
  }
}

const noFile = { pointer: "", code: "required", detail: "has no file in it; send each document as a file" };
const unnamed: Fault = { code: "unnamed", detail: "The file has no name, which is its external_id. Send it with one." };
const unsupported: Fault = {
  code: "unsupported_format",
  detail: "The file is none that can be read: .md, .markdown, .html, .htm and .txt are.",
};
const tooLarge: Fault = {
  code: "payload_too_large",
  detail: `The file is larger than ${LARGEST_FILE} bytes. Split it.`,
};
const notUtf8: Fault = { code: "not_utf8", detail: "The file is not text in UTF-8. Save it as that." };
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
