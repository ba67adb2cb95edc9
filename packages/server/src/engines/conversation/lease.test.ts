import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLeases, holdLease } from "./lease.ts";

const turn = { tenantId: "t", sessionId: "s", key: "k" };

let set: number[];
const leases = createLeases(
  async (_turn, until) => void set.push(until.getTime()),
  () => new Date(),
);
beforeEach(() => {
  set = [];
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => void vi.useRealTimers());

test("a lease lasts ten seconds and is renewed every three, until the turn is answered", () => {
  expect(leases.until(new Date(0))).toEqual(new Date(10_000));
  const release = holdLease(leases, turn);
  vi.advanceTimersByTime(7_000);
  expect(set).toEqual([13_000, 16_000]);
  release("answered");
  vi.advanceTimersByTime(60_000);
  expect(set).toEqual([13_000, 16_000]);
});

test("a turn that failed gives its lease up at once", () => {
  const release = holdLease(leases, turn);
  vi.advanceTimersByTime(1_000);
  release("failed");
  vi.advanceTimersByTime(60_000);
  expect(set).toEqual([1_000]);
});

test("a renewal that fails breaks nothing", async () => {
  const failing = createLeases(
    () => Promise.reject(new Error("the database is away")),
    () => new Date(),
  );
  const release = holdLease(failing, turn);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(() => release("failed")).not.toThrow();
});
