import { expect, test } from "vitest";
import { foundPassage } from "../testing/found-passage.ts";
import type { FoundPassage } from "../tools.ts";
import { layout } from "./layout.ts";

const passage = (text: string): FoundPassage =>
  foundPassage({
    text,
    sentences: Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => ({
      start: index,
      end: index + line.length,
    })),
  });

const shape = (text: string): [string, string, number][] =>
  layout(passage(text)).map(({ kind, start, end, sentences }) => [kind, text.slice(start, end), sentences.length]);

test("tells paragraphs, lists, tables, code and headings apart", () => {
  expect(
    shape(
      "## Returns\nSend it back,\nplease.\n\nSo:\n\n1. Pack it.\n2. Go.\n\n- a\n- b\n\n| A |\n|---|\n| b |\n\n```sh\n# no heading\n\nls\n```\nEnd.",
    ),
  ).toEqual([
    ["heading", "## Returns", 1],
    ["prose", "Send it back,\nplease.", 2],
    ["prose", "So:", 1],
    ["steps", "1. Pack it.\n2. Go.", 2],
    ["bullets", "- a\n- b", 2],
    ["table", "| A |\n|---|\n| b |", 3],
    ["code", "```sh\n# no heading\n\nls\n```", 4],
    ["prose", "End.", 1],
  ]);
});

test("a rule under a line with bars makes it the head of a table, bars alone do not", () => {
  expect(shape("Ports:\na | b\n:-- | --:\nagent | 8080\n\nor | and")).toEqual([
    ["prose", "Ports:", 1],
    ["table", "a | b\n:-- | --:\nagent | 8080", 3],
    ["prose", "or | and", 1],
  ]);
});

test("what belongs to an item of a list stays with it", () => {
  expect(
    shape(
      "1. Open the page.\n   It is blue.\n\n   ![](x.png)\n2. Choose:\n   - red\n   - green\nor neither.\n\nThen wait.",
    ),
  ).toEqual([
    ["steps", "1. Open the page.\n   It is blue.\n\n   ![](x.png)\n2. Choose:\n   - red\n   - green\nor neither.", 7],
    ["prose", "Then wait.", 1],
  ]);
});

test("an underlined line is a heading, a rule between paragraphs is not", () => {
  expect(shape("Returns\n-------\nYes.\n\nMore")).toEqual([
    ["heading", "Returns\n-------", 2],
    ["prose", "Yes.", 1],
    ["prose", "More", 1],
  ]);
});

test("a code block without an end goes to the end", () => {
  expect(shape("Try:\n```\nls\n\ncd")).toEqual([
    ["prose", "Try:", 1],
    ["code", "```\nls\n\ncd", 3],
  ]);
});
