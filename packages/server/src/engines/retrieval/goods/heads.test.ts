import { expect, test } from "vitest";
import { askedFor, headsBuilder, placeOf, textsAt } from "./heads.ts";

const titles = ["Red mug", "Blue mug", "Red lamp", "Blue lamp"];

function calledBy(name: string, mostWords?: number): number[] {
  const builder = headsBuilder(mostWords);
  titles.forEach((title, text) =>
    builder.add(text, { title, brand: null, category: null, attributes: {}, language: "en" }),
  );
  const heads = builder.finish();
  const place = placeOf(heads, askedFor(name, "en")!);
  return place === undefined ? [] : [...textsAt(heads.called, place)];
}

test("a product is what the last word of its title names", () => {
  expect([calledBy("mugs"), calledBy("lamp")]).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test("of more words than there is room for the first are known", () => {
  expect([calledBy("mugs", 1), calledBy("lamp", 1)]).toEqual([[0, 1], []]);
});

test.for([
  "product_type",
  "Produktart",
  "tipo de producto",
  "type de produit",
  "tipo di prodotto",
  "tipo_de_produto",
  "ürün türü",
])("what it is is told by %s, too", (name) => {
  const builder = headsBuilder();
  builder.add(0, { title: "Nordlys 7", brand: null, category: null, attributes: { [name]: "lamp" }, language: "en" });
  const heads = builder.finish();
  expect([...textsAt(heads.told, placeOf(heads, "lamp") ?? -1)]).toEqual([0]);
});
