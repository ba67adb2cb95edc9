import { afterEach, expect, test, vi } from "vitest";
import { WindowStore } from "./window-store.ts";

afterEach(() => void vi.useRealTimers());

const count = (store: WindowStore, key: string, length = 60_000): { current: number; ttl: number } => {
  let counted = { current: 0, ttl: 0 };
  store.incr(key, (_, result) => (counted = result), length);
  return counted;
};

test("each request has a count of its own, also those of one instant", () => {
  const store = new WindowStore();
  expect(["a", "a", "b", "a"].map((key) => count(store, key)).map(({ current }) => current)).toEqual([1, 2, 1, 3]);
});

test("a window begins with the first request, and ends when it is over whatever came since", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const store = new WindowStore();
  count(store, "a");
  vi.advanceTimersByTime(59_000);
  expect(count(store, "a")).toEqual({ current: 2, ttl: 1_000 });
  vi.advanceTimersByTime(1_000);
  expect(count(store, "a")).toEqual({ current: 1, ttl: 60_000 });
});

test("of more clients than are kept, those whose windows began first are forgotten, and no other", () => {
  const store = new WindowStore();
  for (let client = 0; client < 200_002; client++) count(store, `c${client}`);
  expect(count(store, "c200001").current).toBe(2);
  expect(count(store, "c2").current).toBe(2);
  expect(count(store, "c0").current).toBe(1);
});

test("limiters count in one store", () => {
  const store = new WindowStore();
  expect(store.child()).toBe(store);
});
