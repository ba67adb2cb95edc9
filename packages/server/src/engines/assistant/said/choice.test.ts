import { expect, test } from "vitest";
import { chosenTopic } from "./choice.ts";
import { languageOfLocale } from "./languages.ts";
import type { Turn } from "../turn.ts";

const offered = (...names: string[]): Turn["history"] => [
  { role: "visitor", content: "hats", kind: "message" },
  { role: "assistant", content: `Do you mean ${names.map((name) => `**${name}**`).join(" or ")}?`, kind: "clarify" },
];
const hats = offered("Hats", "Worn and not right", "Hats made to measure");

const choose = (message: string, history = hats, locale = "en"): string | null =>
  chosenTopic(message, history, languageOfLocale(locale).words);

test.each([
  ["the second one", "Worn and not right"],
  ["The first, please", "Hats"],
  ["3", "Hats made to measure"],
  ["the last one", "Hats made to measure"],
  ["the worn one", "Worn and not right"],
  ["measured ones", null],
  ["made to measure", "Hats made to measure"],
  ["hats", null],
  ["the fourth", null],
  ["the first or the second?", null],
  ["How long does the first one last?", null],
  ["what about first class delivery", null],
  ["ok", null],
])("%s means %s", (message, name) => {
  expect(choose(message)).toBe(name);
});

test.each([
  ["de", "die zweite bitte"],
  ["fr", "le deuxième"],
  ["es", "la segunda"],
  ["it", "la seconda"],
  ["nl", "de tweede"],
  ["pt", "o segundo"],
  ["tr", "ikincisi"],
])("in %s, %s is the second", (locale, message) => {
  expect(choose(message, hats, locale)).toBe("Worn and not right");
});

test("where nothing was offered, nothing is chosen", () => {
  expect(choose("the second one", [])).toBeNull();
  expect(choose("the second one", [{ role: "assistant", content: "**One** [1]", kind: "answer" }])).toBeNull();
  expect(choose("the second one", [...hats, { role: "visitor", content: "hm", kind: "message" }])).toBeNull();
});
