import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

test("what waits begins in the order in which it came, each in a turn of the event loop of its own", async () => {
  let turn = 0;
  let isCounting = true;
  const count = (): void => {
    turn++;
    if (isCounting) setImmediate(count);
  };
  count();
  const pace = createPace();
  const begun: [name: string, turn: number][] = [];
  await Promise.all(["a", "b", "c"].map((name) => pace.turn().then(() => begun.push([name, turn]))));
  isCounting = false;
  expect(begun.map(([name]) => name)).toEqual(["a", "b", "c"]);
  expect(new Set(begun.map(([, at]) => at)).size).toBe(3);
});
