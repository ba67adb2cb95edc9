import fc from "fast-check";
import { expect, test } from "vitest";
import { createUnits } from "./units.ts";

function cut(...pieces: string[]): string[] {
  const units = createUnits();
  return [...pieces.flatMap((piece) => units.push(piece)), ...units.end()];
}

test.each([
  ["One is here [1]. Two is [2][3]! Three", ["One is here [1]. ", "Two is [2][3]! ", "Three"]],
  ["The mark follows. [1] Next.", ["The mark follows. [1] ", "Next."]],
  ["The mark ends it. [1]", ["The mark ends it. [1]"]],
  ["Two marks end it. [1] [2].", ["Two marks end it. [1] [2]."]],
  ["It's **bold.** Next.", ["It's **bold.** ", "Next."]],
  ["About 4.90 euros, e.g. for No. 5, on 3. Mai.", ["About 4.90 euros, e.g. for No. 5, on 3. Mai."]],
  ["A line\nand the next\n\nA paragraph", ["A line\n", "and the next\n\n", "A paragraph"]],
  ["Steps:\n1. Open it. Look.\n2. Close it.\n", ["Steps:\n", "1. Open it. Look.\n", "2. Close it.\n"]],
  ["| A | B |\n|---|---|\n| 1. | 2 |", ["| A | B |\n", "|---|---|\n", "| 1. | 2 |"]],
  ["See:\n```sh\nrun it. Now.\n\nrun\n```\nDone.", ["See:\n", "```sh\nrun it. Now.\n\nrun\n```\n", "Done."]],
  ["```\nnever closed.\nso", ["```\nnever closed.\nso"]],
  ["可以退货 [1]。五个工作日。好", ["可以退货 [1]。", "五个工作日。", "好"]],
])("cuts %j", (text, units) => {
  expect(cut(text)).toEqual(units);
});

test("a sentence is whole as soon as the next begins", () => {
  const units = createUnits();
  expect(["It is ", "free [1]. ", "And ", "fast. "].map((piece) => units.push(piece))).toEqual([
    [],
    ["It is free [1]. "],
    [],
    ["And fast. "],
  ]);
});

test("loses nothing, however the text is cut, and waits for ever for nothing", () => {
  const part = fc.constantFrom("word ", "end. ", "\n", "\n\n", "- item ", "1. ", "```\n", "| a ", "。", "[1] ", "x!");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      expect(cut(...parts).join("")).toBe(parts.join(""));
    }),
  );
  expect(createUnits().push("word ".repeat(1_000)).length).toBeGreaterThan(0);
});

test.each([".", "!"])("a line of %s is cut like any other", (mark) => {
  const line = `Delivery ${mark.repeat(1_000_000)}12`;
  expect(cut(line).join("")).toBe(line);
});
