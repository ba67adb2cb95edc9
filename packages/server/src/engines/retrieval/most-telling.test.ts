import { expect, test } from "vitest";
import { indexBuilder } from "./index/index-builder.ts";
import { mostTelling } from "./most-telling.ts";

const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
const common = Array.from({ length: 60 }, (_, at) => `common${at}`);
const rare = Array.from({ length: 30 }, (_, at) => `rare${at}`);
const unknown = Array.from({ length: 90 }, (_, at) => `unknown${at}`);
[
  [...common, ...rare],
  [...common, "lamp"],
].forEach((text, id) => builder.add(id, [text.map(builder.numberOf)]));
const index = builder.finish(1, ["en"]);

test("a question is asked with all its words, as often and in the order as it has them", () => {
  const question = ["lamp", "common3", "submarin", "lamp", "common1"];
  expect(mostTelling(index, question)).toEqual(question);
});

test("of a letter the rarest words are asked, in their order", () => {
  const kept = mostTelling(index, [...common, ...rare, "lamp"]);
  expect(kept).toHaveLength(40);
  expect(kept.slice(-31)).toEqual([...rare, "lamp"]);
});

test("a letter that texts know half of stays one", () => {
  const kept = mostTelling(index, [...unknown, ...common, ...rare]);
  expect(kept.filter((lexeme) => lexeme.startsWith("unknown"))).toHaveLength(20);
  expect(kept.filter((lexeme) => lexeme.startsWith("rare"))).toHaveLength(20);
});

test("what is said again and again is read a few times", () => {
  expect(
    mostTelling(
      index,
      Array.from({ length: 500 }, () => "lamp"),
    ),
  ).toHaveLength(4);
});
