import { expect, test } from "vitest";
import { judge } from "./answerable.ts";
import { indexBuilder } from "./index/index-builder.ts";
import { rank } from "./ranking.ts";

const texts = ["return shoe thirty day", "delivery three day", "gift card", "shop open monday", "warranty two year"];
const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
texts.forEach((text, i) => builder.add(i, [text.split(" ").map(builder.numberOf)]));
const index = builder.finish(1, ["en"]);
const ask = (question: string) => judge(rank(index, question.split(" "), 3));

test("a question whose words a text holds is answered", () => {
  expect(ask("return shoe").decision).toBe("answer");
  expect(ask("warranty").decision).toBe("answer");
});

test("one that shares a word by chance is not", () => {
  expect(ask("president france elected two chamber")).toMatchObject({ decision: "no_answer" });
});

test("the number of an order that no text can hold changes nothing", () => {
  expect(ask("delivery 48213")).toEqual(ask("delivery"));
  expect(ask("delivery 1998").score).toBeLessThan(ask("delivery").score);
});

test("the more of it is held, the higher the score, between 0 and 1", () => {
  const scores = ["president chamber", "president thirty chamber", "return thirty chamber", "return shoe thirty"].map(
    (question) => ask(question).score,
  );
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(scores[0]).toBe(0);
  expect(scores.at(-1)).toBeLessThan(1);
});

test("nothing asked, nothing found: no answer", () => {
  expect(judge(rank(index, [], 3))).toEqual({ score: 0, decision: "no_answer" });
});
