import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownBlocks, plainBlocks } from "./blocks.ts";
import { sentencesOf } from "./sentences.ts";

const markdown = (text: string): string[] =>
  markdownBlocks(text).flatMap((block) =>
    sentencesOf(text, block, false).map(({ start, end }) => text.slice(start, end)),
  );
const plain = (text: string): string[] =>
  plainBlocks(text).flatMap((block) => sentencesOf(text, block, true).map(({ start, end }) => text.slice(start, end)));

test("full stops, question and exclamation marks end a sentence", () => {
  expect(markdown("We ship. Do we? Yes!")).toEqual(["We ship.", "Do we?", "Yes!"]);
});

test.each([
  "Ask Dr. Miller about it.",
  "Some things, e.g. Shoes, cost more.",
  "It costs 3.50 or approx. 4 euros.",
  "Wir liefern z. B. Schuhe bzw. Stiefel.",
  "See No. 5 of the list.",
  "J. R. Smith wrote it.",
])("an abbreviation ends none: %s", (sentence) => {
  expect(markdown(`${sentence} Then more.`)).toEqual([sentence, "Then more."]);
});

test.each([
  "Nächste Termine: 12. Januar und 9. März 2027, nur in Lindenau.",
  "Das Büro liegt im 2. Stock.",
  "Lindenallee 7, 2. Stock, 48143 Münster.",
  "Kinder ab der 3. Klasse, bis zum Ende der 10. Klasse.",
  "Ab dem 3. Werktag fragen Sie bitte nach.",
])("a German ordinal ends none: %s", (sentence) => {
  expect(markdown(`${sentence} Dann mehr.`)).toEqual([sentence, "Dann mehr."]);
});

test("a number at the end of a sentence ends it", () => {
  expect(markdown("Wir sind um die 30. Mehr wollen wir nicht.")).toEqual([
    "Wir sind um die 30.",
    "Mehr wollen wir nicht.",
  ]);
  expect(markdown("Open from 9 to 5. We rest on Sundays.")).toEqual(["Open from 9 to 5.", "We rest on Sundays."]);
});

test.each([
  ["The **red one.** Then more.", ["The **red one.**", "Then more."]],
  ["It _was so._ Then more.", ["It _was so._", "Then more."]],
  ["(We ask **why?**) Then more.", ["(We ask **why?**)", "Then more."]],
  ["Press “Forgot?” on the page. Then wait.", ["Press “Forgot?” on the page.", "Then wait."]],
  ["Auf „Passwort vergessen?“ drücken. Fertig.", ["Auf „Passwort vergessen?“ drücken.", "Fertig."]],
  ["Touchez « Oublié ? » puis attendez.", ["Touchez « Oublié ? » puis attendez."]],
  ["Toque em «Esqueceu-se?» na página. Espere.", ["Toque em «Esqueceu-se?» na página.", "Espere."]],
  ["He said “Stop!” We left.", ["He said “Stop!”", "We left."]],
  ["Do we? yes we do.", ["Do we?", "yes we do."]],
  ["He said **“Stop!”** Then more.", ["He said **“Stop!”**", "Then more."]],
  ["It is *old.*\n*New* is more.", ["It is *old.*", "*New* is more."]],
  ["We ship. *Never* on Sundays.", ["We ship.", "*Never* on Sundays."]],
])("what closes behind the end of a sentence belongs to it: %s", (text, sentences) => {
  expect(markdown(text)).toEqual(sentences);
});

test("a name in bold letters belongs to the sentence behind it", () => {
  expect(markdown("**Shop at 22 Main Street.** We open at nine. We close at six.")).toEqual([
    "**Shop at 22 Main Street.** We open at nine.",
    "We close at six.",
  ]);
  expect(markdown("__Do you ship?__\nYes, we do. Always.")).toEqual(["__Do you ship?__\nYes, we do.", "Always."]);
  expect(markdown("**All of it is bold. Even this.** Then more.")).toEqual([
    "**All of it is bold.",
    "Even this.**",
    "Then more.",
  ]);
});

