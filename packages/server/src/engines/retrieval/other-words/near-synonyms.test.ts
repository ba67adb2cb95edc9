import { expect, test } from "vitest";
import { nearSynonyms } from "./near-synonyms.ts";
import { fold } from "../../wording/fold.ts";

const concepts = nearSynonyms.filter((group) => "names" in group).map(({ names }) => names);
const plain = concepts.flatMap((names, concept) =>
  names
    .filter(({ isAmbiguous }) => !isAmbiguous)
    .map(({ text, languages }) => ({ said: fold(text), languages, concept })),
);

test("a word that one language has for one thing and another for another is read in any language for one of them at most", () => {
  const clashing = [...Map.groupBy(plain, ({ said }) => said)].filter(([, all]) =>
    all.some((one) => all.some((other) => !one.languages.some((code) => other.languages.includes(code)))),
  );
  expect(clashing.map(([said]) => said)).toEqual([]);
});

test("a word stands once in what says the same", () => {
  for (const names of concepts) {
    expect(new Set(names.map(({ text }) => fold(text))).size, names[0]!.text).toBe(names.length);
    expect(names.length).toBeGreaterThan(1);
  }
});
