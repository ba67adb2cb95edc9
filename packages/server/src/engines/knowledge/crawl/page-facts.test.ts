import { expect, test } from "vitest";
import { readPage } from "../html/page.ts";
import { readFacts } from "./page-facts.ts";

const url = "https://shop.example/help/returns";

test("a page says what it is called, where it leads, and whether it is wanted", () => {
  const facts = readFacts(
    `<!doctype html><html><head><title>A &lt;b&gt; &amp; c</title><base href="/de/">
     <link rel="canonical" href="retoure?utm_source=x"><meta name="robots" content="NOINDEX, follow"></head>
     <body><nav><a href="menu">Menu</a></nav>
     <main><h1>Returns</h1><p><a href="costs#table">Costs</a> <a href="costs">again</a> <a rel="nofollow" href="ad">Ad</a>
     <a href="mailto:a@b.example">Mail</a> <a href="#here">Here</a></p></main></body></html>`,
    url,
  );
  expect(facts).toMatchObject({
    canonical: "https://shop.example/de/retoure",
    noindex: true,
    nofollow: false,
    links: ["https://shop.example/de/menu", "https://shop.example/de/costs"],
    hasScripts: false,
  });
  expect(readPage(facts.content)).toEqual({
    title: "A <b> & c",
    markdown:
      "# Returns\n\n[Costs](https://shop.example/de/costs#table) [again](https://shop.example/de/costs) [Ad](https://shop.example/de/ad) [Mail](mailto:a@b.example) Here",
    questions: [],
  });
});

test("`none` means neither", () => {
  expect(readFacts('<meta name="Robots" content="none">', url)).toMatchObject({ noindex: true, nofollow: true });
});

test("what is read of the content is what is read of the page", () => {
  const page =
    "<title>T</title><body><header>Logo</header><div role=navigation>Menu</div><p>Text &amp; more</p><footer>F</footer>";
  expect(readPage(readFacts(page, url).content)).toEqual(readPage(page));
});

test("questions that a page marks for machines come along, wherever they stand", () => {
  const faq = (question: string): string =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: question, acceptedAnswer: { text: "So </b>." } }] })}</script>`;
  const page = `<head>${faq("First?")}<script type="application/ld+json">{"@type":"Organization"}</script></head><body><main>${faq("Second?")}<p>Text</p></main>${faq("Third?")}</body>`;
  const { content } = readFacts(page, url);
  const asked = readPage(content).questions.map(({ question }) => question);
  expect(asked.toSorted()).toEqual(["First?", "Second?", "Third?"]);
  expect(content).not.toContain("Organization");
});

test("of a base that is no address nothing comes", () => {
  expect(readFacts('<base href="http://"><a href="x">x</a>', url).links).toEqual(["https://shop.example/help/x"]);
});
