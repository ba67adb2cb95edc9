import { expect, test } from "vitest";
import { languageOfLocale } from "../said/languages.ts";
import { saidIn } from "../words/clauses.ts";
import { lettersIn, namedColumns } from "./columns.ts";
import { measuresIn } from "./ranges.ts";

const named = (question: string, heads = ["Leistung", "Klasse A", "Klasse B"]): number[] =>
  namedColumns(heads, {
    isOfPrice: true,
    said: saidIn(question),
    letters: lettersIn(question),
    measures: measuresIn(question, languageOfLocale("de").words),
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

test.each([
  "How much is a meeting room?",
  "What's the price of a single desk?",
  "A desk, how much?",
  "prix de l'abonnement ?",
])("nor does one a column of one letter: %s", (question) =>
  expect(named(question, ["Seat", "A", "B", "S", "L"])).toEqual([]),
);

test("a letter in capitals does", () => {
  expect(named("How much is seat B?", ["Seat", "A", "B"])).toEqual([2]);
});

test("a weight with decimals falls into its own range", () => {
  const heads = ["Parcel", "up to 1 kg", "over 20 kg"];
  expect(named("What does a parcel of 0.750 kg cost?", heads)).toEqual([1]);
  expect(named("What does a parcel of 1.234,56 kg cost?", heads)).toEqual([2]);
});
