import { expect, test } from "vitest";
import { readFaq, type FaqList } from "./read-faq.ts";

const entriesOf = (content: unknown): [string[], string][] =>
  (readFaq(JSON.stringify(content)) as FaqList).entries.map(({ questions, answer }) => [questions, answer]);

test("many wordings of one question are told apart in no time, and stand fifty together", () => {
  const list = Array.from({ length: 20_000 }, (_, at) => ({ q: `Is it ${at % 10_000}?`, a: "Yes." }));
  const entries = entriesOf(list);
  expect(entries).toHaveLength(200);
  expect(entries.every(([questions, answer]) => questions.length === 50 && answer === "Yes.")).toBe(true);
  expect(new Set(entries.flatMap(([questions]) => questions)).size).toBe(10_000);
}, 5_000);

test.each<[string, unknown, [string[], string][]]>([
  [
    "a single entry in several wordings",
    { questions: ["How?", "How so?"], answer: "So." },
    [[["How?", "How so?"], "So."]],
  ],
  ["one of schema.org", { name: "How?", acceptedAnswer: [{ text: "So." }] }, [[["How?"], "So."]]],
  ["a list beside other arrays", { tags: ["a"], items: [{ q: "How?", a: "So." }] }, [[["How?"], "So."]]],
  [
    "answers under their questions",
    { "How?": "So.", "opening hours": "Nine to five.", "在哪里？": "这里。" },
    [
      [["How?"], "So."],
      [["opening hours"], "Nine to five."],
      [["在哪里？"], "这里。"],
    ],
  ],
  [
    "answers under their questions by category",
    { Delivery: { "How long?": "Three days." }, "Can I pay by card?": "Yes." },
    [
      [["How long?"], "Three days."],
      [["Can I pay by card?"], "Yes."],
    ],
  ],
  [
    "a single entry with names of several words",
    { "Question (short)": "How?", "Answer (HTML)": "So.", "written by": "Ada" },
    [[["How?"], "So."]],
  ],
  [
    "a list beside what is said of it",
    { "Company name": "Acme Ltd", "Street address": "Main 1", faqs: [{ q: "How?", a: "So." }] },
    [[["How?"], "So."]],
  ],
  ["a list under a name that is a column's", { questions: [{ q: "How?", a: "So." }] }, [[["How?"], "So."]]],
])("JSON is read as what it is: %s", (_what, content, entries) => {
  expect(entriesOf(content)).toEqual(entries);
});

test("a list that Turkish Excel wrote is read in its Windows-1254", () => {
  // In the charset its letters stand where those of Icelandic do in Latin-1.
  const written = "Soru;Cevap\n\u00ddade \u00fccreti var m\u00fd?;Hay\u00fdr, \u00fccretsiz.\n";
  const { entries } = readFaq(Buffer.from(written, "latin1")) as FaqList;
  expect(entries).toMatchObject([{ questions: ["İade ücreti var mı?"], answer: "Hayır, ücretsiz." }]);
});
