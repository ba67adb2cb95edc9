import { expect, test } from "vitest";
import { usualSynonyms } from "./usual-synonyms.ts";

test("no word stands for two things", () => {
  const groups = usualSynonyms.filter((group) => Array.isArray(group));
  const words = groups.flatMap((group) => [...new Set(group.map((word) => word.toLowerCase()))]);
  expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([]);
});
