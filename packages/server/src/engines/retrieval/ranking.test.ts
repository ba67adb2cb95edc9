import fc from "fast-check";
import { expect, test } from "vitest";
import { indexBuilder, type Field } from "./index/index-builder.ts";
import { idf, type LexemeIndex } from "./index/lexeme-index.ts";
import { rank } from "./ranking.ts";

const fields: Field[] = [
  { weight: 3, b: 0.5 },
  { weight: 1, b: 0.75 },
];

function build(texts: string[][][], ids = texts.map((_, i) => i + 1)): LexemeIndex {
  const builder = indexBuilder(fields);
  texts.forEach((text, i) =>
    builder.add(
      ids[i]!,
      text.map((field) => field.map(builder.numberOf)),
    ),
  );
  return builder.finish(7, ["en"]);
}

/** BM25F word for word as its formula has it. */
function naive(texts: string[][][], question: string[]): { id: number; score: number }[] {
  const means = fields.map((_, f) => texts.reduce((sum, text) => sum + text[f]!.length, 0) / texts.length || 1);
  const scored = texts.map((text, i) => {
    let score = 0;
    for (const lexeme of new Set(question)) {
      const holding = texts.filter((other) => other.flat().includes(lexeme)).length;
      const weight = fields.reduce((sum, { weight: w, b }, f) => {
        const count = text[f]!.filter((one) => one === lexeme).length;
        return sum + (w * count) / (1 - b + (b * text[f]!.length) / means[f]!);
      }, 0);
      if (weight > 0) score += (idf(holding, texts.length) * weight * 2.2) / (1.2 + weight);
    }
    return { id: i + 1, score };
  });
  return scored.filter(({ score }) => score > 0);
}

const lexeme = fc.constantFrom("a", "b", "c", "ab", "ä", "漢", "\u{1f600}", "\uffee", "zz");
const text = fc.tuple(fc.array(lexeme, { maxLength: 4 }), fc.array(lexeme, { maxLength: 12 }));

test("ranks as the formula does", () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 30 }),
      fc.array(lexeme, { maxLength: 5 }),
      (texts, question) => {
        const { hits } = rank(build(texts), question, texts.length);
        const expected = naive(texts, question);
        expect(hits.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
        for (const { id, score } of expected) expect(hits.find((hit) => hit.id === id)?.score).toBeCloseTo(score, 2);
      },
    ),
  );
});

test("the first few are the first of all, best first and equals by id", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 40 }), fc.array(lexeme), fc.nat(10), (texts, question, limit) => {
      const index = build(texts);
      const all = rank(index, question, 1_000).hits;
      expect(rank(index, question, limit).hits).toEqual(all.slice(0, limit));
      expect(all).toEqual(all.toSorted((a, b) => b.score - a.score || a.id - b.id));
    }),
  );
});

test("says of each word how telling it is and which texts hold it", () => {
  const index = build([
    [[], ["a", "b"]],
    [[], ["a"]],
  ]);
  const { lexemes, hits } = rank(index, ["b", "x", "a"], 5);
  expect(lexemes.map(({ lexeme: one, holding }) => [one, holding])).toEqual([
    ["b", 1],
    ["x", 0],
    ["a", 2],
  ]);
  expect(hits.map(({ id, holds }) => [id, holds])).toEqual([
    [1, [true, false, true]],
    [2, [false, false, true]],
  ]);
});

test("gives ids of the database, and knows its revision and languages", () => {
  const index = build(
    [
      [["a"], []],
      [["b"], []],
    ],
    [40, 2 ** 40],
  );
  expect(rank(index, ["b"], 5).hits[0]?.id).toBe(2 ** 40);
  expect([index.revision, index.languages]).toEqual([7, ["en"]]);
});

test("an index without texts finds nothing", () => {
  expect(rank(build([]), ["a"], 5)).toEqual({
    lexemes: [{ lexeme: "a", holding: 0, idf: expect.any(Number) }],
    hits: [],
  });
});

test("a word that fills a text a hundred thousand times counts like one that fills it often", () => {
  const index = build([
    [[], Array.from({ length: 100_000 }, () => "a")],
    [[], ["b"]],
  ]);
  expect(rank(index, ["a"], 5).hits[0]?.score).toBeGreaterThan(0);
});

test("searches of indexes of different sizes do not disturb each other", () => {
  const small = build([[["a"], []]]);
  const large = build(Array.from({ length: 50 }, () => [["a"], ["b"]]));
  const alone = rank(large, ["a", "b"], 50);
  rank(small, ["a"], 1);
  expect(rank(large, ["a", "b"], 50)).toEqual(alone);
});
