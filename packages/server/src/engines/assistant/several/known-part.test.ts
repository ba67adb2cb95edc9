import { expect, test } from "vitest";
import { languageOfLocale } from "../said/languages.ts";
import { foldedWords } from "../../wording/fold.ts";
import { knownPart } from "./known-part.ts";

function read(locale: string, question: string, unknown: string) {
  const words = foldedWords(unknown);
  return knownPart(question, (word) => words.includes(word), languageOfLocale(locale).words);
}

test.each([
  ["en", "Do you ship to Norway or Japan?", "japan", "Do you ship to Norway?", ["Japan"]],
  ["en", "Do you ship to Japan or Norway?", "japan", "Do you ship to Norway?", ["Japan"]],
  ["en", "Do you ship to Norway or to Japan by air?", "japan", "Do you ship to Norway by air?", ["Japan"]],
  ["en", "Norway, Japan or Spain?", "japan", "Norway, Spain?", ["Japan"]],
  ["en", "Japan, or Norway or Peru?", "japan peru", "Japan, or Norway?", ["Peru"]],
  ["en", "returns and moon rockets?", "moon rockets", "returns?", ["moon rockets"]],
  ["de", "Liefern Sie nach Norwegen oder in die Schweiz?", "schweiz", "Liefern Sie nach Norwegen?", ["Schweiz"]],
  ["de", "Kann ich mit Bitcoin oder Karte zahlen?", "bitcoin", "Kann ich mit Karte zahlen?", ["Bitcoin"]],
  ["fr", "Livrez-vous en Norvège ou au Japon ?", "japon", "Livrez-vous en Norvège ?", ["Japon"]],
  ["es", "¿Envían a Noruega o a Japón?", "japon", "¿Envían a Noruega?", ["Japón"]],
  ["it", "Spedite in Norvegia o in Giappone?", "giappone", "Spedite in Norvegia?", ["Giappone"]],
  ["nl", "Leveren jullie in Noorwegen of Japan?", "japan", "Leveren jullie in Noorwegen?", ["Japan"]],
  ["pt", "Enviam para a Noruega ou para o Japão?", "japao", "Enviam para a Noruega?", ["Japão"]],
  ["tr", "Norveç veya Japonya için kargo var mı?", "japonya", "Norveç için kargo var mı?", ["Japonya"]],
])("in %s, of “%s” without “%s”, “%s” is left", (locale, question, unknown, rest, leftOut) => {
  expect(read(locale, question, unknown)).toEqual({ question: rest, leftOut });
});

test.each([
  ["en", "Do you ship to Norway or Spain?", ""],
  ["en", "Do you ship to Japan or Peru?", "japan peru"],
  ["en", "Do you ship to Japan?", "japan"],
  ["en", "What is the phone number or address?", "number"],
  ["en", "I bought a lamp and it flickers", "flickers"],
  ["en", "Do you sell lamps or gift wrapping?", "wrapping"],
])("in %s, nothing is left out of “%s” without “%s”", (locale, question, unknown) => {
  expect(read(locale, question, unknown)).toBeNull();
});

test("of many unknown things none is left out, and each word is looked at a few times only", () => {
  const many = (count: number): string =>
    `Do you ship to Norway or ${Array.from({ length: count }, (_, at) => `zz${at}`).join(" or Norway or ")}?`;
  let looks = 0;
  const isUnknown = (word: string): boolean => {
    looks += 1;
    return word.startsWith("zz");
  };
  const { words } = languageOfLocale("en");
  expect(knownPart(many(3), isUnknown, words)).toEqual({
    question: "Do you ship to Norway or Norway or Norway?",
    leftOut: ["zz0", "zz1", "zz2"],
  });
  expect(knownPart(many(4), isUnknown, words)).toBeNull();
  looks = 0;
  expect(knownPart(many(250), isUnknown, words)).toBeNull();
  expect(looks).toBeLessThan(100);
});

test("what is too long to be named is not left out", () => {
  expect(read("en", `Do you ship to Norway or ${"y".repeat(41)}?`, "y".repeat(41))).toBeNull();
  expect(read("en", `Do you ship to Norway or ${"y".repeat(40)}?`, "y".repeat(40))?.leftOut).toEqual(["y".repeat(40)]);
});
