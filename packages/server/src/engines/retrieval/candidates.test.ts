import fc from "fast-check";
import { expect, test } from "vitest";
import { addToAll, listsOf, sumBest, type Sums } from "./candidates.ts";
import { indexBuilder } from "./index/index-builder.ts";
import { findLexeme, type LexemeIndex } from "./index/lexeme-index.ts";

function build(texts: string[][]): LexemeIndex {
  const builder = indexBuilder([{ weight: 1, b: 0.5 }]);
  texts.forEach((text, i) => builder.add(i + 1, [text.map(builder.numberOf)]));
  return builder.finish(1, ["en"]);
}

const open = ({ ids }: LexemeIndex): Sums => ({ scores: new Int32Array(ids.length), met: new Int32Array(ids.length) });

/** The `limit` best texts, each with its score. */
const bestOf = ({ scores }: Sums, limit: number): [text: number, score: number][] =>
  [...scores.entries()]
    .filter(([, score]) => score > 0)
    .toSorted(([one, a], [other, b]) => b - a || one - other)
    .slice(0, limit);

/** The first of these words stand in many texts, the last in few. */
const word = fc.nat(99).map((n) => `w${Math.floor(n ** 2 / 1_000)}`);
const texts = fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 200 });

test("the best are those of whole sums, with their whole scores, whatever texts have already", () => {
  fc.assert(
    fc.property(
      texts,
      fc.uniqueArray(word, { maxLength: 5 }),
      fc.nat(8),
      fc.array(fc.nat(199)),
      fc.array(fc.constantFrom(1, 0.3, 0.01), { minLength: 5, maxLength: 5 }),
      (all, asked, limit, had, shares) => {
        const index = build(all);
        const lists = listsOf(index, { numbers: asked.map((lexeme) => findLexeme(index, lexeme)), shares });
        const [whole, some] = [open(index), open(index)];
        const before = new Set(had.filter((text) => text < all.length));
        for (const sums of [whole, some])
          [...before].forEach((text, at) => {
            sums.met[at] = text;
            sums.scores[text] = 5_000 + text;
          });
        let count = before.size;
        for (const list of lists) count = addToAll(index, list, whole, count);
        const left = sumBest(index, lists, limit, some, before.size);
        expect(bestOf(some, limit)).toEqual(bestOf(whole, limit));
        expect(left).toBeLessThanOrEqual(count);
        expect(new Set(some.met.subarray(0, left))).toEqual(new Set(bestOf(some, Infinity).map(([text]) => text)));
      },
    ),
  );
});

test("a word of nearly all texts gives a score to those alone that a rare one can bring among the best", () => {
  const index = build(
    Array.from({ length: 5_000 }, (_, i) => (i % 100 === 0 ? ["rare", "common"] : ["common", "other"])),
  );
  const numbers = ["common", "rare"].map((lexeme) => findLexeme(index, lexeme));
  expect(sumBest(index, listsOf(index, { numbers, shares: [1, 1] }), 10, open(index), 0)).toBe(50);
});
