import { expect, test } from "vitest";
import { readPage } from "./page.ts";

const markdown = (html: string): string => readPage(html).markdown;

test("what a table is called is its heading, and a remark on it is told", () => {
  const table = (caption: string): string =>
    `<table><caption>${caption}</caption><thead><tr><th>Time<th></thead><tr><td>1 hour<td>€ 40</table>`;
  const rows = "| Time |  |\n| --- | --- |\n| 1 hour | € 40 |";
  expect(markdown(table("Sauna") + table("Steam bath"))).toBe(
    `###### Sauna\n\n${rows}\n\n###### Steam bath\n\n${rows}`,
  );
  expect(markdown(table("Children go free."))).toBe(`Children go free.\n\n${rows}`);
});

test("a table of names and a figure each that has no head is a list", () => {
  const hours = "- Monday – Friday: 9–17\n- Sunday: closed";
  expect(markdown("<table><tr><td>Monday – Friday<td>9–17<tr><td>Sunday<td>closed</table>")).toBe(hours);
  expect(markdown("<table><tr><th>Sunday<td>closed<tr><th>Monday<td>9–17</table>")).toBe(
    "- Sunday: closed\n- Monday: 9–17",
  );
  expect(markdown("<table><tr><td>Boat<td>Price<tr><td>Canoe<td>€ 9</table>")).toBe(
    "| Boat | Price |\n| --- | --- |\n| Canoe | € 9 |",
  );
});

test("so is one of names and words each, where no row is set apart as its head", () => {
  const rows = (...cells: [string, string][]): string => cells.map(([a, b]) => `<tr><td>${a}<td>${b}`).join("");
  const staff: [string, string][] = [
    ["Manager", "Olga Petrova"],
    ["Sound engineer", "Ben Ong, from 9"],
    ["Tuner", "Ada Reyes"],
  ];
  expect(markdown(`<table>${rows(...staff)}</table>`)).toBe(
    "- Manager: Olga Petrova\n- Sound engineer: Ben Ong, from 9\n- Tuner: Ada Reyes",
  );
  const asTable = "| Post | Who |\n| --- | --- |\n| Manager | Olga Petrova |";
  expect(markdown(`<table><thead>${rows(["Post", "Who"])}</thead>${rows(staff[0]!)}</table>`)).toBe(asTable);
  expect(markdown(`<table>${rows(["<b>Post</b>", "<strong>Who</strong>"], staff[0]!)}</table>`)).toBe(
    asTable.replace("Post", "**Post**").replace("Who", "**Who**"),
  );
});

test("a cell that spans rows or columns is told in each", () => {
  expect(
    markdown(
      `<table><tr><th>Zone<th>Up to<th>Price<tr><td rowspan=2>Inland<td>10 kg<td>€ 9<tr><td>20 kg<td>€ 13
       <tr><td>Islands<td colspan=2>on request</table>`,
    ),
  ).toBe(
    "| Zone | Up to | Price |\n| --- | --- | --- |\n| Inland | 10 kg | € 9 |\n| Inland | 20 kg | € 13 |\n| Islands | on request | on request |",
  );
});

test("a row that spans the table names what is below it, or remarks on what is above", () => {
  expect(
    markdown(
      `<table><tr><th colspan=2>Adults<tr><td>Cut<td>€ 30<tr><td colspan=2>Children<tr><td>Cut<td>€ 15
       <tr><td colspan=2>All prices include tax.</table>`,
    ),
  ).toBe("###### Adults\n\n- Cut: € 30\n\n###### Children\n\n- Cut: € 15\n\nAll prices include tax.");
  expect(
    markdown("<table><tr><th>Cut<th>Price<tr><td colspan=2>Long hair<tr><td>Wash<td>€ 9<tr><td>Dry<td>€ 8</table>"),
  ).toBe("###### Long hair\n\n| Cut | Price |\n| --- | --- |\n| Wash | € 9 |\n| Dry | € 8 |");
});

test("however wide a table is, and however many rows a cell spans, reading it stays linear", () => {
  const cells = "<td rowspan=1000 colspan=1000>x".repeat(20_000);
  expect(markdown(`<table><tr>${cells}${"<tr><td>y".repeat(20_000)}</table>`)).toMatch(/y/);
});
