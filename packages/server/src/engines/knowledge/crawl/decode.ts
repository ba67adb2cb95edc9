import { TextDecoder } from "node:util";
import { officeCharset } from "../../retrieval/language/office-charset.ts";
import { markOf } from "../files/byte-order-mark.ts";

/**
 * Text as it is meant: by its byte order mark, else by the charset that came with it, else by the page's own word, else
 * UTF-8; or, where it plainly is not that, what programs of an office write.
 */
export function decode(bytes: Uint8Array, contentType: string, isHtml: boolean): string {
  const own = /charset\s*=\s*["']?([\w.:-]+)/i;
  // A page that claims to be UTF-16, and could be read up to there, is not.
  const ofPage = isHtml ? own.exec(head(bytes))?.[1]?.replace(/^utf-16.*/i, "utf-8") : undefined;
  const told = markOf(bytes) ?? own.exec(contentType)?.[1] ?? ofPage;
  const text = decoderOf(told).decode(bytes);
  return told === undefined && isGarbled(text) ? new TextDecoder(officeCharset(bytes)).decode(bytes) : text;
}

/** Whether there are more bytes that are no UTF-8 than letters beyond ASCII that are. */
function isGarbled(text: string): boolean {
  const faults = text.split("\uFFFD").length - 1;
  return faults > 0 && faults > (text.match(/[^\0-\x7f\uFFFD]/gu)?.length ?? 0);
}

/** Where a page has to say which charset it is in: `<meta charset>`. */
function head(bytes: Uint8Array): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 4_096));
  return [...start.matchAll(/<meta\b[^>]*>/gi)].map(([meta]) => meta).join("\n");
}

function decoderOf(label: string | undefined): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
