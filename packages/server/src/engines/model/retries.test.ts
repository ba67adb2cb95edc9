import { APIError } from "openai";
import { expect, test } from "vitest";
import { createRetries, type Retries, type RetryLimits } from "./retries.ts";

const limits: RetryLimits = { least: 1, most: 500, share: 0.1, burst: 3 };
const { signal } = new AbortController();

const refusal = (status: number, retryAfter?: string): APIError =>
  APIError.generate(status, {}, "no", new Headers(retryAfter === undefined ? {} : { "retry-after": retryAfter }));

/** How often calls are made, so many of which are asked for and all of which fail. */
async function madeOf(retries: Retries, asked: number, status: number): Promise<number> {
  let made = 0;
  const call = async (): Promise<never> => {
    made += 1;
    throw refusal(status);
  };
  for (let n = 0; n < asked; n += 1) await retries.run(call, signal).catch(() => undefined);
  return made;
}

test("few calls are tried again where many fail: the burst, then one in ten", async () => {
  const made = await madeOf(createRetries(limits), 40, 500);
  expect(made).toBeGreaterThanOrEqual(40 + 3 + 3);
  expect(made).toBeLessThanOrEqual(40 + 3 + 4);
});

test("calls that go well earn new tries, up to the burst", async () => {
  const retries = createRetries(limits);
  for (let round = 0; round < 2; round += 1) {
    expect(await madeOf(retries, 8, 503)).toBe(8 + 3);
    for (let n = 0; n < 200; n += 1) await retries.run(async () => n, signal);
  }
});

test("a short pause that the endpoint asks for is waited out", async () => {
  const happened: string[] = [];
  setTimeout(() => happened.push("150 ms are over"), 150);
  await createRetries(limits).run(async () => {
    happened.push("a call");
    if (happened.length === 1) throw refusal(503, "0.2");
  }, signal);
  expect(happened).toEqual(["a call", "150 ms are over", "a call"]);
});

test("a pause is asked for in seconds or by a date", () => {
  const { pauseAskedBy } = createRetries(limits);
  expect(["2", "0.5", "-1", "soon", "", undefined].map((asked) => pauseAskedBy(refusal(429, asked)))).toEqual([
    2_000, 500, 0, 0, 0, 0,
  ]);
  const asked = pauseAskedBy(refusal(429, new Date(Date.now() + 60_000).toUTCString()));
  expect(asked).toBeGreaterThan(30_000);
  expect(asked).toBeLessThanOrEqual(60_000);
  expect(pauseAskedBy(refusal(429, new Date(0).toUTCString()))).toBe(0);
  expect(pauseAskedBy(new Error("no"))).toBe(0);
});

test("nobody waits to try again for a caller that has left", async () => {
  const leaving = new AbortController();
  const result = createRetries({ ...limits, least: 60_000 }).run(async () => {
    setImmediate(() => leaving.abort());
    throw refusal(500);
  }, leaving.signal);
  await expect(result).rejects.toThrow("aborted");
});
