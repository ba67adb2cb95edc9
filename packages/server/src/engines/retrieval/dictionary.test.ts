import { beforeEach, expect, test } from "vitest";
import { askTogether, type Lexize } from "./dictionary.ts";

/** What the dictionary was asked, each with a way to let it answer or fail. */
let asked: { words: string; answer(): void; fail(): void }[];
let ask: Lexize;
beforeEach(() => {
  asked = [];
  ask = askTogether((dictionary, words) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    asked.push({
      words: `${dictionary}: ${words.join(" ")}`,
      answer: () => resolve(words.map((word) => word.toUpperCase())),
      fail: () => reject(new Error("away")),
    });
    return promise;
  });
});

const all = (): string[] => asked.map(({ words }) => words);

test("words that come while it is at work are asked together afterwards, each once", async () => {
  const first = ask("english", ["cat"]);
  await expect.poll(all).toEqual(["english: cat"]);
  const others = [ask("english", ["dog", "bird"]), ask("english", ["bird", "fish"])];
  asked[0]!.answer();
  expect(await first).toEqual(["CAT"]);
  await expect.poll(all).toEqual(["english: cat", "english: dog bird fish"]);
  asked[1]!.answer();
  expect(await Promise.all(others)).toEqual([
    ["DOG", "BIRD"],
    ["BIRD", "FISH"],
  ]);
});

test("one dictionary does not wait for another", async () => {
  const both = [ask("english", ["cat"]), ask("german", ["hund"])];
  await expect.poll(all).toEqual(["english: cat", "german: hund"]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(both)).toEqual([["CAT"], ["HUND"]]);
});

test("a failure reaches those who asked, and nobody who asks later", async () => {
  const first = ask("english", ["cat"]);
  await expect.poll(all).toEqual(["english: cat"]);
  const second = ask("english", ["dog"]);
  asked[0]!.fail();
  await expect(first).rejects.toThrow("away");
  await expect.poll(all).toEqual(["english: cat", "english: dog"]);
  asked[1]!.answer();
  expect(await second).toEqual(["DOG"]);
});
