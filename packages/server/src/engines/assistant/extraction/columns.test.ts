import { expect, test } from "vitest";
import { languageOfLocale } from "../languages.ts";
import { saidIn } from "../words/clauses.ts";
import { namedColumns } from "./columns.ts";
import { measuresIn } from "./ranges.ts";

const named = (question: string): number[] =>
  namedColumns(["Leistung", "Klasse A", "Klasse B"], {
    isOfPrice: true,
    said: saidIn(question),
    measures: measuresIn(question),
    words: languageOfLocale("de").words,
  });

test("a column is named by what tells it from the others", () => {
  expect(named("Was kostet die Klasse A?")).toEqual([1]);
  expect(named("Was kostet eine Fahrstunde für B?")).toEqual([2]);
});

test("an article of another language names no column", () => {
  expect(named("How much is a driving lesson?")).toEqual([]);
  expect(named("Quanto costa a Milano?")).toEqual([]);
});
