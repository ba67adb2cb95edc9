import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const markdown = (html: string): string => readPage(html).markdown;

test("reads the main content without what stands around it", () => {
  const page = readPage(`<!doctype html><title> Help &amp; more </title><style>b{}</style>
    <body><header><nav><a href="/">Home</a></nav><h1>The Shop</h1></header><script>alert(1)</script>
    <main><h1>Returns</h1><p>Free for 30 days.</p><aside>Buy now</aside><form><button>Subscribe</button></form><p hidden>secret</p></main>
    <footer>Imprint</footer>`);
  expect(page).toEqual({ title: "Help & more", markdown: "# Returns\n\nFree for 30 days.", questions: [] });
});

test("without a main element the one article is it, else the body without its frame", () => {
  expect(markdown("<p>Before</p><article><header><h2>Title</h2></header><p>Text</p></article>")).toBe(
    "## Title\n\nText",
  );
  expect(
    markdown("<header>Logo</header><div><p>Text</p></div><div role=navigation>Menu</div><footer>Imprint</footer>"),
  ).toBe("Text");
});

test("headings keep their ids and lose their signs", () => {
  expect(markdown('<h2 id="ret">Returns <a href="#ret">#</a></h2><h3><a id="in"></a>Inside</h3><h4>Plain</h4>')).toBe(
    "## Returns {#ret}\n\n### Inside {#in}\n\n#### Plain",
  );
});

test("words keep their emphasis, code and links that lead somewhere", () => {
  expect(
    markdown(
      '<p>Send it <b>back </b>within <a href="https://shop.example/x"> 30 days</a>, <a href="javascript:x()">not</a> <code>later</code>.',
    ),
  ).toBe("Send it **back** within [30 days](https://shop.example/x), not `later`.");
});

test("white space is one space, and a break is a break", () => {
  expect(markdown("<p>Main\n  Street 1<br>10115&nbsp;Berlin</p>")).toBe("Main Street 1  \n10115 Berlin");
});

test("lists, also within one another and badly closed", () => {
  expect(markdown("<ul><li>one<ol><li>inner</ol><li><p>two</p><p>more</p></ul>")).toBe(
    "- one\n   1. inner\n- two more",
  );
});

test("tables", () => {
  expect(
    markdown("<table><caption>Sizes</caption><tr><th>Size<th>a|b<tbody><tr><td>S<td><p>36</p><p>38</p></table>"),
  ).toBe("###### Sizes\n\n| Size | a\\|b |\n| --- | --- |\n| S | 36 38 |");
});

test("code keeps its lines, whatever ticks it has", () => {
  expect(markdown("<pre><code>a\n  ```\nb</code></pre>")).toBe("````\na\n  ```\nb\n````");
});

test("questions of a list of frequent ones are headings", () => {
  expect(
    markdown("<dl><dt>How long?</dt><dd>Three days.</dd></dl><details><summary>How much?</summary>Free.</details>"),
  ).toBe("###### How long?\n\nThree days.\n\n###### How much?\n\nFree.");
});

test("a link around blocks does not swallow them", () => {
  expect(markdown('<a href="/x"><h3>Boots</h3><p>Warm.</p></a>')).toBe("### Boots\n\nWarm.");
});

test.each(["", "<", "<main>", "<main><script>x</script></main>", "\0", "<table><tr>"])(
  "nothing comes of %j",
  (html) => {
    expect(markdown(html).replace(/[\0\ufffd<]/g, "")).toBe("");
  },
);

test.each(["<div>", "<b>", '<a href="/x">', "<ul><li>", "<table><tr><td>", "<p>x", "<span><div>", "<!--"])(
  "a million characters of %s are read within the test's time, which quadratic work would exceed by far",
  (unit) => {
    const times = 1_000_000 / unit.length;
    expect(markdown(unit.repeat(times)).match(/x/g)?.length ?? 0).toBe(unit.endsWith("x") ? Math.floor(times) : 0);
  },
);

test("a bakery's cookies and toast are content, and a notice on cookies is not", () => {
  expect(
    readPage(
      "<section class=cookies><p>With nuts.</section><section class=toast><p>With jam.</section><div class=cookie-banner>Accept</div>",
    ).markdown,
  ).toBe("With nuts.\n\nWith jam.");
});
