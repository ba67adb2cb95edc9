import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const answered = (name: unknown, text: unknown) => ({
  "@type": "Question",
  name,
  acceptedAnswer: { "@type": "Answer", text },
});
const script = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

test.each<[string, unknown]>([
  ["a page of questions", { "@type": "FAQPage", mainEntity: [answered("Why?", "Because."), answered("How?", "So.")] }],
  [
    "a graph",
    {
      "@graph": [
        { "@type": "WebPage" },
        { "@type": "FAQPage", mainEntity: [answered("Why?", "Because."), answered("How?", "So.")] },
      ],
    },
  ],
  [
    "several answers, of which the first counts",
    [{ ...answered("Why?", ""), acceptedAnswer: [{ text: "Because." }, { text: "No." }] }, answered("How?", "So.")],
  ],
])("finds questions in JSON-LD: %s", (_what, data) => {
  expect(readPage(`<main>Text</main>${script({ "@type": "Organization" })}${script(data)}`).questions).toEqual([
    { question: "Why?", answer: "Because." },
    { question: "How?", answer: "So." },
  ]);
});

test("finds them in microdata", () => {
  const page = `<main itemscope itemtype="https://schema.org/FAQPage"><div itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">
    <h3 itemprop="name">Why?</h3><div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><div itemprop="text"><b>Because.</b></div></div></div></main>`;
  expect(readPage(page).questions).toEqual([{ question: "Why?", answer: "<b>Because.</b>" }]);
});

test("finds none in data that are broken, deep or of something else", () => {
  const deep = `${'{"a":'.repeat(3_000)}1${"}".repeat(3_000)}`;
  for (const data of ["{", "null", "[1]", '{"@type": "Product"}', deep])
    expect(readPage(`<main>Text</main><script type="application/ld+json">${data}</script>`).questions).toEqual([]);
});
