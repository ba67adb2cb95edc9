import { expect, test } from "vitest";
import { acceptedLanguages } from "./accepted-languages.ts";

test.each([
  [undefined, []],
  ["", []],
  ["*", []],
  ["en", ["en"]],
  ["nl-BE,nl;q=0.9,en-GB;q=0.8,en;q=0.7", ["nl", "en"]],
  ["en;q=0.3, it-IT ; q=0.8 , fr;q=0", ["it", "en"]],
  ["DE_at,;;,q=1,de-AT;q=x,pt", ["pt"]],
])("%s asks for %j", (header, codes) => {
  expect(acceptedLanguages(header)).toEqual(codes);
});
