import { expect, test } from "vitest";
import { createGroundedText } from "./grounded-text.ts";

/** What is left of units of which those with "bad" are not carried. */
function left(...units: string[]): string {
  const text = createGroundedText((unit) => (unit.includes("unsure") ? "if cited" : !unit.includes("bad")));
  return units.map((unit) => text.take(unit)).join("");
}

test.each([
  ["sentences", ["One. ", "A bad one. ", "Two."], "One. Two."],
  ["a paragraph's end", ["One. ", "A bad one.\n\n", "Two."], "One. \n\nTwo."],
  ["a whole paragraph", ["One.\n\n", "A bad one.\n\n", "Two."], "One.\n\nTwo."],
  ["the first sentence", ["A bad one.\n\n", "Two."], "Two."],
  ["an item of a numbered list", ["1. One.\n", "2. A bad one.\n", "3. Two.\n"], "1. One.\n2. Two.\n"],
  ["an item, in the list after it not", ["1. bad\n", "2. One.\n\n", "So:\n", "1. Two."], "1. One.\n\nSo:\n1. Two."],
  ["all that was announced", ["One.\n\n", "These:\n", "- bad\n", "- bad\n\n", "Two."], "One.\n\nTwo."],
  ["some that was announced", ["These:\n", "- bad\n", "- good\n"], "These:\n- good\n"],
  ["rows of a table", ["| A |\n", "|---|\n", "| bad |\n", "| good |\n"], "| A |\n|---|\n| good |\n"],
  ["all rows of a table", ["One.\n\n", "| A |\n", "|---|\n", "| bad |\n\n", "Two."], "One.\n\nTwo."],
  ["the mark of what is left out", ["One. ", "A bad one.\n", "[1]\n", "Two. ", "[2]"], "One. \nTwo. [2]"],
  ["a mark of nothing", ["[1]\n", "**[2]**\n", "One."], "One."],
  ["a head of which only a mark is left", ["| A |\n", "|---|\n", "| [1] |\n"], ""],
  [
    "what no source follows in its paragraph",
    ["One [1]. ", "An unsure one.\n\n", "Two [2]. ", "An unsure one."],
    "One [1]. \n\nTwo [2]. ",
  ],
  [
    "nothing of what one does",
    ["An unsure one. ", "Another unsure one. ", "Two [2]."],
    "An unsure one. Another unsure one. Two [2].",
  ],
  ["nothing of what a mark alone does", ["An unsure one. ", "[2]"], "An unsure one. [2]"],
  ["what is followed by what is not carried", ["An unsure one. ", "A bad one [1]. ", "Two [2]."], "Two [2]."],
  [
    "no item of a list, nor what announces it",
    ["Unsure [1]:\n", "- An unsure one\n", "- Two\n"],
    "Unsure [1]:\n- An unsure one\n- Two\n",
  ],
  ["all", ["bad. ", "bad:\n", "- bad\n"], ""],
])("leaves out %s", (_, units, text) => {
  expect(left(...units)).toBe(text);
});

test("what only announces waits, and is not shown alone", () => {
  expect(left("These are the steps:\n", "\n")).toBe("");
});
