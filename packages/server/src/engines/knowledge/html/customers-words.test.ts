import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const markdown = (html: string): string => readPage(`<main><h2>Desk</h2>${html}</main>`).markdown;

test.each(["testimonials", "c-testimonial", "customer-reviews", "review-card", "Reviews__list"])(
  "what is called %s is what customers say",
  (name) => {
    const said = `<div class="${name}"><p>The best desk that I ever had.</p><p>Ann Bell</p></div>`;
    expect(markdown(said)).toContain("> “The best desk that I ever had.”\n>\n> — Ann Bell");
  },
);

test.each([
  `<section id="contract-review"><p>We read your contract.</p></section>`,
  `<div class="product no-reviews"><p>We read your contract.</p></div>`,
  `<div class="reviews"><p>We read your contract.</p><table><tr><th>Plan</th><td>9</td></tr></table></div>`,
])("what only has to do with them is the house's own: %s", (html) => {
  expect(markdown(html)).toContain("We read your contract.");
  expect(markdown(html)).not.toContain(">");
});
