import { loadWords, wantAll } from "./load-words.ts";
import { expect, test } from "vitest";
import { words as arabic } from "./ar.ts";
import { words as german } from "./de.ts";
import { words as persian } from "./fa.ts";
import { say, withOwn, type Words } from "./words.ts";

await wantAll();
const english = await loadWords("en");

test("places are filled with what belongs there, letter by letter", () => {
  expect(say(english, "typing", { name: "Ada" })).toBe("Ada is typing");
  expect(say(english, "regularPrice", { price: "$& {count}" })).toBe("Before: $& {count}");
  expect(say(german, "fieldRequired", { label: "Name" })).toBe("Name: Bitte ausfüllen.");
});

test("a place that nothing was given for stays to be seen", () => {
  expect(say(english, "typing", {})).toBe("{name} is typing");
});

test("a sentence without places is said as it stands", () => {
  expect(say(english, "send", { name: "Ada" })).toBe("Send");
});

test.each([
  [1, "1 character left"],
  [0, "0 characters left"],
  [2, "2 characters left"],
])("English counts %i", (count, text) => {
  expect(say(english, "left", { count })).toBe(text);
});

test.each([
  [0, "لا رسائل جديدة"],
  [1, "رسالة جديدة واحدة"],
  [2, "رسالتان جديدتان"],
  [3, "3 رسائل جديدة"],
  [11, "11 رسالة جديدة"],
  [100, "100 رسالة جديدة"],
  [103, "103 رسائل جديدة"],
])("Arabic counts %i", (count, text) => {
  expect(say(arabic, "newMessages", { count })).toBe(text);
});

test("a language that makes no difference says the same of one as of many", () => {
  expect(say(german, "left", { count: 1 })).toBe("Noch 1 Zeichen");
});

test("numbers are written as the language writes them, wherever they stand", () => {
  expect(say(english, "tooLong", { count: 1234 })).toBe("1,234 characters too many");
  expect(say(german, "tooLong", { count: 1234 })).toBe("1.234 Zeichen zu viel");
  expect(say(persian, "source", { index: 12 })).toBe("منبع ۱۲");
});

test("the owner's words take the place of the widget's", () => {
  const words = withOwn(english, { close: "Bye", dialog: "Ask {assistant}" });
  expect(words.close).toBe("Bye");
  expect(say(words, "dialog", { assistant: "Ada" })).toBe("Ask Ada");
  for (const name of Object.keys(english).filter((other) => !["close", "dialog"].includes(other)))
    expect(words[name as keyof Words]).toBe(english[name as keyof Words]);
  expect(english.close).toBe("Close chat");
});

test("a sentence that counts may give way to a plain one", () => {
  const words = withOwn(english, { left: "Left: {count}" });
  expect(say(words, "left", { count: 1 })).toBe("Left: 1");
  expect(say(words, "left", { count: 1200 })).toBe("Left: 1,200");
});

test("names that the widget does not know, and those that are no words, change nothing that is said", () => {
  const own = JSON.parse('{"lang": "xx", "dir": "rtl", "nonsense": "x", "toString": "x", "__proto__": "x"}');
  const words = withOwn(english, own);
  for (const name of Object.keys(english)) expect(words[name as keyof Words]).toBe(english[name as keyof Words]);
});

test("what comes later is said by those who put their own words in place of others before", () => {
  const first = { ...english };
  Reflect.deleteProperty(first, "erase");
  const words = withOwn(first, { close: "Bye" });
  first.erase = "Delete";
  expect(words.erase).toBe("Delete");
});
