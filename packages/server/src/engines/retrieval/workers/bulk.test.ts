import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { batchesOf, lastOfEach, oneAhead, type BulkLine } from "./bulk.ts";

async function* from<Value>(values: Value[]): AsyncGenerator<Value> {
  yield* values;
}
const collect = <Value>(values: AsyncIterable<Value>): Promise<Value[]> => Readable.from(values).toArray();

const lines = (...values: string[]): BulkLine<string>[] =>
  values.map((value, i) => (value === "bad" ? { line: i + 1, code: "bad", detail: "" } : { line: i + 1, value }));
const shape = { count: 3, weight: 10, weigh: (value: string) => value.length };

test("a batch ends at its count, failed lines included", async () => {
  const batches = await collect(batchesOf(from(lines("a", "bad", "b", "c")), shape));
  expect(batches.map((batch) => [batch.lines.map(({ line }) => line), batch.failed.map(({ line }) => line)])).toEqual([
    [[1, 3], [2]],
    [[4], []],
  ]);
});

test("a batch ends before it gets too heavy, and one heavy value is a batch", async () => {
  const batches = await collect(batchesOf(from(lines("aaaaaa", "bbbbbb", "c".repeat(50), "d")), shape));
  expect(batches.map((batch) => batch.lines.map(({ line }) => line))).toEqual([[1], [2], [3], [4]]);
});

test("what becomes of a batch begins in a turn of its own, and others have theirs before it", async () => {
  const batches = batchesOf(from(lines("a", "b", "c", "d", "e")), shape);
  for (const [first] of [["a"], ["d"]]) {
    let turns = 0;
    setImmediate(() => turns++);
    const { value } = await batches.next();
    expect([value?.lines[0], turns]).toMatchObject([{ value: first }, 1]);
  }
});

test("nothing makes no batch", async () => {
  expect(await collect(batchesOf(from(lines()), shape))).toEqual([]);
});

test("the next value is made while the last one is used, and no further", async () => {
  const made: number[] = [];
  async function* counting() {
    for (let i = 1; i <= 4; i++) {
      made.push(i);
      yield i;
    }
  }
  const seen: number[][] = [];
  for await (const value of oneAhead(counting())) seen.push([value, made.length]);
  expect(seen).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4],
  ]);
});

test("a failure comes after the values before it, and who stops early stops the source", async () => {
  async function* failing() {
    yield 1;
    throw new Error("broken");
  }
  const seen: number[] = [];
  await expect(
    (async () => {
      for await (const value of oneAhead(failing())) seen.push(value);
    })(),
  ).rejects.toThrow("broken");
  expect(seen).toEqual([1]);

  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield 1;
    } finally {
      isClosed = true;
    }
  }
  for await (const _ of oneAhead(endless())) break;
  await expect.poll(() => isClosed).toBe(true);
});

test("who stops early does not wait for a value that may never come, nor hears of its failure", async () => {
  const broken = Promise.withResolvers<number>();
  async function* slow() {
    yield 1;
    yield await broken.promise;
  }
  for await (const _ of oneAhead(slow())) break;
  broken.reject(new Error("broken"));
  await expect(broken.promise).rejects.toThrow("broken");
});

test("of those with the same key the last one stays; those without a key all stay", () => {
  const values = [
    { key: "a", n: 1 },
    { key: null, n: 2 },
    { key: "a", n: 3 },
    { key: null, n: 4 },
  ];
  expect(lastOfEach(values, ({ key }) => key).map(({ n }) => n)).toEqual([2, 3, 4]);
});
