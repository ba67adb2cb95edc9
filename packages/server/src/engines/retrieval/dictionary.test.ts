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
  const others = [ask("english", ["dog", "bird"]), ask("english", ["bird", "fish"])];
  expect(all()).toEqual(["english: cat"]);
  asked[0]!.answer();
  expect(await first).toEqual(["CAT"]);
  expect(all()).toEqual(["english: cat", "english: dog bird fish"]);
  asked[1]!.answer();
  expect(await Promise.all(others)).toEqual([
    ["DOG", "BIRD"],
    ["BIRD", "FISH"],
  ]);
});

test("so many words that one trip would take too long are asked in several", async () => {
  const long = (name: string): string[] => Array.from({ length: 900 }, (_, at) => `${name}${at}`);
  const texts = ["a", "b", "c", "d", "e"].map((name) => ask("english", long(name)));
  for (const words of [900, 1800, 1800]) {
    await expect.poll(() => asked.at(-1)?.words.split(" ")).toHaveLength(words + 1);
    asked.at(-1)!.answer();
  }
  expect((await Promise.all(texts)).map(([first]) => first)).toEqual(["A0", "B0", "C0", "D0", "E0"]);
});

test("one dictionary does not wait for another", async () => {
  const both = [ask("english", ["cat"]), ask("german", ["hund"])];
  expect(all()).toEqual(["english: cat", "german: hund"]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(both)).toEqual([["CAT"], ["HUND"]]);
});

test("a failure is that of all who wait, who would wait as long once more, and of nobody who asks later", async () => {
  const waiting = [ask("english", ["cat"]), ask("english", ["dog"])];
  asked[0]!.fail();
  expect(await Promise.allSettled(waiting)).toMatchObject(
    waiting.map(() => ({ status: "rejected", reason: { message: "away" } })),
  );
  const later = ask("english", ["dog"]);
  asked[1]!.answer();
  expect(await later).toEqual(["DOG"]);
  expect(all()).toEqual(["english: cat", "english: dog"]);
});
