import { expect, test } from "vitest";
import type { Sample } from "./sample.ts";
import { lessThePage, table } from "./table.ts";

const sample: Sample = {
  bytesLoaded: 4_321,
  bytesOpened: 36_000,
  requestsLoaded: 2,
  requestsOpened: 6,
  elsewhere: 0,
  shiftLoaded: 0,
  shiftOpened: 0.1293,
  cold: 79.6,
  warm: 41,
  heapLoaded: 1_200_000,
  heapOpened: 2_600_000,
  nodesLoaded: 300,
  nodesOpened: 540,
  tasksLoadedCount: 0,
  tasksLoadedLongest: 0,
  tasksLoadedTotal: 0,
  tasksOpenedCount: 2,
  tasksOpenedLongest: 80,
  tasksOpenedTotal: 150,
  inpOpen: 96,
  inpType: 0,
  inpSend: 112,
};

const cells = (rendered: string, label: string): string[] =>
  (rendered.split("\n").find((line) => line.startsWith(`| ${label}`)) ?? "")
    .split("|")
    .slice(2, -1)
    .map((cell) => cell.trim());

test("measures are shown in their units", () => {
  const shown = table([{ name: "one", medians: sample }]);
  expect(cells(shown, "KB before")).toEqual(["4.3"]);
  expect(cells(shown, "requests before")).toEqual(["2, 6"]);
  expect(cells(shown, "long tasks at load")).toEqual(["none"]);
  expect(cells(shown, "long tasks at opening")).toEqual(["2: 80 / 150"]);
  expect(cells(shown, "layout shift")).toEqual(["0, 0.1293"]);
  expect(cells(shown, "INP")).toEqual(["112"]);
  expect(cells(shown, "· launcher")).toEqual(["96, < 16, 112"]);
  expect(cells(shown, "ms to a usable composer, cold")).toEqual(["80"]);
});

test("what was not measured is a dash, also where it is one of two", () => {
  const { requestsOpened: _, cold: __, ...rest } = sample;
  const shown = table([
    { name: "one", medians: sample },
    { name: "two", medians: rest },
  ]);
  expect(cells(shown, "requests before")).toEqual(["2, 6", "–"]);
  expect(cells(shown, "ms to a usable composer, cold")).toEqual(["80", "–"]);
  expect(cells(shown, "ms to a usable composer, warm")).toEqual(["41", "41"]);
});

test("every line is a row of one Markdown table, as wide as the others", () => {
  const rows = table([
    { name: "a contender with a long name", medians: sample },
    { name: "b", medians: {} },
  ]).split("\n");
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows[1]).toMatch(/^\|-+\|-+\|-+\|$/);
});

test("heap and nodes are those beyond the page's own; what was not measured stays missing", () => {
  const { heapOpened: _, ...rest } = sample;
  const less = lessThePage(rest, { heapLoaded: 1_000_000, nodesLoaded: 100, cold: 50 });
  expect(less).toMatchObject({ heapLoaded: 200_000, nodesLoaded: 200, nodesOpened: 440, cold: 79.6 });
  expect(less.heapOpened).toBeNaN();
});
