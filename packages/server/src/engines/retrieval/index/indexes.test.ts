import { describe, expect, test } from "vitest";
import { indexBuilder } from "./index-builder.ts";
import { openIndexes } from "./indexes.ts";
import { buffersOf, type LexemeIndex } from "./lexeme-index.ts";

function indexAt(revision: number, texts = 1): LexemeIndex {
  const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
  for (let id = 1; id <= texts; id++) builder.add(id, [[builder.numberOf("word")]]);
  return builder.finish(revision, ["en"]);
}

/** A builder whose builds end when the test says so. */
function builds() {
  const asked: { tenantId: string; finish(index: LexemeIndex): void; fail(error: Error): void }[] = [];
  const build = ({ tenantId }: { tenantId: string }): Promise<LexemeIndex> =>
    new Promise((resolve, reject) => asked.push({ tenantId, finish: resolve, fail: reject }));
  return { asked, build };
}

const ignore = (): void => {};
const fresh = { staleMs: 1_000, now: () => new Date(0) };

describe("an index", () => {
  test("is built once for all who wait, and kept for its revision", async () => {
    const { asked, build } = builds();
    const indexes = openIndexes({ build, memory: 1e6, onStale: ignore, ...fresh });
    const waiting = [indexes.get("a", "knowledge", 1), indexes.get("a", "knowledge", 1)];
    asked[0]?.finish(indexAt(1));
    expect((await Promise.all(waiting)).map(({ revision }) => revision)).toEqual([1, 1]);
    await indexes.get("a", "knowledge", 1);
    await indexes.get("a", "knowledge", 0);
    expect(asked).toHaveLength(1);
  });

  test("is built anew for a newer revision, also when an older build was under way", async () => {
    const { asked, build } = builds();
    const indexes = openIndexes({ build, memory: 1e6, onStale: ignore, ...fresh });
    const before = indexes.get("a", "knowledge", 1);
    const after = indexes.get("a", "knowledge", 2);
    asked[0]?.finish(indexAt(1));
    expect((await before).revision).toBe(1);
    asked[1]?.finish(indexAt(2));
    expect((await after).revision).toBe(2);
  });

  test("that is out of date answers when the new one takes too long", async () => {
    const { asked, build } = builds();
    const indexes = openIndexes({ build, memory: 1e6, onStale: ignore, ...fresh, patienceMs: 5 });
    const first = indexes.get("a", "knowledge", 1);
    asked[0]?.finish(indexAt(1));
    await first;
    expect((await indexes.get("a", "knowledge", 2)).revision).toBe(1);
    asked[1]?.finish(indexAt(2));
    expect((await indexes.get("a", "knowledge", 2)).revision).toBe(2);
    expect(asked).toHaveLength(2);
  });

  test("that is out of date answers at once where the texts are many, however long the new one takes", async () => {
    const { asked, build } = builds();
    const indexes = openIndexes({ build, memory: 1e6, onStale: ignore, ...fresh, patienceMs: 1e6 });
    const first = indexes.get("a", "knowledge", 1);
    asked[0]?.finish(indexAt(1, 2_001));
    await first;
    expect((await indexes.get("a", "knowledge", 2)).revision).toBe(1);
    expect((await indexes.get("a", "knowledge", 3)).revision).toBe(1);
    expect(asked).toHaveLength(2);
  });

  test("of many texts rests four times as long as it took to be made, however much is written", async () => {
    const { asked, build } = builds();
    let time = 0;
    const indexes = openIndexes({ build, memory: 1e6, onStale: ignore, staleMs: 1e6, now: () => new Date(time) });
    const first = indexes.get("a", "knowledge", 1);
    time = 100;
    asked[0]?.finish(indexAt(1, 2_001));
    await first;
    time = 499;
    expect((await indexes.get("a", "knowledge", 2)).revision).toBe(1);
    expect(asked).toHaveLength(1);
    time = 500;
    await indexes.get("a", "knowledge", 2);
    expect(asked).toHaveLength(2);
  });

  test("that is too old for what it names to be there answers only when the new one fails", async () => {
    const { asked, build } = builds();
    let time = 0;
    const options = { build, memory: 1e6, onStale: ignore, staleMs: 1_000, now: () => new Date(time), patienceMs: 0 };
    const indexes = openIndexes(options);
    const first = indexes.get("a", "knowledge", 1);
    // What was written while it was built is not in it.
    time = 500;
    asked[0]?.finish(indexAt(1, 2_001));
    await first;
    time = 999;
    expect((await indexes.get("a", "knowledge", 2)).revision).toBe(1);
    time = 1_000;
    const second = indexes.get("a", "knowledge", 2);
    asked[1]?.fail(new Error("no database"));
    expect((await second).revision).toBe(1);
    const third = indexes.get("a", "knowledge", 2);
    asked[2]?.finish(indexAt(2));
    expect((await third).revision).toBe(2);
  });

  test("that is out of date answers when the new one fails, and the next question tries again", async () => {
    const { asked, build } = builds();
    const failures: unknown[] = [];
    const indexes = openIndexes({ build, memory: 1e6, onStale: (error) => failures.push(error), ...fresh });
    const first = indexes.get("a", "knowledge", 1);
    asked[0]?.finish(indexAt(1));
    await first;
    const second = indexes.get("a", "knowledge", 2);
    asked[1]?.fail(new Error("no database"));
    expect((await second).revision).toBe(1);
    expect(failures).toEqual([new Error("no database")]);
    const third = indexes.get("a", "knowledge", 2);
    asked[2]?.finish(indexAt(2));
    expect((await third).revision).toBe(2);
  });

  test("that never was fails with its build", async () => {
    const { asked, build } = builds();
    const indexes = openIndexes({ build, memory: 1e6, onStale: ignore, ...fresh });
    const first = indexes.get("a", "knowledge", 1);
    asked[0]?.fail(new Error("no database"));
    await expect(first).rejects.toThrow("no database");
  });
});

describe("memory", () => {
  const size = buffersOf(indexAt(1)).reduce((sum, { byteLength }) => sum + byteLength, 0);

  test("is kept within bounds: what was not asked for the longest goes", async () => {
    const asked: string[] = [];
    const build = async ({ tenantId }: { tenantId: string }): Promise<LexemeIndex> => {
      asked.push(tenantId);
      return indexAt(1);
    };
    const indexes = openIndexes({ build, memory: 2 * size, onStale: ignore, ...fresh });
    for (const tenant of ["a", "b", "a", "c", "a", "b"]) {
      await indexes.get(tenant, "knowledge", 1);
      expect(indexes.bytes()).toBeLessThanOrEqual(2 * size);
    }
    expect(asked).toEqual(["a", "b", "c", "b"]);
  });

  test("is kept apart for knowledge and catalogue, and an index beyond the bounds still answers", async () => {
    const indexes = openIndexes({ build: async () => indexAt(1, 100), memory: size, onStale: ignore, ...fresh });
    expect((await indexes.get("a", "knowledge", 1)).ids).toHaveLength(100);
    expect((await indexes.get("a", "catalogue", 1)).ids).toHaveLength(100);
  });
});