test("a picture ends no sentence", () => {
  expect(markdown("Hold the button ![button](/b.png) for ten seconds. Let go.")).toEqual([
    "Hold the button ![button](/b.png) for ten seconds.",
    "Let go.",
  ]);
});

test("an address ends no sentence, and a full stop behind it does", () => {
  const order = "[Order](https://chat.example/7?text=Hello,%20you!&at=1).";
  expect(markdown(`${order} See https://shop.example/?page=2. Then pay.`)).toEqual([
    order,
    "See https://shop.example/?page=2.",
    "Then pay.",
  ]);
});

test("scripts with their own full stop are cut there", () => {
  expect(markdown("送料は無料です。返品は三十日以内です。")).toEqual(["送料は無料です。", "返品は三十日以内です。"]);
  expect(markdown("हम भेजते हैं। आप रखते हैं।")).toEqual(["हम भेजते हैं।", "आप रखते हैं।"]);
});

test("a soft line break is a space, a hard one ends a sentence", () => {
  expect(markdown("We ship\nto Germany. Always")).toEqual(["We ship\nto Germany.", "Always"]);
  expect(markdown("Main Street 1  \nBerlin")).toEqual(["Main Street 1", "Berlin"]);
});

test("an item of a list, a row of a table and code are one sentence each", () => {
  expect(markdown("- One. Still one\n  and more\n  - inner\n- Two")).toEqual([
    "- One. Still one\n  and more",
    "- inner",
    "- Two",
  ]);
  expect(markdown("1. First\n2. Second")).toEqual(["1. First", "2. Second"]);
  expect(markdown("| Size | EU |\n|---|---|\n| S. Small | 36 |")).toEqual(["| Size | EU |", "| S. Small | 36 |"]);
  expect(markdown("```js\na. B\n\nc\n```")).toEqual(["```js\na. B\n\nc\n```"]);
});

test("a quotation is read through its marks", () => {
  expect(markdown("> We take it\n> back. Always.")).toEqual(["> We take it\n> back.", "Always."]);
});

test("plain text: short lines stand alone, wrapped ones go on", () => {
  expect(plain("Opening hours\nMonday to Friday\nfrom nine")).toEqual(["Opening hours", "Monday to Friday\nfrom nine"]);
  const wrapped = "We take everything back that was bought from us within the last\nThirty days.";
  expect(plain(wrapped)).toEqual([wrapped]);
});

test("text without full stops is cut at white space, and without that at any letter but never within one", () => {
  const words = markdown(Array.from({ length: 400 }, () => "คำว่า").join(" "));
  expect(Math.max(...words.map((sentence) => sentence.length))).toBeLessThanOrEqual(1_000);
  const emoji = markdown("\u{1f600}".repeat(1_100));
  expect(emoji.length).toBeGreaterThan(1);
  for (const sentence of emoji) expect(sentence.isWellFormed()).toBe(true);
});

const line = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "# Heading",
    "- item",
    "1. item",
    "| a | b |",
    "|---|---|",
    "```",
    "> quote",
    "Text. More",
    "    code",
    "<p>html</p>",
    "[a]: /b",
    "***",
    "",
  ),
);

test("sentences are in order, never overlap, have no white space around them, and lie within their block", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.boolean(), (lines, isPlainText) => {
      const text = lines.join("\n").replace(/\r\n?/g, "\n");
      let last = 0;
      for (const block of isPlainText ? plainBlocks(text) : markdownBlocks(text)) {
        expect(block.start).toBeGreaterThanOrEqual(last);
        last = block.start;
        for (const { start, end } of sentencesOf(text, block, isPlainText)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
          last = end;
        }
        expect(block.end).toBeGreaterThanOrEqual(last);
      }
    }),
    { numRuns: 300 },
  );
});

test("every word of plain text is in a sentence", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (lines) => {
      const text = lines.join("\n").replace(/\r\n?/g, "\n");
      expect(plain(text).join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});
