import { beforeEach, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const priced = (amount: number, brand: string) => ({ price: { amount: `${amount}.00`, currency: "USD" }, brand });

beforeEach(() =>
  keepGoods(
    shop,
    {
      "Headphones A": priced(4, "Philips"),
      "Headphones B": priced(15, "Philips"),
      "Headphones C": priced(40, "Philips"),
    },
    "en",
  ),
);

test.each([
  ["headphones Philips entre 7 y 29 $"],
  ["headphones Philips entre 7 et 29 $"],
  ["headphones Philips zwischen 7 und 29 $"],
  ["headphones Philips tra 7 e 29 $"],
  ["headphones Philips entre 7 e 29 $"],
  ["headphones Philips tussen 7 en 29 $"],
])("both bounds of a price are read in whichever language says them: %s", async (message) => {
  expect(titlesOf(await askLast(shop, message))).toEqual(["Headphones B"]);
});

test.each([
  ["en", "headphones cheapest first", "headphones, most expensive first"],
  ["de", "headphones, das Billigste zuerst", "headphones, das Teuerste zuerst"],
  ["fr", "headphones, les moins chers d’abord", "headphones, les plus chers d’abord"],
  ["es", "headphones, los más baratos primero", "headphones, los más caros primero"],
  ["it", "headphones, i più economici per primi", "headphones, prima i più cari"],
  ["pt", "headphones, os mais baratos primeiro", "headphones, os mais caros primeiro"],
  ["nl", "headphones, goedkoopste eerst", "headphones, duurste eerst"],
  ["tr", "headphones, önce en ucuz", "headphones, önce en pahalı"],
])("in %s what comes first is an order, and no word to look for", async (_, cheapest, dearest) => {
  for (const [message, order] of [
    [cheapest, "cheapest"],
    [dearest, "dearest"],
  ] as const) {
    const { applied_filters } = await askLast(shop, message);
    expect([message, applied_filters.map(({ field, value }) => [field, value])]).toEqual([
      message,
      [
        ["words", "headphones"],
        ["order", order],
      ],
    ]);
  }
});

test.each([
  ["en", "the most expensive headphones"],
  ["de", "die teuersten headphones"],
  ["fr", "les headphones les plus chers"],
  ["es", "los headphones más caros"],
  ["it", "gli headphones più cari"],
  ["it", "headphones più costose"],
  ["pt", "os headphones mais caros"],
  ["pt", "headphones mais caras primeiro"],
  ["nl", "de duurste headphones"],
  ["tr", "en pahalı headphones"],
])("in %s the dearest come first, wherever the thing stands: %s", async (_, message) => {
  const { products, applied_filters } = await askLast(shop, message);
  expect(applied_filters.map(({ field, value }) => [field, value])).toEqual([
    ["words", "headphones"],
    ["order", "dearest"],
  ]);
  expect(products.map(({ title }) => title)).toEqual(["Headphones C", "Headphones B", "Headphones A"]);
});

test("white is a colour, and nothing that somebody knows", async () => {
  const coloured = (colour: string) => ({ attributes: { colour } });
  await keepGoods(shop, { "Beutel Alm": coloured("Weiß"), "Beutel Ruf": coloured("Rot") }, "de");
  expect(titlesOf(await askLast(shop, "Beutel nicht in Weiß"))).toEqual(["Beutel Ruf"]);
  expect(titlesOf(await askLast(shop, "ein Beutel, nicht weiß"))).toEqual(["Beutel Ruf"]);
});
