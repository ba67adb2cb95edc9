import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const kinds = {
  en: ["Phones", "phones"],
  de: ["Handys", "Handys"],
  fr: ["Téléphones", "téléphones"],
  es: ["Móviles", "móviles"],
  it: ["Telefoni", "telefoni"],
  pt: ["Telemóveis", "telemóveis"],
  nl: ["Telefoons", "telefoons"],
  tr: ["Telefonlar", "telefonlar"],
} as const;

const goodsOf = (category: string) =>
  Object.fromEntries(
    (
      [
        ["Vela G24", "Vela", "899.00"],
        ["Vela A15", "Vela", "199.00"],
        ["Orto Nine", "Orto", "949.00"],
        ["Mira Six", "Mira", "699.00"],
      ] as const
    ).map(([title, brand, amount]) => [title, { brand, category, price: { amount, currency: "EUR" } }]),
  );

const cheaper: [keyof typeof kinds, string][] = [
  ["en", "phones cheaper than the Vela G24"],
  ["de", "Handys günstiger als das Vela G24"],
  ["fr", "téléphones moins chers que le Vela G24"],
  ["es", "móviles más baratos que el Vela G24"],
  ["it", "telefoni meno cari del Vela G24"],
  ["pt", "telemóveis mais baratos que o Vela G24"],
  ["nl", "telefoons goedkoper dan de Vela G24"],
  ["tr", "Vela G24'ten daha ucuz telefonlar"],
];

test.each(cheaper)("%s: what is cheaper than one that is named is not that one: %s", async (locale, message) => {
  await keepGoods(shop, goodsOf(kinds[locale][0]), locale);
  const answer = await askLast(shop, message);
  expect([answer.response, titlesOf(answer)]).toEqual([answer.response, ["Mira Six", "Vela A15"]]);
});

const alike: [keyof typeof kinds, string][] = [
  ["en", "alternative to the Orto Nine"],
  ["en", "phones similar to the Orto Nine"],
  ["en", "something like the Orto Nine"],
  ["de", "Alternative zum Orto Nine"],
  ["de", "Handys, die ähnlich wie das Orto Nine sind"],
  ["fr", "une alternative au Orto Nine"],
  ["es", "alternativa al Orto Nine"],
  ["it", "alternativa al Orto Nine"],
  ["pt", "alternativa ao Orto Nine"],
  ["nl", "alternatief voor de Orto Nine"],
  ["tr", "Orto Nine'a benzer telefonlar"],
];

test.each(alike)("%s: what is like one that is named is not that one: %s", async (locale, message) => {
  await keepGoods(shop, goodsOf(kinds[locale][0]), locale);
  const answer = await askLast(shop, message);
  expect([answer.response, titlesOf(answer)]).toEqual([answer.response, ["Mira Six", "Vela A15", "Vela G24"]]);
});

test.each([
  ["phones", "cheaper than the Orto Nine", ["Mira Six", "Vela A15", "Vela G24"]],
  ["phones", "something like the Orto Nine", ["Mira Six", "Vela A15", "Vela G24"]],
  ["phones under 800", "something like the Mira Six", ["Vela A15"]],
  ["phones", "cheaper ones", ["Vela A15"]],
])("also behind what was shown: %s, %s", async (first, message, titles) => {
  await keepGoods(shop, goodsOf("Phones"), "en");
  const answer = await askLast(shop, first, message);
  expect([answer.response, titlesOf(answer)]).toEqual([answer.response, titles]);
});

const leftOut: [keyof typeof kinds, string][] = [
  ["en", "remove Orto"],
  ["en", "drop the Orto ones"],
  ["en", "take out Orto"],
  ["en", "leave out Orto"],
  ["en", "exclude Orto"],
  ["en", "hide Orto"],
  ["de", "entferne Orto"],
  ["de", "lass Orto weg"],
  ["fr", "enlève Orto"],
  ["es", "quita Orto"],
  ["it", "togli Orto"],
  ["pt", "tira Orto"],
  ["nl", "verwijder Orto"],
  ["nl", "laat Orto weg"],
  ["tr", "Orto'yu çıkar"],
];

describe("what shall be left out of what was shown", () => {
  test.each(leftOut)("%s: %s", async (locale, message) => {
    const [category, said] = kinds[locale];
    await keepGoods(shop, goodsOf(category), locale);
    const answer = await askLast(shop, said, message);
    expect([answer.response, titlesOf(answer)]).toEqual([answer.response, ["Mira Six", "Vela A15", "Vela G24"]]);
  });
});

describe("things of another name", () => {
  beforeEach(() =>
    keepGoods(
      shop,
      {
        "Nike Free Run": { brand: "Nike", category: "Shoes" },
        "Vela Hug": { brand: "Vela", category: "Shoes" },
        "Tozo Handbag Free": { brand: "Tozo" },
        "Vela Six 15": { price: { amount: "600.00", currency: "EUR" } },
        "Black boots": { category: "Shoes", attributes: { colour: "black" } },
        "Muesli Gluten Free": {},
      },
      "en",
    ),
  );

  test.each([
    ["nike free run", ["Nike Free Run"]],
    ["handbag", ["Tozo Handbag Free"]],
    ["muesli without gluten", ["Muesli Gluten Free"]],
    ["vela six 15 price", ["Vela Six 15"]],
    ["shoes in any colour but black", ["Nike Free Run", "Vela Hug"]],
    ["any colour but black shoes", ["Nike Free Run", "Vela Hug"]],
  ])("%s", async (message, titles) => {
    const answer = await askLast(shop, message);
    expect([answer.response, titlesOf(answer)]).toEqual([answer.response, titles]);
  });
});
