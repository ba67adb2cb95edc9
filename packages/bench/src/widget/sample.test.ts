import { expect, test } from "vitest";
import { longestInteraction, longTasks, medians, shift } from "./sample.ts";

const tasks = [
  { start: 10, duration: 60 },
  { start: 100, duration: 200 },
  { start: 300, duration: 90 },
];

test("long tasks belong to the stretch in which they begin", () => {
  expect(longTasks(tasks, 0, 300)).toEqual({ count: 2, longest: 200, total: 260 });
  expect(longTasks(tasks, 300)).toEqual({ count: 1, longest: 90, total: 90 });
  expect(longTasks([], 0)).toEqual({ count: 0, longest: 0, total: 0 });
});

test("shifts add up", () => {
  const shifts = [
    { start: 1, value: 0.25 },
    { start: 2, value: 0.5 },
    { start: 9, value: 1 },
  ];
  expect(shift(shifts, 0, 9)).toBe(0.75);
  expect(shift(shifts, 9)).toBe(1);
});

test("the longest interaction counts, and none is 0", () => {
  const events = tasks.map((task) => ({ ...task, name: "click" }));
  expect(longestInteraction(events, 0)).toBe(200);
  expect(longestInteraction(events, 301)).toBe(0);
});

test("each measure has its own median, over the rounds that measured it", () => {
  expect(medians([{ cold: 30, warm: 1 }, { cold: 10 }, { cold: 20, warm: 3 }])).toEqual({ cold: 20, warm: 1 });
  expect(medians([])).toEqual({});
});
