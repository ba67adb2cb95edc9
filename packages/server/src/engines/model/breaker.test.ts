import { expect, test } from "vitest";
import { createBreaker, type Breaker } from "./breaker.ts";

function breakerAt(): { breaker: Breaker; clock: { now: number } } {
  const clock = { now: 0 };
  return { clock, breaker: createBreaker({ calls: 10, failures: 5, windowMs: 30_000 }, () => clock.now) };
}

function call(breaker: Breaker, outcome: "succeeded" | "failed" | "abandoned"): boolean {
  const end = breaker.begin();
  end?.(outcome);
  return end !== null;
}

test("opens at five failures of the last ten calls", () => {
  const { breaker } = breakerAt();
  for (const outcome of ["failed", "succeeded", "failed", "succeeded", "failed", "succeeded", "failed"] as const)
    call(breaker, outcome);
  expect(call(breaker, "failed")).toBe(true);
  expect(breaker.begin()).toBeNull();
});

test("stays closed when failures are few among many calls, or long ago", () => {
  const { breaker, clock } = breakerAt();
  for (let i = 0; i < 30; i += 1) call(breaker, i % 3 === 0 ? "failed" : "succeeded");
  expect(breaker.begin()).not.toBeNull();

  for (let i = 0; i < 20; i += 1) {
    clock.now += 10_000;
    expect(call(breaker, "failed")).toBe(true);
  }
});

test("rests for as long as an endpoint asks, but no longer than two minutes", () => {
  const { breaker, clock } = breakerAt();
  breaker.rest(5_000);
  clock.now = 4_999;
  expect(breaker.begin()).toBeNull();
  clock.now = 5_000;
  expect(call(breaker, "succeeded")).toBe(true);
  breaker.rest(Infinity);
  clock.now += 120_000;
  expect(breaker.begin()).not.toBeNull();
});

test("lets one call try after a while: its success closes it, its failure opens it again", () => {
  const { breaker, clock } = breakerAt();
  for (let i = 0; i < 5; i += 1) call(breaker, "failed");
  clock.now = 30_000;
  const end = breaker.begin();
  expect(breaker.begin()).toBeNull();
  end?.("failed");
  expect(breaker.begin()).toBeNull();

  clock.now = 60_000;
  expect(call(breaker, "abandoned")).toBe(true);
  expect(call(breaker, "succeeded")).toBe(true);
  for (let i = 0; i < 4; i += 1) call(breaker, "failed");
  expect(breaker.begin()).not.toBeNull();
});

test("a call from before it opened is not the one that tries", () => {
  const { breaker, clock } = breakerAt();
  const [slow, slower] = [breaker.begin(), breaker.begin()];
  for (let i = 0; i < 5; i += 1) call(breaker, "failed");
  clock.now = 30_000;
  const end = breaker.begin();
  slow?.("succeeded");
  expect(breaker.begin()).toBeNull();
  end?.("failed");
  slower?.("succeeded");
  clock.now = 59_999;
  expect(breaker.begin()).toBeNull();
  clock.now = 60_000;
  expect(call(breaker, "succeeded")).toBe(true);
  expect(breaker.begin()).not.toBeNull();
});

test("tells that it opens, once for each time that it was closed", () => {
  const clock = { now: 0 };
  let told = 0;
  const breaker = createBreaker(
    { calls: 10, failures: 5, windowMs: 30_000 },
    () => clock.now,
    () => (told += 1),
  );
  for (let i = 0; i < 5; i += 1) call(breaker, "failed");
  breaker.rest(1_000);
  clock.now = 30_000;
  call(breaker, "failed");
  expect(told).toBe(1);
  clock.now = 60_000;
  call(breaker, "succeeded");
  for (let i = 0; i < 5; i += 1) call(breaker, "failed");
  expect(told).toBe(2);
});
