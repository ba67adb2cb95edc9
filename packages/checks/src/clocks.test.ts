import { expect, test } from "vitest";
import { testFiles } from "./source-files.ts";

/**
 * No test compares how long something took with a bound: a slow machine would fail it. What must not hang or be
 * quadratic is given so much to do that the test's own time-out is the bound.
 */
const clock = /\b(?:performance\.(?:now|mark|measure)|hrtime|console\.time)\b|Date\.now\(\)\s*-|-\s*Date\.now\(\)/;

test("no test measures time", () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThan(50);
  const timed = files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, at) => (clock.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(timed.filter((line) => !line.startsWith("packages/checks/src/clocks.test.ts"))).toEqual([]);
});
