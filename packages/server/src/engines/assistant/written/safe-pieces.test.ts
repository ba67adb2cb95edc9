import fc from "fast-check";
import { expect, test } from "vitest";
import { safePieces } from "./safe-pieces.ts";

function cut(...pieces: string[]): string[] {
  const safe = safePieces();
  return [...pieces.map((piece) => safe.push(piece)), safe.end()];
}

test("holds back what isn't whole yet", () => {
  expect(cut("See [the ret", "urns page](https://shop.exa", "mple/x) now. Or", " not")).toEqual([
    "",
    "",
    "See [the returns page](https://shop.example/x) now. ",
    "Or ",
    "not",
  ]);
  expect(cut("Yes [1", "]. And `a b", "` too")).toEqual(["", "Yes [1]. And ", "`a b` ", "too"]);
  expect(cut("<img src=x ", "onerror=y> hi")).toEqual(["", "<img src=x onerror=y> ", "hi"]);
});

test("doesn't wait for ever for a bracket that nothing closes", () => {
  const pieces = cut("[ ", ...Array.from({ length: 200 }, () => "word "));
  expect(pieces.slice(0, -1).join("").length).toBeGreaterThan(300);
});

test("leaves out what the model thinks aloud", () => {
  expect(cut("<thi", "nk>The user wants ", "a < b.</think>\n\nFive ", "days.").join("")).toBe("Five days.");
  expect(cut("<think>never ends ", "and goes on").join("")).toBe("");
  expect(cut("<thorn> is a letter. ", "Yes.").join("")).toBe("<thorn> is a letter. Yes.");
});

test("loses nothing, however the text is cut", () => {
  const part = fc.constantFrom("a", "bc ", " ", "\n", "[", "]", "(", ")", "`", "<", ">", "1", ".", "é🧦");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), fc.array(fc.nat({ max: 60 }), { maxLength: 10 }), (parts, cuts) => {
      const text = `.${parts.join("")}`;
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      expect(cut(...at.slice(1).map((end, i) => text.slice(at[i], end))).join("")).toBe(text);
    }),
  );
});
