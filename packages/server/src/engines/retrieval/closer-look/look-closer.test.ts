import { describe, expect, test } from "vitest";
import type { Alternative } from "../other-words/alternatives.ts";
import { indexBuilder } from "../index/index-builder.ts";
import type { LexemeIndex } from "../index/lexeme-index.ts";
import { rank } from "../ranking.ts";
import { lookCloser, type LookedAt } from "./look-closer.ts";

interface Text {
  /** Of several wordings each. */
  names: string[];
  sentences: string[];
  joined?: number;
}

const lexemes = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function build(texts: Text[]): LexemeIndex {
  const builder = indexBuilder([
    { weight: 3, b: 0.5 },
    { weight: 1, b: 0.6 },
  ]);
  const numbers = (text: string): number[] => lexemes(text).map(builder.numberOf);
  texts.forEach(({ joined = 0, names, sentences }, at) =>
    builder.add(at + 1, [names.flatMap(numbers), sentences.flatMap(numbers)], {
      closer: { names: names.map(numbers), sentences: sentences.map(numbers), wordings: names, joined },
    }),
  );
  return builder.finish(1, ["en"]);
}

function look(texts: Text[], text: string, alternatives: Alternative[] = []): LookedAt[] {
  const index = build(texts);
  const asked = { text, lexemes: lexemes(text), alternatives };
  return lookCloser(index, index.closer!, rank(index, asked.lexemes, 200, alternatives), asked);
}

const plain = (...sentences: string[]): Text => ({ names: [], sentences });
const named = (name: string, ...sentences: string[]): Text => ({ names: [name], sentences });

