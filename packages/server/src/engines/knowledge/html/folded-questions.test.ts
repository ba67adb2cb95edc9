import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const markdown = (html: string): string => readPage(html).markdown;

const folded = "###### How long?\n\nThree days.\n\n###### By card?\n\nYes.";

test.each([
  [
    "buttons in headings",
    `<h2><button aria-expanded=true aria-controls=a data-bs-toggle=collapse>How long?</button></h2><div id=a>Three days.</div>
     <h2><button class="accordion-button collapsed">By card? <i>+</i></button></h2><div>Yes.</div>`,
    folded.replaceAll("######", "##"),
  ],
  [
    "buttons above what they open",
    `<div><button>How long? <span>▾</span></button><div>Three days.</div></div>
     <div><button>By card?</button><p>Yes.</div>`,
    folded,
  ],
  [
    "parts that look alike",
    `<div class="faq-item open"><div class=q><span>How long?</span><span class=sign>+</span></div><div>Three days.</div></div>
     <div class="faq-item"><div class=q>By card?</div><div><p>Yes.</div></div>`,
    folded,
  ],
  ["a list", "<ul><li><h6>How long?</h6><p>Three days.</li><li><h6>By card?</h6>Yes.</ul>", folded],
])("questions that are folded as %s are headings", (_, html, read) => {
  expect(markdown(html)).toBe(read);
});

test("what a button opens is told by what it says it controls, or by its class", () => {
  expect(
    markdown(
      `<button aria-controls=sizes aria-expanded=false>Sizes</button><div id=sizes>S to XL.</div>
       <button class=accordion>Care</button><div>Wash cold.</div>
       <button aria-controls=more>Show more</button><p>Wool.</p><button>Buy</button>
       <button role=tab aria-controls=t>Details</button><div id=t>Knitted.</div>`,
    ),
  ).toBe("###### Sizes\n\nS to XL.\n\n###### Care\n\nWash cold.\n\nWool.\n\nKnitted.");
});

test("a hundred thousand buttons are read within the test's time, which quadratic work would exceed by far", () => {
  const button = '<button class="accordion">Care</button>';
  expect(markdown(button.repeat(100_000))).toBe("");
});

test.each([
  ["signs in a button", (long: string) => `<button>${long}x</button>`, "?"],
  ["signs in a heading", (long: string) => `<h2>${long}x</h2>`, "?"],
  ["signs in a paragraph", (long: string) => `<p>${long}x</p>`, "?"],
  ["names in a style", (long: string) => `<p style="${long}">x</p>`, "text-decoration:"],
  ["paragraphs", (long: string) => `<div>${long}</div>`, "<p>x</p>"],
])("300,000 %s are read within the test's time, which quadratic work would exceed by far", (_, page, some) => {
  expect(markdown(page(some.repeat(300_000))).length).toBeLessThan(4_000_000);
});

test("lists within lists are looked into once", () => {
  const page = `${"<ul><li><h4>Name</h4>".repeat(150)}x${"</ul>".repeat(150)}`.repeat(400);
  expect(markdown(page)).toContain("Name");
});
