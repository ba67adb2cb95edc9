import { expect, test } from "vitest";
import { holdsOne } from "./answers.ts";

test("an answer holds what it should in whole words, whatever their case and the signs between them", () => {
  expect(holdsOne("It was built in **1204** by the Duke-Bishop. [1]", ["duke bishop"])).toBe(true);
  expect(holdsOne("It was built in 1204.", ["120", "12"])).toBe(false);
  expect(holdsOne("It was built in 1204.", ["1203", "1204"])).toBe(true);
  expect(holdsOne("It was built in 1204.", [])).toBe(false);
});