describe("a text comes before another of the same words", () => {
  test("that says them in one sentence", () => {
    const found = look([plain("red shoes", "blue laces fit"), plain("red laces", "blue shoes fit")], "blue shoes");
    expect(found.map(({ id }) => id)).toEqual([2, 1]);
    expect(found.map(({ signs }) => signs.sentence)).toEqual([1, expect.closeTo(0.5)]);
  });

  test("that says them in their order", () => {
    const found = look([plain("shoes for a dog"), plain("dog shoes for a")], "dog shoes");
    expect(found.map(({ id, signs }) => [id, signs.phrase])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test("that says them together, in code, though in prose another would that says them oftener", () => {
    const apart = "token page max list cache";
    const texts = [plain(apart, apart, apart), plain("max token cache", "one page of a list", "and another list")];
    expect(look(texts, "max token cache").map(({ id }) => id)).toEqual([1, 2]);
    const code = texts.map((text) => ({ ...text, joined: 0.15 }));
    expect(look(code, "max token cache").map(({ id }) => id)).toEqual([2, 1]);
  });

  test("that says of them what few of the best do, though as many texts say it in all", () => {
    const most = Array.from({ length: 29 }, () => plain("shoes blue"));
    const further = Array.from({ length: 30 }, () => plain("laces"));
    const found = look([...most, plain("blue laces"), ...further], "blue shoes laces");
    expect(found[0]?.id).toBe(30);
  });

  test("that says in one sentence what another says in several, in words that are spelt alike", () => {
    const texts = [
      plain("strikethroughs for you", "a red pen here"),
      plain("strikethroughs red for you", "a pen here"),
    ];
    expect(look(texts, "strikethrough red").map(({ id }) => id)).toEqual([2, 1]);
  });

  test("whose name is worded like the question, small words too", () => {
    const texts = [named("shoes can be worn", "x"), named("can shoes be sent back", "x")];
    expect(look(texts, "can shoes be").map(({ id }) => id)).toEqual([2, 1]);
  });

  test("whose name says nothing beside", () => {
    const texts = [named("shipping of very large parcels", "x"), named("shipping", "x")];
    expect(look(texts, "shipping").map(({ id }) => id)).toEqual([2, 1]);
  });

  test("of several names the one counts that is most like the question", () => {
    const texts = [named("how to pay", "x"), { names: ["which cards do you take", "how can i pay"], sentences: ["x"] }];
    const [first] = look(texts, "how can i pay");
    expect(first?.id).toBe(2);
    expect(first?.signs).toMatchObject({ wording: 1, named: 1, nameSaid: 1 });
  });
});

test("other forms of a word, its compounds and typing errors speak for a text, but less than the word", () => {
  const found = look(
    [plain("about strikethroughs today"), plain("about strikethrough today"), plain("about something today")],
    "strikethrough today",
  );
  expect(found.map(({ id }) => id)).toEqual([2, 1, 3]);
  const [, like, unlike] = found;
  expect(like!.signs.lookalikes).toBeGreaterThan(0.2);
  expect(unlike!.signs.lookalikes).toBe(0);
});

test("the owner's other words count as the word itself, of several words all together", () => {
  const texts = [plain("get the money back"), plain("get the invoice"), plain("back to money")];
  const other: Alternative = { said: "refund", means: "money back", of: ["refund"], by: ["money", "back"] };
  const found = look(texts, "get refund", [other]);
  expect(found[0]).toMatchObject({ id: 1, signs: { held: 1, sentence: 1 } });
});

test("a number of an order that no text can hold changes nothing", () => {
  const texts = [plain("parcels arrive late"), plain("gift cards")];
  const strip = ({ id, score }: LookedAt): unknown => ({ id, score });
  const index = build(texts);
  const ask = (lexemesOfIt: string[]): unknown[] =>
    lookCloser(index, index.closer!, rank(index, lexemesOfIt, 50), {
      text: "late parcels",
      lexemes: lexemesOfIt,
      alternatives: [],
    }).map(strip);
  expect(ask(["late", "parcels", "4821377"])).toEqual(ask(["late", "parcels"]));
});

test("texts in the company of the question's words come before those that only share one of them", () => {
  // Who speaks of kettles speaks of tea, and who speaks of tyres speaks of roads.
  const kettles = Array.from({ length: 60 }, (_, n) =>
    plain(`kettle tea steam kitchen care k${n}`.replace(/\d+/, ordinal(n))),
  );
  const tyres = Array.from({ length: 60 }, (_, n) =>
    plain(`tyre road wheel rubber care t${n}`.replace(/\d+/, ordinal(n))),
  );
  const found = look(
    [...kettles, ...tyres, plain("tyre care wheel rubber"), plain("kitchen care tea steam")],
    "kettle care",
  );
  const kinOf = (id: number): number => found.find((hit) => hit.id === id)!.signs.kin;
  expect(kinOf(122)).toBeGreaterThan(kinOf(121) + 0.2);
  expect(found.findIndex(({ id }) => id === 122)).toBeLessThan(found.findIndex(({ id }) => id === 121));
});

const ordinal = (n: number): string => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26));

test("a text that says what the best texts say comes before one that says something else", () => {
  const best = Array.from({ length: 8 }, () => plain("kettle descale vinegar"));
  const found = look([...best, plain("kettle stamp album"), plain("kettle descale album")], "kettle");
  const placeOf = (id: number): number => found.findIndex((hit) => hit.id === id);
  expect(placeOf(10)).toBeLessThan(placeOf(9));
  expect([9, 10].map((id) => found[placeOf(id)]!.signs.feedback)).toEqual([0, expect.any(Number)]);
  expect(found[placeOf(10)]!.signs.feedback).toBeGreaterThan(0);
});

test("the same texts give the same index", () => {
  const texts = Array.from({ length: 120 }, (_, n) => plain(`word${ordinal(n)} and word${ordinal(n % 7)}`));
  expect(build(texts)).toEqual(build(texts));
});

test("nothing asked, nothing found", () => {
  expect(look([plain("a b")], "")).toEqual([]);
  expect(look([plain("a b")], "c")).toEqual([]);
});
