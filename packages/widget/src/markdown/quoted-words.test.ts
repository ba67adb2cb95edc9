import { expect, test } from "vitest";
import { quotedWords } from "./quoted-words.ts";

test.each([
  ["| Germany | 4.90 € | free above 60 € |", "Germany, 4.90 €, free above 60 €"],
  ["| Germany | **4.90 €** |\n| Austria | 9.90 € |", "Germany, 4.90 €\nAustria, 9.90 €"],
  ["|---|:-:|\n| Germany | | 4.90 € |", "Germany, 4.90 €"],
  ["| Country | Costs |\n|---|---|\n| Germany | 4.90 € |", "Country, Costs\nGermany, 4.90 €"],
  ["What it costs:\n\n| Germany | 4.90 € |", "What it costs:\nGermany, 4.90 €"],
  ["A *plain* sentence – with a dash.", "A plain sentence – with a dash."],
])("%j reads as words", (quote, words) => {
  expect(quotedWords(quote)).toBe(words);
});
