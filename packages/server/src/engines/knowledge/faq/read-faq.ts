import type { EntryFault } from "@widget-chat/contract/admin/page.ts";
import type { Fault } from "../../retrieval/workers/bulk.ts";
import { officeCharset } from "../../retrieval/language/office-charset.ts";
import { decodeText } from "../files/decode-text.ts";
import { readCsv } from "./csv.ts";
import { isEntry, joined, toEntry, type Entry } from "./entry.ts";
import { readJson } from "./json.ts";
import type { Row } from "./row.ts";

/** A list of questions and answers as far as it can be taken, and what of it cannot. */
export interface FaqList {
  entries: Entry[];
  failed: EntryFault[];
}

const MOST_ENTRIES = 20_000;
/** More are counted, not named. */
const MOST_NAMED = 100;

/** Reads CSV, JSON or NDJSON, whichever it is. Text that is no UTF-8 or UTF-16 is taken for what Excel writes. */
export function readFaq(content: string | Uint8Array): FaqList | Fault {
  const text = (
    typeof content === "string"
      ? content
      : (decodeText(content) ?? new TextDecoder(officeCharset(content)).decode(content))
  ).replace(/^\ufeff/, "");
  const rows = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  if ("code" in rows) return rows;
  if (rows.length > MOST_ENTRIES) return tooMany;
  return sorted(rows);
}

function sorted(rows: Row[]): FaqList | Fault {
  const read = rows.map(toEntry);
  const failed = read.filter((one): one is EntryFault => !isEntry(one));
  const entries = joined(read.filter(isEntry));
  const [first] = failed;
  if (entries.length === 0)
    return first ? { code: "empty", detail: `No entry can be taken. Row ${first.row}: ${first.detail}` } : empty;
  return { entries, failed: named(failed) };
}

function named(failed: EntryFault[]): EntryFault[] {
  const [next] = failed.slice(MOST_NAMED);
  if (!next) return failed;
  const more = failed.length - MOST_NAMED;
  return [
    ...failed.slice(0, MOST_NAMED),
    { row: next.row, code: next.code, detail: `and ${more - 1} more entries after it: ${next.detail}` },
  ];
}

const empty: Fault = { code: "empty", detail: "The list has no questions with answers in it." };
const tooMany: Fault = { code: "too_many_entries", detail: `A list may have ${MOST_ENTRIES} entries. Split it.` };
