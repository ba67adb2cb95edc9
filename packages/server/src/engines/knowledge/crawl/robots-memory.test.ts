import { expect, test } from "vitest";
import { createRobotsMemory, type RobotsTexts } from "./robots-memory.ts";

const LARGE = 400_000;
let clock = 0;
const memory = createRobotsMemory(() => new Date(clock));

/** Which of the origins were read, asked for one after the other. */
async function readOf(texts: RobotsTexts, origins: string[], length = 10): Promise<string[]> {
  const read: string[] = [];
  for (const origin of origins)
    await texts.of(origin, async () => {
      read.push(origin);
      return "x".repeat(length);
    });
  return read;
}

test("an origin is read once for a job, also where many ask at once, and anew by the next job and after hours", async () => {
  const read: string[] = [];
  const slowly = async (origin: string): Promise<string> => (read.push(origin), "Disallow:");
  const texts = memory.of("one");
  await Promise.all([texts.of("a", slowly), texts.of("a", slowly), memory.of("one").of("a", slowly)]);
  expect(read).toEqual(["a"]);
  expect(await readOf(memory.of("other"), ["a"])).toEqual(["a"]);
  clock += 7 * 60 * 60_000;
  expect(await readOf(memory.of("one"), ["a"])).toEqual(["a"]);
});

test("what failed is read anew", async () => {
  const texts = memory.of("failing");
  await expect(texts.of("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await readOf(texts, ["a"])).toEqual(["a"]);
});

test("of very many origins only those are kept that were asked for lately", async () => {
  const texts = memory.of("many");
  await readOf(texts, ["own", "b"], LARGE);
  expect(await readOf(texts, ["own", "c", "own", "d", "own"], LARGE)).toEqual(["c", "d"]);
  expect(await readOf(texts, ["d", "own"], LARGE)).toEqual([]);
  expect(await readOf(texts, ["b", "c"], LARGE)).toEqual(["b", "c"]);
});
