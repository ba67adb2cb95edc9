import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";

const cut = (text: string, isPlainText = false): string[] =>
  passagesOf(text, { isPlainText, guessAnchors: false }).map(({ headings, text: said }) =>
    [...headings, said].join(" | "),
  );

test("questions that stand alone, or above their answer, are its heading", () => {
  const text =
    "How long does it take?\nThree days.\n\nCan I pay by card?\n\nYes, and by invoice.\nAsk us for it.\n\nIs it safe?";
  const read = ["How long does it take? | Three days.", "Can I pay by card? | Yes, and by invoice.\nAsk us for it."];
  expect(cut(text, true)).toEqual([...read.slice(0, 1), `${read[1]}\n\nIs it safe?`]);
  expect(cut(text)).toEqual([...read.slice(0, 1), `${read[1]}\n\nIs it safe?`]);
});

test("what is called a question and an answer is, without these names", () => {
  expect(cut("Q: Where do I park?\nA: Behind the hall.\n\n**Q2.** Is there a sauna?\n\n**A2.** Yes.")).toEqual([
    "Where do I park? | Behind the hall.",
    "Is there a sauna? | Yes.",
  ]);
  expect(cut("# Hilfe\n\nFrage 1: Wann öffnen Sie?\n\nAntwort: Um neun.")).toEqual([
    "Hilfe | Wann öffnen Sie? | Um neun.",
  ]);
});

test("bold lines are headings where there are several, and end at the next that is marked", () => {
  expect(cut("**Delivery**\n\nThree days.\n\n**Returns:**\nThirty days.\n\n## More\n\nAsk us.")).toEqual([
    "Delivery | Three days.",
    "Returns | Thirty days.",
    "More | Ask us.",
  ]);
});

test("numbers and signs around a question are none of it", () => {
  expect(cut("1. What is it? +\n\nA lamp.\n\n❓ Does it dim? ▾\n\nYes.", true)).toEqual([
    "What is it? | A lamp.",
    "Does it dim? | Yes.",
  ]);
});

test("in plain text, lines that stand over paragraphs and rows without an end are headings where there are several", () => {
  const text =
    "Delivery\n\nWe send it by post.\n\nReturns and refunds\n\nSend it back.\nWithin a month.\n\nHOURS\nMonday 9 to 5\nelse closed\n\nHaircuts\nLong: £40\nShort: £30\n\nKind regards\n\nThe team";
  expect(cut(text, true)).toEqual([
    "Delivery | We send it by post.",
    "Returns and refunds | Send it back.\nWithin a month.",
    "HOURS | Monday 9 to 5\nelse closed",
    "Haircuts | Long: £40\nShort: £30\n\nKind regards\n\nThe team",
  ]);
  expect(cut("Delivery\n\nWe send it by post.", true)).toEqual(["Delivery\n\nWe send it by post."]);
  expect(cut("Apples\n\nPears\n\nPlums", true)).toEqual(["Apples\n\nPears\n\nPlums"]);
  expect(cut(`About us:\n\n${text}`, true)).toHaveLength(1);
  expect(cut(text.replace("by post.", `by post. ${"We wrap it well. ".repeat(30)}`), true)).toHaveLength(1);
  expect(cut(text)[0]).toContain("Delivery");
});

test.each([
  "Sounds familiar?\n\nThen read on.",
  "**Please note**\n\nWe are closed in May.",
  "We are closed. Why?\n\nWe paint. Until when?\n\nUntil May.",
  "> Why me?\n\nA poem.\n\n> Why now?\n\nAnother.",
  "Why? What for?\n\nWho knows?",
])("%j has no headings", (text) => {
  expect(cut(text)).toEqual([text]);
});

test("a million characters of questions are read within the test's time, which quadratic work would exceed by far", () => {
  expect(cut("**Why?**\n\nSo.\n\n".repeat(60_000))).toHaveLength(60_000);
  expect(cut(`${"?".repeat(500_000)}\n\n${"Q: ".repeat(200_000)}`, true).length).toBeGreaterThan(1);
});

test("a word that begins with a letter and a hyphen is not called a question", () => {
  expect(cut("S-Bahn oder Auto?\n\nBeides geht.")).toEqual(["S-Bahn oder Auto?\n\nBeides geht."]);
  expect(cut("Und die F-Jugend?\n\nAm Montag.\n\nUnd die P-Klasse?\n\nDienstags.")).toEqual([
    "Und die F-Jugend? | Am Montag.",
    "Und die P-Klasse? | Dienstags.",
  ]);
});
