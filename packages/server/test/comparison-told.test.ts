import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const pounds = (amount: string) => ({ amount, currency: "GBP" });
const mowers = {
  "Ash 32 mower": {
    price: pounds("119.00"),
    sale_price: pounds("99.00"),
    rating: 4.1,
    attributes: { noise: "88 dB", power: "1200 W", cable: "10 m", blade: "steel", handle: "short", wheels: "4" },
  },
  "Elm 38 mower": {
    price: pounds("329.00"),
    rating: 4.5,
    attributes: { noise: "82 dB", battery: "4 Ah", runtime: "45 min", charger: "included", light: "yes", grip: "soft" },
  },
};

test("a price shows what it was before, and of what one alone tells each has its share", async () => {
  await keepGoods(shop, mowers, "en-GB");
  const { response } = await askLast(shop, "mower", "compare them");
  expect(response).toMatch(/^\| Price \|.*£99\.00 ~~£119\.00~~/m);
  const rows = [...response.matchAll(/^\| (\p{L}[^|]*) \| ([^|]*) \| ([^|]*) \|/gmu)].slice(3);
  expect(rows[0]![1]).toBe("Noise");
  expect(rows.filter(([, , , elms]) => elms === "–")).toHaveLength(3);
  expect(rows.filter(([, , ashs]) => ashs === "–")).toHaveLength(2);
});

test.each([
  ["en-GB", "mower", "compare them", "**Oak 46 mower** is the cheapest and the best rated."],
  ["de", "mower", "vergleiche sie", "Am günstigsten und am besten bewertet ist **Oak 46 mower**."],
  ["nl", "mower", "vergelijk ze", "**Oak 46 mower** is het goedkoopst en het best beoordeeld."],
  ["tr", "mower", "karşılaştır", "En ucuzu ve en yüksek puanlısı: **Oak 46 mower**."],
  ["fr", "mower", "compare-les", "Le moins cher et le mieux noté est **Oak 46 mower**."],
  ["es", "mower", "compáralos", "El más barato y el mejor valorado es **Oak 46 mower**."],
  ["it", "mower", "confrontali", "Il più economico e il meglio recensito è **Oak 46 mower**."],
  ["pt", "mower", "compara-os", "O mais barato e o mais bem avaliado é **Oak 46 mower**."],
])("%s: which of three is the cheapest and the best rated is said once", async (locale, wish, compare, told) => {
  await keepGoods(shop, { ...mowers, "Oak 46 mower": { price: pounds("49.00"), rating: 4.9 } }, locale);
  const { response } = await askLast(shop, wish, compare);
  expect(response.split("\n")[0]).toBe(told);
});

test("what is asked of three is told of the one that has most of it", async () => {
  await keepGoods(
    shop,
    { ...mowers, "Oak 46 mower": { price: pounds("49.00"), attributes: { noise: "96 dB" } } },
    "en-GB",
  );
  const { response } = await askLast(shop, "mower", "which is the cheapest?");
  expect(response).toMatch(/^\*\*Oak 46 mower\*\* is the cheapest\./);
});
