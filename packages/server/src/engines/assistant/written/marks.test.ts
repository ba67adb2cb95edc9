import { expect, test } from "vitest";
import { foundPassage } from "../testing/found-passage.ts";
import type { FoundPassage } from "../tools.ts";
import type { Sources } from "./grounding/sources.ts";
import { createMarks } from "./marks.ts";

const passage = (documentId: string, text: string): FoundPassage =>
  foundPassage({
    documentId,
    title: documentId.toUpperCase(),
    text,
    sentences: Array.from(text.matchAll(/[^.]+\./g), ({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.length,
    })),
  });

const asNamed: Sources = (_claim, named) => named;

const passages = [
  passage("a", "Parcels leave at noon. They weigh little."),
  passage("b", "Returns are free."),
  passage("a", "Gifts are wrapped."),
];

test("numbers follow the order in which documents are cited, one a section of a document", () => {
  const marks = createMarks(passages, asNamed);
  expect(marks.renumber("Returns are free [2]. Parcels ")).toBe("Returns are free [1]. Parcels ");
  expect(marks.renumber("weigh little [1]. Gifts are wrapped[3]. Free [2].")).toBe(
    "weigh little [2]. Gifts are wrapped [2]. Free [1].",
  );
  expect(marks.citations()).toEqual([
    { index: 1, document_id: "b", title: "B", url: null, quote: "Returns are free." },
    { index: 2, document_id: "a", title: "A", url: null, quote: " They weigh little." },
  ]);
});

test("two sections of a document are cited apart", () => {
  const section = (heading: string): FoundPassage => ({
    ...passage("a", `${heading} is free.`),
    headings: [heading],
    url: "https://a.example/",
    anchor: heading.toLowerCase(),
  });
  const marks = createMarks([section("Camping"), section("Cabins")], asNamed);
  expect(marks.renumber("Camping is free [1]. Cabins is free [2].")).toBe("Camping is free [1]. Cabins is free [2].");
  expect(marks.citations()).toMatchObject([
    { section: "Camping", url: "https://a.example/#camping" },
    { section: "Cabins", url: "https://a.example/#cabins" },
  ]);
});

test.each([
  ["Yes [1, 2].", "Yes [1][2]."],
  ["Yes [1][2][1].", "Yes [1] [2]."],
  ["Yes [1] [3].", "Yes [1]."],
  ["Yes 【2】.", "Yes [1]."],
  ["Yes [^1].", "Yes [1]."],
  ["Yes [1; 9].", "Yes [1]."],
])("%s reads %s", (written, shown) => {
  expect(createMarks(passages, asNamed).renumber(written)).toBe(shown);
});

test.each([
  ["Yes [9].", "Yes."],
  ["Yes [0].", "Yes."],
  ["In [2024] it was [4](x).", "In [2024] it was [4](x)."],
  ["Use `a[1]` here", "Use `a[1]` here"],
])("%s cites nothing", (written, shown) => {
  const marks = createMarks(passages, asNamed);
  expect(marks.renumber(written)).toBe(shown);
  expect(marks.citations()).toEqual([]);
});

test("a long sentence is never quoted to the middle of a character", () => {
  const marks = createMarks(
    [passage("a", `Hats are warm ${"🧢".repeat(300)}.`), passage("b", `x${"🧢".repeat(300)}.`)],
    asNamed,
  );
  marks.renumber("Hats are warm [1] and so on [2].");
  for (const { quote } of marks.citations()) expect(quote.isWellFormed()).toBe(true);
});
