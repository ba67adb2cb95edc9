import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf, type TextLine } from "./ndjson.ts";

const read = (chunks: Uint8Array[], longest = 1_000): Promise<TextLine[]> =>
  Readable.from(linesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), longest)).toArray();

test("lines are the same wherever the stream is cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: "grapheme" })), fc.array(fc.nat(200)), async (texts, cuts) => {
      const bytes = Buffer.from(texts.map((text) => text.replaceAll("\n", " ")).join("\n"));
      const places = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((place, i) => bytes.subarray(places[i], place));
      const expected = texts.flatMap((text, i) => {
        // A byte order mark at the start of a line is dropped by the decoder.
        const line = text
          .replaceAll("\n", " ")
          .replace(/^\ufeff/, "")
          .trim();
        return line === "" ? [] : [{ line: i + 1, text: line, fault: null }];
      });
      expect(await read(chunks)).toEqual(expected);
    }),
  );
});

test("carriage returns, a byte order mark and empty lines do no harm", async () => {
  expect(await read([Buffer.from("\ufeff{}\r\n\r\n  \n{}")])).toEqual([
    { line: 1, text: "{}", fault: null },
    { line: 4, text: "{}", fault: null },
  ]);
});

test("a line that is too long is one fault, and the next one is read", async () => {
  const chunks = [Buffer.from("short\n"), Buffer.alloc(700, "a"), Buffer.alloc(700, "a"), Buffer.from("\nlast")];
  expect(await read(chunks)).toEqual([
    { line: 1, text: "short", fault: null },
    { line: 2, text: null, fault: "too_long" },
    { line: 3, text: "last", fault: null },
  ]);
});

test("what is not UTF-8 is a fault", async () => {
  expect(await read([Buffer.from([0xc3, 0x28, 0x0a]), Buffer.from("fine")])).toEqual([
    { line: 1, text: null, fault: "not_utf8" },
    { line: 2, text: "fine", fault: null },
  ]);
});
