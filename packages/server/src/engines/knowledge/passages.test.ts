import fc from "fast-check";
import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";

const markdown = (text: string) => passagesOf(text, { isPlainText: false, guessAnchors: true });
const words = (count: number, word = "word"): string => Array.from({ length: count }, () => word).join(" ");
const sentencesIn = (text: string): string[] =>
  markdown(text).flatMap((passage) => passage.sentences.map(({ start, end }) => passage.text.slice(start, end)));
const countOf = (text: string): number => text.split(/\s+/).length;

test("each heading begins a passage and knows the headings above it", () => {
  const passages = markdown(
    "Before.\n\n# Returns\n\nWhole.\n\n## Costs\n\nFree.\n\n### Abroad\n\nNot free.\n\n## Time\n\nThirty days.",
  );
  expect(passages.map(({ headings, text }) => [headings, text])).toEqual([
    [[], "Before."],
    [["Returns"], "Whole."],
    [["Returns", "Costs"], "Free."],
    [["Returns", "Costs", "Abroad"], "Not free."],
    [["Returns", "Time"], "Thirty days."],
  ]);
});

test("anchors are as renderers make them, numbered, or the ones that headings name", () => {
  const passages = markdown(
    "## How much?\n\nA.\n\n## How *much*\n\nB.\n\n## Größe & Maß {#sizes}\n\nC.\n\n## [Link](/x)\n\nD.",
  );
  expect(passages.map(({ headings, anchor }) => [headings[0], anchor])).toEqual([
    ["How much?", "how-much"],
    ["How much", "how-much-1"],
    ["Größe & Maß", "sizes"],
    ["Link", "link"],
  ]);
  expect(passagesOf("## How much?\n\nA.", { isPlainText: false, guessAnchors: false })[0]?.anchor).toBe(null);
});

test("a heading with nothing under it is a passage of its own", () => {
  expect(markdown("# FAQ\n\n## We never close\n\n## Parking is free").map(({ text }) => text)).toEqual([
    "## We never close",
    "## Parking is free",
  ]);
});

test("a long section is cut into even passages at the ends of sentences", () => {
  const passages = markdown(
    `# Long\n\n${Array.from({ length: 60 }, (_, i) => `Sentence ${i} has ${words(6)}.`).join(" ")}`,
  );
  const sizes = passages.map(({ text }) => countOf(text));
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(220);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(80);
  for (const { text } of passages) expect(text).toMatch(/\.$/);
});

test("lists, tables and code are not cut while they have a reasonable length, and what introduces them stays with them", () => {
  const list = Array.from({ length: 20 }, (_, i) => `- item ${i} ${words(8)}`).join("\n");
  const passages = markdown(`${words(150)}.\n\n${words(90)}.\n\nTo return it:\n\n${list}\n\n${words(150)}.`);
  const holding = passages.filter(({ text }) => text.includes("- item"));
  expect(holding).toHaveLength(1);
  expect(holding[0]?.text).toContain(`To return it:\n\n${list}`);
});

test("a list beyond a reasonable length is cut between its items", () => {
  const passages = markdown(Array.from({ length: 100 }, (_, i) => `- item ${i} ${words(8)}`).join("\n"));
  expect(passages.length).toBeGreaterThan(3);
  for (const { text } of passages) expect(text).toMatch(/^- item \d+ word/);
});

test("a script without spaces is measured by its signs", () => {
  const passages = markdown(Array.from({ length: 100 }, () => "送料は無料で返品は三十日以内です。").join(""));
  expect(passages.length).toBeGreaterThan(2);
});

const line = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "# Heading",
    "## Other",
    "- item",
    "| a | b |",
    "|---|---|",
    "```",
    "> quote",
    "Text. More",
    "Intro:",
    "",
  ),
);

test("passages are verbatim, in order, and their sentences cut back to the exact text", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), fc.boolean(), (lines, isPlainText) => {
      const text = lines.join("\n").replace(/\r\n?/g, "\n");
      let from = 0;
      for (const passage of passagesOf(text, { isPlainText, guessAnchors: true })) {
        const at = text.indexOf(passage.text, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + passage.text.length;
        expect(passage.sentences[0]?.start).toBe(0);
        expect(passage.sentences.at(-1)?.end).toBe(passage.text.length);
        for (const { start, end } of passage.sentences) expect(passage.text.slice(start, end).trim()).not.toBe("");
      }
    }),
    { numRuns: 300 },
  );
});

