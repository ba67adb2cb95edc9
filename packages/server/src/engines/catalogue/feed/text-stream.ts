import { isAscii } from "node:buffer";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { TextDecoder } from "node:util";
import { createGunzip } from "node:zlib";
import { officeCharset } from "../../retrieval/language/office-charset.ts";
import { FeedBreak } from "./feed-line.ts";

/** What a feed may come to, unpacked. */
const MOST_BYTES = 2_000_000_000;
/** What is read between two turns of the event loop. */
const CHUNK = 32_768;
/**
 * What is unpacked at once. Each is handed from a thread to another, and where the processor is busy, both wait for their
 * turn at each: in 64 KiB, a feed took twice as long there, and on a free one.
 */
const UNPACKED = 1_048_576;

/** The bytes of a feed, at most so many, unpacked where they are gzip by their own word. Throws a `FeedBreak`. */
export async function* unpacked(bytes: AsyncIterable<Buffer>, most = MOST_BYTES): AsyncGenerator<Buffer> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < 4) {
    const { done, value } = await iterator.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  if (head[0] === 0x50 && head[1] === 0x4b) throw new FeedBreak(1, "unsupported_format", zipped);
  const whole = chained(head, iterator);
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  let size = 0;
  for await (const chunk of isPacked ? gunzipped(whole) : whole) {
    size += chunk.length;
    if (size > most) throw new FeedBreak(1, "payload_too_large", tooLarge(most));
    yield chunk;
  }
}

async function* chained(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* slices(head);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield* slices(next.value);
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

async function* gunzipped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: UNPACKED });
  const source = Readable.from(bytes);
  source.on("error", (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield* slices(chunk as Buffer);
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith("Z_")) throw new FeedBreak(1, "broken_gzip", brokenGzip);
    throw error;
  } finally {
    gunzip.destroy();
  }
}

/**
 * Text as it is meant: by its mark, else by the charset that is told, by an XML declaration, by the zeros of UTF-16, else
 * UTF-8, or, where the first letters beyond ASCII are not that, what spreadsheets write.
 */
export async function* textOf(bytes: AsyncIterable<Buffer>, told: string | null): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let isFirst = true;
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue;
    if (isFirst) {
      const charset = charsetOf(chunk) ?? told;
      decoder = charset === null || /^utf-?8$/i.test(charset) ? null : decoderOf(charset);
    }
    isFirst = false;
    // Until a letter beyond ASCII comes, all charsets that are left are the same.
    if (!decoder && !isAscii(chunk)) decoder = new TextDecoder(isUtf8Start(chunk) ? "utf-8" : officeCharset(chunk));
    const text = decoder ? decoder.decode(chunk, { stream: true }) : chunk.toString("latin1");
    if (text === "") continue;
    yield text;
    // What is there already would be read without anybody else having a turn.
    await turn();
  }
  const rest = decoder?.decode() ?? "";
  if (rest !== "") yield rest;
}

/** Whether it is UTF-8, but perhaps for a letter that it ends within. */
function isUtf8Start(chunk: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function charsetOf(head: Buffer): string | null {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return null;
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return "utf-16be";
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString("latin1", 0, 300))?.[1] ?? null;
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

const zipped = "The feed is a ZIP file or a spreadsheet of Excel. Unpack it, or save it as CSV, and send that.";
const tooLarge = (most: number): string =>
  `The feed is larger than ${most} bytes, unpacked. Split it, and send the parts without "mode=replace".`;
const brokenGzip = "The feed is packed with gzip and cannot be unpacked to its end. Pack it anew.";
