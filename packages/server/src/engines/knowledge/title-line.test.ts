import { expect, test } from "vitest";
import { titleLine } from "./title-line.ts";

test.each([
  ["Season cards\n\nA card costs 149 euros.\n", { title: "Season cards", rest: "A card costs 149 euros.\n" }],
  ["\nWas kostet es?\n===========\n\nNichts.", { title: "Was kostet es?", rest: "Nichts." }],
  ["A card costs 149 euros.\n\nIt is personal.", null],
  ["Season cards\nA card costs 149 euros.", null],
  ["Season cards", null],
  ["Season cards\n\n-- \n", null],
  ["Prices:\n\n- one", null],
  ["1.\n\nOne", null],
  [`${"very ".repeat(40)}long\n\nText.`, null],
])("the title over %j", (text, expected) => {
  expect(titleLine(text)).toEqual(expected);
});
