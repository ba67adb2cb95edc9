import { expect, test } from "vitest";
import { repeat } from "./repeat.ts";

test("goes on at once while there is more, tells of an error, and stops when what is under way is over", async () => {
  const errors: unknown[] = [];
  const hold = Promise.withResolvers<boolean>();
  const begun = Promise.withResolvers<void>();
  let times = 0;
  const repetition = repeat(
    async () => {
      times += 1;
      if (times < 100) return true;
      begun.resolve();
      return hold.promise;
    },
    { restMs: 1_000_000, onError: (error) => errors.push(error) },
  );
  await begun.promise;
  let isStopped = false;
  const stopped = repetition.stop().then(() => (isStopped = true));
  await Promise.resolve();
  expect(isStopped).toBe(false);
  hold.resolve(true);
  await stopped;
  expect([times, errors]).toEqual([100, []]);
});

test("rests after an error, and is stopped while it rests", async () => {
  const told = Promise.withResolvers<unknown>();
  let times = 0;
  const repetition = repeat(
    async () => {
      times += 1;
      throw new Error("The database is away.");
    },
    { restMs: 0, onError: told.resolve },
  );
  expect(await told.promise).toEqual(new Error("The database is away."));
  await repetition.stop();
  expect(times).toBe(1);
});

test("of what goes wrong because it is stopped nothing is told", async () => {
  const errors: unknown[] = [];
  const stopping = new AbortController();
  const repetition = repeat(
    () => new Promise((_, reject) => stopping.signal.addEventListener("abort", () => reject(stopping.signal.reason))),
    { restMs: 0, onError: (error) => errors.push(error), stopping },
  );
  await repetition.stop();
  expect(errors).toEqual([]);
});