test("a script is no part of a passage, and one within a paragraph ends no sentence", () => {
  const text = "Yes.\n\n<script>\nrun(1. That)\n</script>\n\nThe <script>a(). B()</script> light is on. It stays on.";
  expect(sentencesIn(text)).toEqual(["Yes.", "The <script>a(). B()</script> light is on.", "It stays on."]);
  expect(markdown("<style>\np { color: red }\n</style>")).toEqual([]);
});

test.each(["<script>", "# a\n", "- a\n", "|a|\n", "a\n\n", "```\n", "*", "a", "<div>", "[", "  - a\n", "a: "])(
  "300,000 characters of %j are read within the test's time, which quadratic work would exceed by far",
  (unit) => {
    for (const { text, sentences } of markdown(unit.repeat(300_000 / unit.length)))
      expect(sentences.at(-1)?.end).toBe(text.length);
  },
);

test.each(["[", "<!--", "- [\n", "    [", "| [ |\n"])(
  "no passage of 300,000 characters of %j grows without bounds",
  (unit) => {
    for (const { text } of markdown(unit.repeat(300_000 / unit.length))) expect(text.length).toBeLessThan(20_000);
  },
);

test("a heading that is a text is cut at a word for all passages below it, and read in no time", () => {
  const [passage] = markdown(`## ${"lorem ".repeat(150_000)}\n\nWhole.`);
  expect(passage!.headings).toEqual([expect.stringMatching(/^(lorem )+lorem…$/)]);
  expect(passage!.headings[0]!.length).toBeLessThanOrEqual(300);
  expect(passage!.anchor!.length).toBeLessThanOrEqual(300);
  expect(markdown(`## A {#${"a".repeat(1_000)}}\n\nB.`)[0]!.anchor!.length).toBeLessThanOrEqual(300);
  expect(markdown(`## ${"[".repeat(900_000)}\n\nWhole.`)).toHaveLength(1);
  expect(markdown(`## ${"😀".repeat(400)}\n\nWhole.`)[0]!.headings[0]!.isWellFormed()).toBe(true);
});

test("numbers before the headings of a text that counts them are none of their names", () => {
  const text = (numbers: string[]): string => numbers.map((number) => `## ${number} Warranty\n\nA year.`).join("\n\n");
  const headings = (numbers: string[]) => markdown(text(numbers)).map((one) => [one.headings.at(-1), one.anchor]);
  expect(headings(["1.", "2.1", "3)"])).toEqual([
    ["Warranty", "1-warranty"],
    ["Warranty", "21-warranty"],
    ["Warranty", "3-warranty"],
  ]);
  expect(headings(["1.", "24"])).toEqual([
    ["1. Warranty", "1-warranty"],
    ["24 Warranty", "24-warranty"],
  ]);
});

test("dates and floors are called by their numbers", () => {
  const headings = (...names: string[]) =>
    markdown(names.map((name) => `## ${name}\n\nOpen.`).join("\n\n")).map((one) => one.headings.at(-1));
  for (const names of [
    ["24. Dezember", "25. Dezember", "31. Dezember", "1. Januar"],
    ["1. Stock", "2. Stock", "3. Stock"],
  ])
    expect(headings(...names)).toEqual(names);
  expect(headings("1. Scope", "2. Price", "2.1 Taxes", "1. Place", "2. Time")).toEqual([
    "Scope",
    "Price",
    "Taxes",
    "Place",
    "Time",
  ]);
});

test("a heading without words ends the section above it", () => {
  const text = "# Hire {#hire}\n\n### Kayak\n\nFor one.\n\n###\n\nWe close at 8.";
  expect(markdown(text).map(({ headings, anchor, text: said }) => [headings, anchor, said])).toEqual([
    [["Hire", "Kayak"], "kayak", "For one."],
    [["Hire"], "hire", "We close at 8."],
  ]);
});
