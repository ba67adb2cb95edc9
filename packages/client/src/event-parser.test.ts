import fc from "fast-check";
import { expect, test } from "vitest";
import { eventParser, type EventBlock } from "./event-parser.ts";

const parse = (...pieces: string[]) => {
  const parser = eventParser();
  return pieces.flatMap((piece) => parser(piece));
};

test("reads name, data, id and retry", () => {
  expect(parse("id: 7\nevent: delta\nretry: 250\ndata: {}\n\n")).toEqual([
    { event: "delta", id: "7", retry: 250, data: "{}" },
  ]);
});

test.each([
  ["joins data lines", "data: a\ndata\ndata: b\n\n", [{ event: "message", data: "a\n\nb" }]],
  ["takes one space from the value, not two", "data:  a\ndata:b\n\n", [{ event: "message", data: " a\nb" }]],
  [
    "skips comments and unknown fields",
    ": ping\n\nfoo: bar\n\nfoo\ndata: a\n: b\n\n",
    [{ event: "message", data: "a" }],
  ],
  ["keeps colons of the value", "data: a: b\n\n", [{ event: "message", data: "a: b" }]],
  ["gives an id without data", "id: 9\n\n", [{ event: "message", id: "9" }]],
  ["gives an empty id, which resets", "id\ndata: a\n\n", [{ event: "message", id: "", data: "a" }]],
  [
    "ignores an id with NUL and a retry that is no number",
    "id: a\0b\nretry: 1s\nretry:\ndata: a\n\n",
    [{ event: "message", data: "a" }],
  ],
  ["drops what the end cuts off", "data: a\n\ndata: b\n", [{ event: "message", data: "a" }]],
  [
    "ends lines by CR, LF and CRLF",
    "data: a\rdata: b\r\ndata: c\n\r\ndata: d\r\r",
    [
      { event: "message", data: "a\nb\nc" },
      { event: "message", data: "d" },
    ],
  ],
])("%s", (_, stream, blocks) => {
  expect(parse(stream)).toEqual(blocks);
});

test("a byte order mark in the middle is text, wherever it is cut", () => {
  expect(parse("data: a", "\uFEFFb\n\n")).toEqual([{ event: "message", data: "a\uFEFFb" }]);
});

test("gives an event at its blank line, not when the next byte comes", () => {
  expect(parse("data: a\r\r")).toHaveLength(1);
  expect(parse("data: a\r\n\r")).toHaveLength(1);
});

const line = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\r\n\0]/g, " "));
const block = fc.record({
  event: line.filter(Boolean),
  data: fc.array(line, { minLength: 1, maxLength: 3 }),
  id: line,
});
const lineEnd = fc.constantFrom("\n", "\r", "\r\n");

/** Cuts a text where the numbers say. */
const cutAt = (text: string, cuts: number[]) => {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  return places.slice(1).map((place, index) => text.slice(places[index], place));
};

test("reads back whatever is written, with any line ends and cut anywhere", () => {
  fc.assert(
    fc.property(fc.array(block), lineEnd, fc.array(fc.nat(), { maxLength: 20 }), (blocks, end, cuts) => {
      const lines = blocks.flatMap(({ event, data, id }) => [
        `event: ${event}`,
        ...data.map((part) => `data: ${part}`),
        `id: ${id}`,
        ": ping",
        "",
      ]);
      const stream = lines.map((text) => text + end).join("");
      const expected: EventBlock[] = blocks.map(({ event, data, id }) => ({ event, data: data.join("\n"), id }));
      expect(parse(...cutAt(stream, cuts))).toEqual(expected);
    }),
  );
});

test("mixed line ends mean the same wherever they are cut", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("\r", "\n", "\r\n", "data: a", "data", ":", "id: 1", "event: e"), { maxLength: 30 }),
      fc.array(fc.nat()),
      (parts, cuts) => {
        const stream = parts.join("");
        expect(parse(...cutAt(stream, cuts))).toEqual(parse(stream));
      },
    ),
  );
});
