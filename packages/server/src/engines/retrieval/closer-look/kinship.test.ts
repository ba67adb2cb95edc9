import { expect, test } from "vitest";
import { DIMENSIONS, learnKinship, type Kinship, type Occurrences } from "./kinship.ts";

const [TEXTS, LEXEMES, EACH] = [200, 400, 20];

/** Texts of a vocabulary in which few lexemes are common and most are rare. */
function textsOf(): number[][] {
  let state = 1;
  const chance = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: TEXTS }, () =>
    Array.from({ length: EACH }, () => Math.floor(LEXEMES * chance() * chance())),
  );
}

function occurrencesOf(texts: number[][], lexemes: number): Occurrences {
  const entries = texts.flat();
  return {
    texts: texts.length,
    lexemes,
    ends: texts.map((_, i) => texts.slice(0, i + 1).flat().length),
    lexeme: (entry) => entries[entry]!,
    weight: () => 1,
  };
}

const kin = ({ texts }: Kinship, one: number, other: number): number => {
  let product = 0;
  for (let d = 0; d < DIMENSIONS; d++) product += texts[one * DIMENSIONS + d]! * texts[other * DIMENSIONS + d]!;
  return product / 127 ** 2;
};

test("a new word in one text leaves the company of the others as it was", () => {
  const texts = textsOf();
  const before = learnKinship(occurrencesOf(texts, LEXEMES));
  // Lexemes are numbered by the alphabet, so one that begins it shifts all others.
  const shifted = texts.map((text) => text.map((lexeme) => lexeme + 1));
  shifted[7]!.push(0);
  const after = learnKinship(occurrencesOf(shifted, LEXEMES + 1));
  const pairs = Array.from({ length: 80 }, (_, i): [number, number] => [20 + i, 100 + i]);
  const changes = pairs.map(([one, other]) => Math.abs(kin(before, one, other) - kin(after, one, other)));
  expect(Math.max(...changes)).toBeLessThan(0.02);
});
