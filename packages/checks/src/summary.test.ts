import { expect, test } from "vitest";
import { summarize } from "./summary.ts";

const types = { title: "Types", passed: 1, skipped: 0, unsteady: [], failures: [] };
const units = {
  title: "Unit tests",
  passed: 5,
  skipped: 2,
  unsteady: [],
  failures: ["a.test.ts › sums", "b.test.ts: no such file"],
};
const whole = { title: "End-to-end tests", passed: 0, skipped: 1, unsteady: [], failures: ["ran no test"] };

test("names what failed, stage by stage, just before the counts", () => {
  expect(summarize([types, units, whole])).toEqual({
    failed: 3,
    text: `
== What failed

Unit tests
  a.test.ts › sums
  b.test.ts: no such file

End-to-end tests
  ran no test

3 skipped

6 passed, 3 failed`,
  });
});

test("is a line where nothing failed and nothing was skipped", () => {
  expect(summarize([types, types])).toEqual({ failed: 0, text: "\n2 passed, 0 failed" });
});

test("names what passed only when tried again, and counts it as passed", () => {
  const unsteady = ["a.spec.ts › closes (phone)"];
  expect(summarize([types, { title: "End-to-end tests", passed: 3, skipped: 0, unsteady, failures: [] }])).toEqual({
    failed: 0,
    text: `
== What passed only when tried again

End-to-end tests
  a.spec.ts › closes (phone)

4 passed, 0 failed`,
  });
});
