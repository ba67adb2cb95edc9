import { expect, test } from "vitest";
import { wardedOffIn } from "./warded-off.ts";

test.each<[string, string[]]>([
  ["écouteurs sans fil micro", ["fil"]],
  ["écouteurs anti bruit micro", ["bruit"]],
  ["Kopfhörer gegen Lärm Mikrofon", ["larm"]],
  ["shampoo contro la caduta dei capelli", ["caduta", "capelli"]],
  ["shampooing contre la chute de cheveux", ["chute", "cheveux"]],
  ["mug that does not leak", ["leak"]],
  ["Brett, das nicht rutscht", ["rutscht"]],
  ["casque pas cher bluetooth", []],
  ["not expensive bluetooth headphones", []],
  ["nicht teure Kopfhörer", []],
  ["niet dure koptelefoon", []],
  ["recipiente para usar no micro-ondas", []],
])("one thing is kept off: %s", (wish, words) => {
  expect([...wardedOffIn(wish)]).toEqual(words);
});
