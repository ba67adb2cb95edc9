import { expect, test } from "vitest";
import { caseForms } from "./case-forms.ts";

test("a Turkish noun in a case is known by its own name", () => {
  expect(caseForms("amerikaya", "tr")).toContain("amerika");
  expect(caseForms("yastığın", "tr")).toContain("yastık");
  expect(caseForms("tencerenin", "tr")).toContain("tencere");
});

test("what has no such ending, too little before it, or is of another language has no other form", () => {
  expect(caseForms("termos", "tr")).toEqual([]);
  expect(caseForms("suyun", "tr")).toEqual([]);
  expect(caseForms("amerikaya", "en")).toEqual([]);
});
