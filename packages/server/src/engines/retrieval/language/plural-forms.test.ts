import { expect, test } from "vitest";
import { pluralForms } from "./plural-forms.ts";

test.each([
  ["nl", "tassen", "tas"],
  ["nl", "tas", "tassen"],
  ["nl", "huizen", "huis"],
  ["nl", "huis", "huizen"],
  ["nl", "vaas", "vazen"],
  ["nl", "glas", "glazen"],
  ["nl", "brieven", "brief"],
  ["nl", "brief", "brieven"],
  ["tr", "çanta", "çantalar"],
  ["tr", "saat", "saatler"],
  ["tr", "ütüler", "ütü"],
])("%s: %s may be %s", (code, word, form) => {
  expect(pluralForms(word, code)).toContain(form);
});

test("what has no such ending, or is of a language whose dictionary knows its plurals, has no other form", () => {
  expect(pluralForms("lampen", "nl")).toEqual([]);
  expect(pluralForms("stoel", "nl")).toEqual([]);
  expect(pluralForms("tassen", "de")).toEqual([]);
});
