import { expect, test } from "vitest";
import { withoutComments } from "./without-comments.ts";

test.each([
  ["Tea.\n\n<!-- for us: SECRET50 -->\n\nCoffee.", "Tea.\n\n\n\nCoffee."],
  ["Tea <!-- a\nb --> from <!----> Assam", "Tea  from  Assam"],
  ["`<!-- a -->` is a comment <!-- b -->", "`<!-- a -->` is a comment "],
  ["```html\n<!-- a -->\n```\n<!-- b -->c", "```html\n<!-- a -->\n```\nc"],
  ["~~~\n<!-- a -->", "~~~\n<!-- a -->"],
  ["1 <!-- never closed", "1 <!-- never closed"],
  ["```npm i``` installs it.\n<!-- a -->b", "```npm i``` installs it.\nb"],
])("%j", (markdown, kept) => {
  expect(withoutComments(markdown)).toBe(kept);
});

test.each(["<!--", "```", "`", "\n```", "~~~ ", "<!-- `", "--><!--"])(
  "two million letters of %j are read within the test's time, which quadratic work would exceed by far",
  (part) => {
    expect(withoutComments(part.repeat(2_000_000 / part.length)).length).toBeLessThanOrEqual(2_000_000);
  },
);
