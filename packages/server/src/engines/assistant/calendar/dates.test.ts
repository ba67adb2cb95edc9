import { expect, test } from "vitest";
import { languageOfLocale } from "../said/languages.ts";
import { datesIn } from "./dates.ts";
import { isDateAcross } from "./month-names.ts";
import { monthsAsked } from "./months.ts";
import { daysIn, saysOpen, tellsOf } from "./days-told.ts";
import { HOLIDAYS } from "./named-days.ts";

const dates = (text: string): string[] => [...datesIn(text).dates].sort();
const next = new Date().getUTCFullYear() + 1;

test.each([
  ["We are closed on 25 and 26 December.", ["12-25", "12-26"]],
  ["Am 24., 25. und 31. Dezember geschlossen", ["12-24", "12-25", "12-31"]],
  ["24 to 26 December", ["12-24", "12-25", "12-26"]],
  ["Am 24.12. schließen wir um 12 Uhr.", ["12-24"]],
  [`Closed on 1 May ${next}.`, ["05-01"]],
  ["les 25 et 26 déc. et le 1er janvier", ["01-01", "12-25", "12-26"]],
  ["Are you open on May 5?", ["05-05"]],
  ["are you open on 5 may please", ["05-05"]],
  ["open 5th may too", ["05-05"]],
  ["open 12/25", ["12-25"]],
  ["open 25/12", ["12-25"]],
])("dates: %s", (text, expected) => {
  expect(dates(text)).toEqual(expected);
});

test.each([
  "The museum was opened on 1 May 1924.",
  "Children under 5 may use the pool while it is open.",
  "You can set 2 alarms",
  "Check out 10 to 12",
  "Open 24/7",
  "1/2 board",
  "open 5/1",
  "We close at 5.10.",
  "This is version 2.10.",
  "We open on 31 September.",
  "I ordered size 10. May I return it?",
  "1 May 1924 to 2 May 1925",
])("no date: %s", (text) => {
  expect(datesIn(text)).toEqual({ dates: new Set(), spans: [] });
});

test("a span holds all days between its two, also over the turn of the year, and none where one is no date", () => {
  const isTold = (day: string, text: string): boolean => tellsOf(new Set([day]), daysIn(text)) === 1;
  expect(isTold("12-31", "From 24 December to 2 January it is closed.")).toBe(true);
  expect(isTold("07-14", "From 24 December to 2 January it is closed.")).toBe(false);
  expect(isTold("07-14", "ouvert du 1er mai au 15 septembre")).toBe(true);
  expect(isTold("07-14", "open from 1 June to 31 September")).toBe(false);
});

test("what is long and full of figures is read at once", { timeout: 2000 }, () => {
  const digits = "1".repeat(34);
  expect(dates(`are you open on ${digits} x March`)).toEqual([]);
  expect(dates(`are you open on ${digits.repeat(100)} March`)).toEqual([]);
  expect(dates(`are you open on ${"1 ".repeat(1900)} x March`)).toEqual([]);
  expect(dates("1 1 1 1 1 1 1 1 1 1 1 1 1 x March ".repeat(100))).toEqual(["03-01"]);
  expect(datesIn("1 May to 30 April ".repeat(220)).spans.length).toBeGreaterThan(200);
});

test("a full stop belongs to a date where German writes one", () => {
  expect(isDateAcross("am 1.", " Mai geöffnet")).toBe(true);
  expect(isDateAcross("I ordered size 10. ", "May I return it?")).toBe(false);
});

test("a month is asked for in the question's own language, and a short name by what stands beside it", () => {
  const months = (question: string, code: string): number[] => [...monthsAsked(question, languageOfLocale(code).words)];
  expect(months("What does a night at Vista Mar cost?", "en")).toEqual([]);
  expect(months("¿Cuánto cuesta una noche en Vista Mar?", "es")).toEqual([]);
  expect(months("Do you sell Mars bars?", "en")).toEqual([]);
  expect(months("What does a night in May cost?", "en")).toEqual([5]);
  expect(months("Combien coûte une nuit en mars ?", "fr")).toEqual([3]);
});

test("words that only begin like one of opening say nothing of it", () => {
  for (const said of ["après", "abroad", "a shuttle", "the apron", "¿En qué fecha?", "schließlich", "offensive"])
    expect(saysOpen(said)).toBe(false);
  for (const said of ["we're closed", "geöffnet", "fermé", "abrimos", "aperti", "gesloten", "fechado", "açık"])
    expect(saysOpen(said)).toBe(true);
});

test("school holidays are no public ones, and Labour Day is not the same everywhere", () => {
  expect([...daysIn("closed in the school holidays").days]).toEqual([]);
  expect([...daysIn("closed on all holidays").days]).toEqual([HOLIDAYS]);
  expect([...daysIn("Are you open on Labor Day?").days]).toEqual([]);
  expect([...daysIn("Am Tag der Arbeit").days]).toEqual(["05-01"]);
});

test("what is called after a day is not that day", () => {
  expect([...daysIn("The Easter egg hunt is open to members.").days]).toEqual([]);
  expect([...daysIn("when can i pick up my christmas tree").days]).toEqual([]);
  expect([...daysIn("At Easter both shops are closed").days]).toContain("easter sunday");
  expect([...daysIn("At Christmas Hazelbrook is closed").days]).toEqual(["12-25", "12-26"]);
  expect([...daysIn("Christmas opening hours").days]).toEqual(["12-25", "12-26"]);
});
