import { expect, test } from "vitest";
import { addressOfQuote } from "./text-fragment.ts";

const page = "https://shop.example/help";
const at = (quote: string) => addressOfQuote(page, quote).slice(page.length);

test.each([
  ["You can return it.", "#:~:text=You%20can%20return%20it"],
  ["Shipping costs **4.90 euros**.", "#:~:text=Shipping%20costs%204.90%20euros"],
  ["a well-known, fair & square deal", "#:~:text=a%20well%2Dknown%2C%20fair%20%26%20square%20deal"],
  ["See [our terms](https://shop.example/terms) for `all` of it", "#:~:text=See%20our%20terms%20for%20all%20of%20it"],
  ["- Send it back within 30 days", "#:~:text=Send%20it%20back%20within%2030%20days"],
  ["> Nobody asks you why", "#:~:text=Nobody%20asks%20you%20why"],
  ["two lines\nof one paragraph", "#:~:text=two%20lines%20of%20one%20paragraph"],
  [
    "![A parcel](https://shop.example/p.png) Parcels arrive quickly here.",
    "#:~:text=Parcels%20arrive%20quickly%20here",
  ],
  ["“Send it back” — that’s all", "#:~:text=Send%20it%20back%E2%80%9D%20%E2%80%94%20that%E2%80%99s%20all"],
])("%j is looked for as its page shows it", (quote, fragment) => {
  expect(at(quote)).toBe(fragment);
});

test("a long quote is named by its first and last words", () => {
  expect(at("Parcels within Germany arrive in two to three working days, and those to Austria take four.")).toBe(
    "#:~:text=Parcels%20within%20Germany%20arrive%20in,those%20to%20Austria%20take%20four",
  );
});

test("a word that the quote's end may have cut off is left out", () => {
  expect(at("Parcels within Germany arrive in two to three working days, and those to Austria take fo")).toBe(
    "#:~:text=Parcels%20within%20Germany%20arrive%20in,and%20those%20to%20Austria%20take",
  );
});

test("languages without spaces have words too", () => {
  expect(at("商品到着後30日以内であれば返品できます。")).toMatch(/^#:~:text=%E5%95%86%E5%93%81.*,.*/);
  expect(at("ส่งคืนสินค้าได้ภายในสามสิบวัน")).toMatch(/^#:~:text=/);
});

test("of a heading with its text the text is looked for; alone, the heading", () => {
  expect(at("## How long does it take\n\nParcels arrive in two days.")).toBe(
    "#:~:text=Parcels%20arrive%20in%20two%20days",
  );
  expect(at("## How long does it take")).toBe("#:~:text=How%20long%20does%20it%20take");
});

test.each([
  "",
  "Two words",
  "```\nnpm install the whole thing\n```",
  "| a b c | d e f |\n|--|--|\n| g h i | j k l |",
  "| Germany costs 4.90 | Austria costs 9.90 |",
  "![only a picture of it](https://shop.example/p.png)",
])("%j is not looked for", (quote) => {
  expect(at(quote)).toBe("");
});

test("an anchor of the address stays, and so does a fragment of its own", () => {
  expect(addressOfQuote(`${page}#costs`, "You can return it.")).toBe(`${page}#costs:~:text=You%20can%20return%20it`);
  expect(addressOfQuote(`${page}#:~:text=own`, "You can return it.")).toBe(`${page}#:~:text=own`);
});
