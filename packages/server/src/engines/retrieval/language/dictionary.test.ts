import { beforeEach, expect, test } from "vitest";
import { askTogether } from "./dictionary.ts";

/** What the dictionary was asked, each with a way to let it answer or fail. */
let asked: { words: string; answer(): void; fail(): void }[];
let ask: (dictionary: string, words: string[]) => Promise<string[]>;
beforeEach(() => {
  asked = [];
  const together = askTogether((lookups) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[][]>();
    asked.push({
      words: lookups.map(({ dictionary, words }) => `${dictionary}: ${words.join(" ")}`).join(", "),
      answer: () => resolve(lookups.map(({ words }) => words.map((word) => word.toUpperCase()))),
      fail: () => reject(new Error("away")),
    });
    return promise;
  });
  ask = async (dictionary, words) => (await together([{ dictionary, words }]))[0]!;
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

test("several dictionaries are asked in one trip, each for its own words", async () => {
  const first = ask("english", ["cat"]);
  const others = [ask("german", ["hund", "cat"]), ask("english", ["dog"]), ask("german", ["hund"])];
  asked[0]!.answer();
  expect(await first).toEqual(["CAT"]);
  expect(all()).toEqual(["english: cat", "german: hund cat, english: dog"]);
  asked[1]!.answer();
  expect(await Promise.all(others)).toEqual([["HUND", "CAT"], ["DOG"], ["HUND"]]);
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
