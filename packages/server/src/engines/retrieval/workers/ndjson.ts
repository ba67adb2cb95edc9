import type { Readable } from "node:stream";

export const NDJSON = "application/x-ndjson";

/** A line of a stream; `text` is null when it is longer than allowed or not UTF-8. Lines count from 1; empty ones are left out. */
export interface TextLine {
  line: number;
  text: string | null;
  fault: "too_long" | "not_utf8" | null;
}

const LINE_FEED = 0x0a;

/** Cuts a stream of bytes into lines, wherever its chunks end. Holds one line at most. @param longest in bytes */
export async function* linesOf(stream: Readable | AsyncIterable<Buffer>, longest: number): AsyncGenerator<TextLine> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let parts: Buffer[] = [];
  let length = 0;
  let line = 1;

  const take = (): TextLine | null => {
    const bytes = length > longest ? null : Buffer.concat(parts);
    parts = [];
    length = 0;
    if (!bytes) return { line: line++, text: null, fault: "too_long" };
    const text = decode(decoder, bytes);
    if (text === "") line++;
    return text === "" ? null : { line: line++, text, fault: text === null ? "not_utf8" : null };
  };

  for await (const chunk of stream as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length;) {
      const feed = chunk.indexOf(LINE_FEED, start);
      const end = feed < 0 ? chunk.length : feed;
      length += end - start;
      if (length > longest) parts = [];
      else parts.push(chunk.subarray(start, end));
      start = end + 1;
      if (feed < 0) continue;
      const taken = take();
      if (taken) yield taken;
    }
  }
  const last = length > 0 ? take() : null;
  if (last) yield last;
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes).trim();
  } catch {
    return null;
  }
}
