import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const markdown = (html: string): string => readPage(html).markdown;

const terms = [
  ["Scope", "These terms hold for all boats that are lent by the yard, and for whoever takes them out."],
  ["Cancelling", "Until a week before, nothing is to be paid. Until a day before, it is half of the price."],
  ["Coming back late", "Each hour that has begun is charged, and so is whoever waits for the boat."],
] as const;

test("short lines above texts that look alike are their headings", () => {
  const line = (words: string): string => `<div class="t"><span>${words}</span></div>`;
  expect(markdown(terms.map(([name, text]) => `${line(name)}${line(text)}<br>`).join(""))).toBe(
    terms.map(([name, text]) => `###### ${name}\n\n${text}`).join("\n\n"),
  );
  const twice = terms.slice(1).map(([name, text]) => `${line(name)}${line(text)}`);
  expect(markdown(twice.join(""))).not.toContain("#");
  expect(
    markdown(`${terms.map(([name, text]) => `${line(name)}${line(text)}`).join("")}${line("The yard")}`),
  ).not.toContain("#");
});

test("a bold name above a figure is a row, and one above a text its heading", () => {
  expect(markdown("<p><b>Monday to Friday:</b><br>9–17<p><b>Sunday</b>:<br>by call")).toBe(
    "**Monday to Friday:** 9–17\n\n**Sunday**: by call",
  );
  expect(markdown("<p><b>Sunday:</b><br>We are closed.")).toBe("**Sunday:**  \nWe are closed.");
});
