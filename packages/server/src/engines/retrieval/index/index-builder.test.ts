import { expect, test } from "vitest";
import { indexBuilder, withOtherWords } from "./index-builder.ts";
import { rank } from "../ranking.ts";

test("of more different words than are kept the first are found, and the texts of the others by them", () => {
  const builder = indexBuilder([{ weight: 1, b: 0.5 }], 3);
  const add = (id: number, text: string) => builder.add(id, [text.split(" ").map(builder.numberOf)]);
  add(1, "lamp desk red");
  add(2, "hash1 hash2 lamp");
  add(3, "hash3 desk");
  const index = builder.finish(1, ["en"]);
  const found = (word: string) => rank(index, [word], 10).hits.map(({ id }) => id);
  expect(found("lamp").toSorted()).toEqual([1, 2]);
  expect(found("desk").toSorted()).toEqual([1, 3]);
  expect(found("hash1")).toEqual([]);
  expect(index.lexemeEnds).toHaveLength(4);
  expect(withOtherWords(index)).toBe(2);
});
