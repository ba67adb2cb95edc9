import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

test("what waits begins in the order in which it came, and the event loop turns in between", async () => {
  const pace = createPace();
  const log: string[] = [];
  const work = ["a", "b", "c"].map(async (name) => {
    await pace();
    log.push(name);
    // What arrives while this runs is handled before the next begins.
    setImmediate(() => log.push(`after ${name}`));
  });
  await Promise.all(work);
  await pace();
  expect(log).toEqual(["a", "after a", "b", "after b", "c", "after c"]);
});
