import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const markdown = (html: string): string => readPage(html).markdown;

test("what moves across a page is told once, and what is the same of two things twice", () => {
  const brands = "<p class=b>Ash<p class=b>Birch<p class=b>Cedar";
  expect(markdown(`<div>${brands}${brands}</div>`)).toBe("Ash\n\nBirch\n\nCedar");
  expect(markdown("<p class=b>9–17<p class=b>9–12<p class=b>9–17<p class=b>9–12")).toBe("9–17\n\n9–12\n\n9–17\n\n9–12");
});

test("what only begins a text that is told whole behind it is left out", () => {
  const whole = "Our boats are built of cedar and ash by two people, and each takes a winter.";
  expect(
    markdown(`<p>Our boats are built of cedar and ash ...</p><button>More</button><p hidden><p>${whole}</p>`),
  ).toBe(whole);
  expect(markdown("<p>And so on …<p>And so on and on.")).toBe("And so on …\n\nAnd so on and on.");
});

test("a figure that is counted up from zero is what it is counted up to", () => {
  expect(
    markdown(`<p><b data-count="1800">0</b>+ boats, <i data-target=12>0 </i>people, <i data-count=x>0</i> days`),
  ).toBe("**1800**+ boats, 12 people, 0 days");
});

test("a list says its signs once", () => {
  expect(markdown("<ul><li>• Oars<li>▪ <b>Sails</b></ul>")).toBe("- Oars\n- **Sails**");
});

test("signs around the line above a heading are none of its words", () => {
  expect(markdown("<div><p>[ Our work ]<h2>Boats</h2></div>")).toBe("## Our work: Boats");
  expect(markdown("<div><p>— His/Her —<h2>Boats</h2></div>")).toBe("## His/Her: Boats");
  expect(markdown("<div><p>Home / Shop<h2>Boats</h2></div>")).toBe("Home / Shop\n\n## Boats");
});

test("a footer that claims the rights in the page is none of the content, wherever it stands", () => {
  const main = "<h1>Boats</h1><p>We build them.";
  expect(markdown(`<main>${main}<section><footer><p>Menu<p>© 2026 The yard</footer></section></main>`)).toBe(
    "# Boats\n\nWe build them.",
  );
  expect(markdown(`<main>${main}<footer>Since 1921.</footer></main>`)).toContain("Since 1921.");
  expect(markdown(`${main}<div class="copyright">© 2026</div>`)).not.toContain("2026");
});

test("what covers a page for a while may be called so by its id; a heading on cookies is none", () => {
  expect(
    markdown(`<div id="cookie-popup"><h2>Cookies</h2></div><h1>Boats</h1><h2 id="cookies">Cookies</h2><p>None.`),
  ).toBe("# Boats\n\n## Cookies {#cookies}\n\nNone.");
});
