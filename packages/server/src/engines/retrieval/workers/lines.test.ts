import { expect, test } from "vitest";
import { createLines } from "./lines.ts";

test("lines take turns, each in its own order", () => {
  const lines = createLines<string>();
  for (const one of ["a1", "a2", "a3", "b1", "c1", "c2"]) lines.join(one[0]!, one);
  const called = Array.from({ length: 7 }, () => lines.call());
  expect(called).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", undefined]);
});

test("a line waits for one turn of each other, however often these come back", () => {
  const lines = createLines<string>();
  for (const one of ["a1", "a2", "a3", "a4", "a5", "b1", "c1"]) lines.join(one[0]!, one);
  const called: string[] = [];
  while (called.length < 12) {
    const one = lines.call()!;
    // Who got an answer asks again, which is once the next one has been called.
    const before = called.at(-1);
    if (before && before !== "a") lines.join(before, before);
    called.push(one[0]!);
  }
  expect(called.join("")).toBe("abcabcabcabc");
});

test("whoever came back since its turn, stands behind those who wait", () => {
  const lines = createLines<string>();
  lines.join("a", "a1");
  expect(lines.call()).toBe("a1");
  lines.join("b", "b1");
  lines.join("a", "a2");
  expect([lines.call(), lines.call()]).toEqual(["b1", "a2"]);
});

test("who leaves is not called, and a line that is empty then comes back as the last", () => {
  const lines = createLines<string>();
  for (const one of ["a1", "b1", "c1"]) lines.join(one[0]!, one);
  expect([lines.leave("a1"), lines.leave("a1"), lines.leave("b1")]).toEqual([true, false, true]);
  lines.join("b", "b2");
  expect([lines.call(), lines.call(), lines.call()]).toEqual(["c1", "b2", undefined]);
});
