import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** Four of a kind: two that tell of a thing by the name of a datum, one that tells it is not there, and one that tells nothing. */
const telling = (kind: string, name: string, [there, more, none]: [unknown, unknown, unknown]): Goods => ({
  [`Orm ${kind}`]: { category: kind, attributes: { [name]: there } as Record<string, string> },
  [`Tor ${kind}`]: { category: kind, attributes: { [name]: more } as Record<string, string> },
  [`Nil ${kind}`]: { category: kind, attributes: { [name]: none } as Record<string, string> },
  [`Fen ${kind}`]: { category: kind },
});

test.each<[string, string, string, [unknown, unknown, unknown], string, string]>([
  ["en", "headphones", "cable", ["1.5 m", "USB-C", "none"], "headphones with cable", "headphones without cable"],
  ["de", "Kopfhörer", "Kabellänge", ["1,5 m", "2 m", "keine"], "Kopfhörer mit Kabel", "Kopfhörer ohne Kabel"],
  ["fr", "Casque", "câble", ["1,5 m", "2 m", "aucun"], "casque avec câble", "casque sans câble"],
  ["es", "Auriculares", "cable", ["1,5 m", "USB", "ninguno"], "auriculares con cable", "auriculares sin cable"],
  ["it", "Cuffie", "lunghezza del cavo", ["1,5 m", "2 m", "0 m"], "cuffie con cavo", "cuffie senza cavo"],
  ["pt", "Auscultadores", "cabo", ["1,5 m", "USB", "nenhum"], "auscultadores com cabo", "auscultadores sem cabo"],
  ["nl", "Koptelefoon", "kabel", ["1,5 m", "USB", "geen"], "koptelefoon met kabel", "koptelefoon zonder kabel"],
  ["tr", "Kulaklık", "kablo", ["1,5 m", "USB", "yok"], "kablolu kulaklık", "kablosu olmayan kulaklık"],
  ["tr", "Ayakkabı", "Bağcık", ["var", "pamuk", "yok"], "bağcıklı ayakkabı", "bağcığı olmayan ayakkabı"],
  ["en", "Speaker", "bluetooth", ["5.3", 4, "no"], "bluetooth speaker", "speaker without bluetooth"],
  ["en", "Chair", "armrests", [2, ["padded", "foldable"], 0], "chair with armrests", "chair without armrests"],
  ["de", "Stuhl", "Anzahl Armlehnen", [2, "1", "0"], "Stuhl mit Armlehnen", "Stuhl ohne Armlehnen"],
  ["en", "Jacket", "zipper", ["metal", true, false], "jacket with zipper", "jacket without zipper"],
  ["en", "Cream", "fragrance", ["lavender", "yes", "none"], "cream with fragrance", "cream without fragrance"],
])("in %s: %s with %s: %j", async (locale, kind, name, told, with_, without) => {
  await keepGoods(shop, telling(kind, name, told), locale);
  expect(titlesOf(await askLast(shop, with_))).toEqual([`Orm ${kind}`, `Tor ${kind}`]);
  const { products, response } = await askLast(shop, without);
  expect(products.map(({ title }) => title)).toEqual([`Nil ${kind}`, `Fen ${kind}`]);
  expect(response).toContain(`Nil ${kind}`);
});

describe("what nobody may have", () => {
  test.each<[string, Record<string, string | number>, Record<string, string | number>, string]>([
    ["Bar", { nuts: "none" }, { nuts: "hazelnuts" }, "bar without nuts"],
    ["Crisps", { gluten: "0 mg/kg" }, { gluten: "120 mg/kg" }, "gluten free crisps"],
    ["Beer", { alcohol: "0.0 %" }, { alcohol: "5.1 %" }, "beer without alcohol"],
    ["Riegel", { Nüsse: "keine" }, { Nüsse: "Haselnüsse" }, "Riegel ohne Nüsse"],
    ["Cream", { fragrance: "none" }, { fragrance: "lavender" }, "I'm allergic to fragrance, cream"],
    ["Cream", { fragrance: "unscented" }, { fragrance: "lavender" }, "cream without fragrance"],
    ["Dress", { sleeves: "sleeveless" }, { sleeves: "long" }, "dress without sleeves"],
    ["Cream", { fragrance: 0 }, { fragrance: "lavender" }, "fragrance-free cream"],
    ["Creme", { Parfüm: "0 %" }, { Parfüm: "2 %" }, "Ich bin allergisch gegen Parfüm, Creme"],
  ])("%s: %j, and not %j: %s", async (kind, none, there, message) => {
    await keepGoods(
      shop,
      {
        [`Pure ${kind}`]: { category: kind, attributes: none as Record<string, string> },
        [`Rich ${kind}`]: { category: kind, attributes: there as Record<string, string> },
      },
      "en",
    );
    expect(titlesOf(await askLast(shop, message))).toEqual([`Pure ${kind}`]);
  });

  test("what is called after a thing that is eaten is of the list", async () => {
    await keepGoods(shop, { "Plain cream": { category: "Cream" } }, "en");
    const { products, applied_filters } = await askLast(shop, "I'm allergic to milk, cream");
    expect([products.length, applied_filters.map(({ label }) => label)]).toEqual([
      0,
      ["without milk", "without cream"],
    ]);
  });
});

test.each<[Record<string, string | boolean>, string]>([
  [{ nut_free: "yes" }, "bar without nuts"],
  [{ fragrance_free: true }, "bar without fragrance"],
  [{ colour: "cable grey" }, "bar without bluetooth"],
])("a name that holds a thing beside another tells nothing of it: %j: %s", async (attributes, message) => {
  await keepGoods(shop, { "Orm bar": { category: "Bars", attributes: attributes as Record<string, string> } }, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(["Orm bar"]);
});
