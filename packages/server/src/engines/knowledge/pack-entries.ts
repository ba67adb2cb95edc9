import type { PutDocument } from "@widget-chat/contract/admin/document.ts";
import type { BulkLine, Fault } from "../retrieval/workers/bulk.ts";
import type { GivenDocument } from "./read-document.ts";

/** A document whose list of questions may still be an array. */
export type AddedDocument = Omit<GivenDocument, "content"> & {
  content: GivenDocument["content"] | PutDocument["content"];
};

/** Writes a list of questions as text, which travels to another process however deep it is nested. */
export function packEntries(added: AddedDocument): GivenDocument | Fault {
  const { content, ...rest } = added;
  if (typeof content === "string" || content instanceof Uint8Array) return { ...rest, content };
  if (added.format !== "faq") return noText;
  try {
    return { ...rest, content: JSON.stringify(content) };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}

export async function* packAll(lines: AsyncIterable<BulkLine<AddedDocument>>): AsyncGenerator<BulkLine<GivenDocument>> {
  for await (const one of lines) {
    if ("code" in one) yield one;
    else {
      const { line, value } = one;
      const packed = packEntries(value);
      yield "code" in packed ? { line, ...packed, externalId: value.external_id ?? "" } : { line, value: packed };
    }
  }
}

const noText: Fault = { code: "type", detail: "must be text, or an array where the format is faq" };
const tooDeep: Fault = { code: "too_deep", detail: "The list is nested too deeply to be read." };
