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

test.each([
  "visibility:hidden",
  "color: red; visibility : collapse",
  "font-size:0",
  "font-size: 0px;",
  "position:absolute;left:-9999px",
  "position:absolute; top: -9999px",
  "text-indent:-1000em",
  "position:absolute;clip:rect(0,0,0,0)",
  "clip: rect(1px, 1px, 1px, 1px)",
  "clip-path: inset(50%)",
  "display:none",
])("words that readers don't see are not read: %s", (style) => {
  expect(
    markdown(`<p>Seen.</p><p style="${style}">Hidden.</p><p>And <span style="${style}">hidden</span> seen.</p>`),
  ).toBe("Seen.\n\nAnd seen.");
});

test.each([
  "opacity:0",
  "font-size:0.9em",
  "font-size:0.05rem",
  "margin-left:-15px",
  "left:-50%",
  "visibility:visible",
  "clip-path:inset(5%)",
])("words that a page moves, fades in or writes small are read: %s", (style) => {
  expect(markdown(`<p style="${style}">Seen.</p>`)).toBe("Seen.");
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

test("what stands behind parts that each have a heading is none of the last", () => {
  const cards = (level: number): string =>
    ["Kayak", "Canoe"].map((name) => `<div class="card"><h${level}>${name}</h${level}><p>For one.</p></div>`).join("");
  const rest = "<dl><dt>Deposit</dt><dd>£50</dd><dt>Vests</dt><dd>included</dd></dl><p>We close at 8.</p>";
  const told = "- Deposit: £50\n- Vests: included\n\nWe close at 8.";
  const named = "### Kayak\n\nFor one.\n\n### Canoe\n\nFor one.";
  const behind = (html: string): string => readPage(`<main><h2>Hire</h2>${html}</main>`).markdown;
  for (const html of [`<div class="cards">${cards(3)}</div>${rest}`, `${cards(3)}${rest}`])
    expect(behind(html)).toBe(`## Hire\n\n${named}\n\n###\n\n${told}`);
  expect(behind(`<div>${cards(3)}</div><h2>Rules</h2><p>None.</p>`)).toBe(`## Hire\n\n${named}\n\n## Rules\n\nNone.`);
  expect(
    behind(
      `<div class="card"><p>Kayak</p><p>For one.</p><p>It is light.</p></div><div class="card"><p>Canoe</p><p>For two.</p><p>It is heavy.</p></div>${rest}`,
    ),
  ).toBe(
    `## Hire\n\n###### Kayak\n\nFor one.\n\nIt is light.\n\n###### Canoe\n\nFor two.\n\nIt is heavy.\n\n######\n\n${told}`,
  );
});

test("a price that only its class says was, of a thing that has no other, is its price", () => {
  const lamp = (price: string): string => `<div><h3>Lamp</h3><p>${price}</p><p>For 2 rooms.</p></div>`;
  const priced = (...prices: string[]): string => readPage(`<main>${prices.map(lamp).join("")}</main>`).markdown;
  expect(priced('<span class="was">$49</span>', '<span class="was">$99</span> <b class="now">$79</b>')).toBe(
    "### Lamp\n\n$49\n\nFor 2 rooms.\n\n### Lamp\n\n**$79**\n\nFor 2 rooms.",
  );
  expect(priced("<del>$49</del>")).not.toContain("49");
  expect(priced('<span class="old-price">$20</span> <span class="price">15.00 USD</span>')).not.toContain("20");
  expect(priced('<span class="old-price">20 €</span> <span class="price">15,-</span>')).not.toContain("20");
});
