import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/**
 * A part of a pattern with flags of its own, `(?i:…)`. V8 forgets them in alternatives as soon as it optimises patterns no
 * more, which it does in a process that has compiled many: "20 °C" was a temperature, and an hour later none.
 */
const flagged = /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/;

test("no pattern has flags of a part of it", () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, at) => (flagged.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
