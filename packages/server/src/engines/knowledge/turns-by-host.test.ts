import { expect, test } from "vitest";
import { createTurnsByHost } from "./turns-by-host.ts";

/** Pauses that end when they are told to; each is told with how long it would be. */
function heldPauses() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    pause: (ms: number): Promise<void> => {
      begun.push(ms);
      return new Promise((resolve) => void ends.push(resolve));
    },
    end: async (): Promise<void> => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test("a host's next page comes after the pause that the last one asked for, and no other host waits for it", async () => {
  const { begun, pause, end } = heldPauses();
  const turns = createTurnsByHost(1_000, new AbortController().signal, pause);
  const asked: string[] = [];
  const ask = (host: string, page: string, pauseMs?: number): Promise<void> =>
    turns(host, async () => void asked.push(page), pauseMs);
  const crawlDelay = 6_000;
  const all = [ask("a", "a1", crawlDelay), ask("a", "a2"), ask("a", "a3"), ask("b", "b1")];
  await Promise.all([all[0], all[3]]);
  await new Promise(setImmediate);
  expect([asked, begun]).toEqual([
    ["a1", "b1"],
    [crawlDelay, 1_000],
  ]);
  await end();
  expect([asked, begun]).toEqual([
    ["a1", "b1", "a2"],
    [crawlDelay, 1_000, 1_000],
  ]);
  await end();
  expect(asked).toEqual(["a1", "b1", "a2"]);
  await end();
  expect(asked).toEqual(["a1", "b1", "a2", "a3"]);
});

test("after a page that fails there is the same pause, and the next one comes", async () => {
  const { begun, pause, end } = heldPauses();
  const turns = createTurnsByHost(1_000, new AbortController().signal, pause);
  const failed = turns("a", () => Promise.reject(new Error("gone")));
  const next = turns("a", async () => "here");
  await expect(failed).rejects.toThrow("gone");
  await new Promise(setImmediate);
  expect(begun).toEqual([1_000]);
  await end();
  expect(await next).toBe("here");
});
