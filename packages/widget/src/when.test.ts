import { expect, test } from "vitest";
import { dayOf, isSameDay, timeOf } from "./when.ts";

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();
const now = at(2026, 2, 1, 0, 30);

test("a day lasts from midnight to midnight, where the visitor is", () => {
  expect(isSameDay(at(2026, 1, 28, 0, 0), at(2026, 1, 28, 23, 59))).toBe(true);
  expect(isSameDay(at(2026, 1, 28, 23, 59), now)).toBe(false);
});

test.each([
  [now, "en", "Today"],
  [at(2026, 1, 28, 23, 59), "en", "Yesterday"],
  [at(2026, 1, 28, 23, 59), "de", "Gestern"],
  [at(2026, 1, 27), "en", "Friday, February 27"],
  [at(2026, 1, 27), "de", "Freitag, 27. Februar"],
  [at(2025, 11, 31), "en", "Wednesday, December 31, 2025"],
  // A clock that goes wrong: tomorrow is no word for what has been.
  [at(2026, 2, 2), "en", "Monday, March 2"],
])("%d is called, in %s, %s", (day, locale, name) => {
  expect(dayOf(day, now, locale)).toBe(name);
});

test("days are counted across the change of the clocks", () => {
  const changed = at(2026, 2, 30, 1);
  expect(dayOf(at(2026, 2, 29, 1), changed, "en")).toBe("Yesterday");
  expect(dayOf(at(2026, 2, 28, 23), changed, "en")).toBe("Saturday, March 28");
});

test("times are written as the language does", () => {
  expect(timeOf(at(2026, 1, 28, 15, 5), "de")).toBe("15:05");
  expect(timeOf(at(2026, 1, 28, 15, 5), "en")).toMatch(/^3:05\sPM$/);
});
