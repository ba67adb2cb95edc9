import { expect, test } from "vitest";
import { groupQuestions } from "../assistant/sameness/groups.ts";
import { inOneWording } from "./one-wording.ts";

/** Cuts what English puts at the end of words. */
const stems = async (words: string[]): Promise<string[]> =>
  words.map((word) => word.toLowerCase().replace(/(?:ing|ment|y|s)$/, ""));

async function groupsOf(questions: string[]): Promise<string[][]> {
  const groups = await groupQuestions(
    questions.map((question) => ({ question })),
    "en",
    inOneWording(stems),
  );
  return groups.map((one) => [...one.values()].flat().map(({ question }) => question));
}

test("questions in words that everyone uses for the same are one group, others are not", async () => {
  expect(
    await groupsOf([
      "delivery to Norway?",
      "shipping to Norway?",
      "delivery to Sweden?",
      "warranty of the kettle",
      "guarantee of the kettle",
      "repair shoes",
    ]),
  ).toEqual([
    ["delivery to Norway?", "shipping to Norway?"],
    ["warranty of the kettle", "guarantee of the kettle"],
    ["delivery to Sweden?"],
    ["repair shoes"],
  ]);
});
