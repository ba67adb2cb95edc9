import { expect, test } from "vitest";
import { english } from "../said/languages.ts";
import { cautionsTo } from "./told-with-cautions.ts";

test.each([
  ["-1 ", 1],
  ["20 kg ", 1],
  ["min 1", 0],
  ["minus 1", 1],
  ["5 grados ", 1],
  ["- - ", 0],
  ["inside ", 1],
  ["I take ", 1],
  ["     ", 0],
  ["(((-", 0],
  ["1234567890", 0],
  [",,,,", 0],
])("so much of %j that it must be read in one go", (part, count) => {
  expect(cautionsTo(part.repeat(400_000 / part.length), english.words)).toHaveLength(count);
});
