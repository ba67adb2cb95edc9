import { expect, test } from "vitest";
import { costFinding } from "./cost.ts";

test("tells what the widget has cost, one or many", () => {
  const nothing = { files: 1, bytes: 0, longTasks: 1, longestRun: 0, slowestInteraction: 0 };
  expect(costFinding(nothing)).toMatchObject({
    state: "good",
    found: "1 request; its scripts never ran for long; the page as a whole had 1 task over 50 ms.",
  });
  const much = { files: 12, bytes: 34_567, longTasks: 2, longestRun: 80.4, slowestInteraction: 201 };
  expect(costFinding(much)).toMatchObject({
    state: "warning",
    found:
      "34.6 KB in 12 requests; its scripts ran for 80 ms at most; it answered a click or a key after 201 ms at most; " +
      "the page as a whole had 2 tasks over 50 ms.",
  });
});
