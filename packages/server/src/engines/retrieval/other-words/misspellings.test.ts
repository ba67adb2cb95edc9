import { expect, test } from "vitest";
import { indexBuilder } from "../index/index-builder.ts";
import { respell } from "./misspellings.ts";

const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
[
  "password address return discount",
  "password voucher tower cancel",
  "international warranty plane",
  "größe 送料",
  "zahlen cactus foto bett three chat mehr court",
  "laptop metal headphones racket",
].forEach((text, id) => builder.add(id, [text.split(" ").map(builder.numberOf)]));
const index = builder.finish(1, ["en"]);
const meant = async (...asked: string[]): Promise<string[]> =>
  (await respell(index, asked, [])).map(({ by }) => by.join(" "));

test.each([
  ["pasword", "password"],
  ["passsword", "password"],
  ["adress", "address"],
  ["retrun", "return"],
  ["dicsount", "discount"],
  ["cancle", "cancel"],
  ["warrenty", "warranty"],
  ["internatoinel", "international"],
  ["größse", "größe"],
  ["zalen", "zahlen"],
  ["kaktus", "cactus"],
  ["labtop", "laptop"],
  ["photo", "foto"],
  ["ehadphones", "headphones"],
  ["jeadphones", "headphones"],
  ["apssword", "password"],
])("%s is read as %s", async (asked, means) => {
  expect(await meant(asked)).toEqual([means]);
});

test.each([
  ["a word of the texts", "return"],
  ["another word of few letters", "towel"],
  ["a word of few letters with another ending", "towert"],
  ["no first letter", "eturn"],
  ["another first letter of a key far away", "leadphones"],
  ["another first letter of few letters", "tackets"],
  ["a letter before it", "bracket"],
  ["a word that has nothing in common", "photosynthesis"],
  ["a code", "passw0rd"],
  ["a word of few letters of which another sounds alike", "medal"],
  ["a word of six letters with another that sounds otherwise", "lantop"],
  ["a word with a single letter in place of two at its end", "bet"],
  ["a word of few letters that sounds like it", "meer"],
  ["a word that begins with one letter of two", "cat"],
  ["a word with one letter of two", "tree"],
  ["an unknown sign", "送科"],
])("%s is read as no other: %s", async (_, asked) => {
  expect(await meant(asked)).toEqual([]);
});

test("two swapped letters are believed from four letters on", async () => {
  expect(await meant("plaen")).toEqual(["plane"]);
  expect(await meant("snedal")).toEqual([]);
});

test("of several the likeliest are meant, and what the owner said of a word goes before", async () => {
  expect(await meant("passwordd")).toEqual(["password"]);
  const own = { said: "pasword", means: "address", of: ["pasword"], by: ["address"] };
  expect(await respell(index, ["pasword"], [own])).toEqual([]);
});
