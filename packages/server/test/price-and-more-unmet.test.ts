import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const price = (amount: string) => ({ amount, currency: "EUR" });

/** Two of a kind, neither red, cheap nor of so much memory; and a mug that is red. */
const goods = (colour: string, [grey, black, red]: [string, string, string]): Goods => ({
  "Laptop Cora": { price: price("900.00"), attributes: { [colour]: grey, memory: "16 GB" } },
  "Laptop Dena": { price: price("700.00"), attributes: { [colour]: black, memory: "8 GB" } },
  "Zumo Luno": { attributes: { [colour]: red } },
});

describe("where neither the price nor another wish is met, both are said", () => {
  test.each<[string, string, string, [string, string, string]]>([
    ["en", "red laptop under 100 €", "colour", ["grey", "black", "red"]],
    ["de", "roter Laptop unter 100 €", "Farbe", ["grau", "schwarz", "rot"]],
    ["fr", "laptop rouge à moins de 100 €", "couleur", ["gris", "noir", "rouge"]],
    ["es", "laptop rojo por menos de 100 €", "color", ["gris", "negro", "rojo"]],
    ["it", "laptop rosso sotto i 100 €", "colore", ["grigio", "nero", "rosso"]],
    ["pt", "laptop vermelho por menos de 100 €", "cor", ["cinzento", "preto", "vermelho"]],
    ["nl", "rode laptop onder 100 €", "kleur", ["grijs", "zwart", "rood"]],
    ["tr", "100 €'dan ucuz kırmızı laptop", "renk", ["gri", "siyah", "kırmızı"]],
  ])("%s: %s", async (locale, message, colour, values) => {
    await keepGoods(shop, goods(colour, values), locale);
    const found = await askLast(shop, message);
    expect(titlesOf(found)).toEqual([]);
    expect(found.response).toContain(values[2]);
    expect(found.response).toMatch(/700[.,]00/);
  });

  test("of a quantity, too", async () => {
    await keepGoods(shop, goods("colour", ["grey", "black", "red"]), "en");
    const { response } = await askLast(shop, "laptop with at least 32 GB RAM under 500 €");
    expect(response).toContain("32 GB");
    expect(response).toContain("€700.00");
  });
});

test.each<[string, string, string]>([
  ["what one of them meets", "laptop with 16 GB memory under 500 €", "€900.00"],
  ["a price alone", "laptop under 500 €", "€700.00"],
])("what is met is given up by nobody: %s", async (_, message, cheapest) => {
  await keepGoods(shop, goods("colour", ["grey", "black", "red"]), "en");
  const { response } = await askLast(shop, message);
  expect(response).toContain(cheapest);
  expect(response).not.toContain("without");
});

test("what shall not be is never given up for it", async () => {
  await keepGoods(shop, { "Laptop Cora": { price: price("900.00"), brand: "Acme" } }, "en");
  expect((await askLast(shop, "laptop under 100 €, not Acme")).response).not.toContain("900");
});

test.each(["Handys", "Handy", "cep telefonu", "auriculares", "Kopfhörer"])(
  "a usual name finds its goods in whichever shop: %s",
  async (message) => {
    await keepGoods(shop, { "Brio X": { category: "Phones" }, "Alba Y": { category: "Headphones" } }, "en");
    expect(titlesOf(await askLast(shop, message))).toHaveLength(1);
  },
);
