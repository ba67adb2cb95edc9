import { expect, test } from "vitest";
import { openSearchTurns } from "./search-turns.ts";

/** How many of so many searches begin in each turn of the event loop. */
async function begun(texts: number, searches: number): Promise<number[]> {
  const mayBegin = openSearchTurns();
  let now = 0;
  let waiting = searches;
  const next = (): void => {
    now++;
    if (waiting > 0) setImmediate(next);
  };
  setImmediate(next);
  const counts: number[] = [];
  await Promise.all(
    Array.from({ length: searches }, async () => {
      await mayBegin(texts);
      counts[now] = (counts[now] ?? 0) + 1;
      waiting--;
    }),
  );
  return counts.filter((count) => count > 0);
}

test("many searches of few texts are made few by few", async () => {
  const counts = await begun(100, 20);
  expect(Math.max(...counts)).toBe(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
});

test("each search of many texts has a turn of its own", async () => {
  expect(await begun(100_000, 5)).toEqual([1, 1, 1, 1, 1]);
});
