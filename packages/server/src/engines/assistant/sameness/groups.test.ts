import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { groupQuestions } from "./groups.ts";

const stems = async (words: string[]): Promise<string[]> => words.map((word) => word.toLowerCase());
const group = (questions: string[]) =>
  groupQuestions(
    questions.map((question) => ({ question })),
    "en",
    stems,
  );

test("a question goes to the most frequent one that it has most words in common with", async () => {
  const groups = await group([
    "red woollen hat torn",
    "red woollen hat",
    "red woollen hat",
    "blue woollen scarf",
    "green tent leaks",
  ]);
  expect(groups.map((one) => [...one.values()].flat().map(({ question }) => question))).toEqual([
    ["red woollen hat", "red woollen hat", "red woollen hat torn"],
    ["blue woollen scarf"],
    ["green tent leaks"],
  ]);
});

/** How often the event loop turns while questions are sorted; reading takes a turn for each fifty. */
async function turnsFor(questions: string[]): Promise<number> {
  let turns = 0;
  let isDone = false;
  const counting = (async () => {
    for (; !isDone; turns++) await turn();
  })();
  expect(await group(questions)).toHaveLength(questions.length);
  isDone = true;
  await counting;
  return turns;
}

test("questions that all have words in common are not all compared", async () => {
  const questions = Array.from({ length: 5_000 }, (_, at) => `parcel lost p${at}x q${at}x`);
  expect(await turnsFor(questions)).toBeLessThan(100 + 10);
});

test("the event loop turns after a certain work, however much is to be compared", async () => {
  const prime = 67;
  const questions = Array.from({ length: prime ** 2 }, (_, at) =>
    // Two of them never have more than one word in common.
    [0, 1, 2, 3].map((x) => `word${x}x${(x * Math.floor(at / prime) + at) % prime}y`).join(" "),
  );
  expect(await turnsFor(questions)).toBeGreaterThan(prime ** 2 / 50 + 30);
});
