import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string]>([
  ["en", "Drill", "Power", "most powerful drill"],
  ["en", "Drill", "Power", "which drill is the strongest?"],
  ["de", "Bohrmaschine", "Leistung", "stärkste Bohrmaschine"],
  ["de", "Bohrmaschine", "Leistung", "Welche Bohrmaschine ist am leistungsstärksten?"],
  ["fr", "Perceuse", "Puissance", "la perceuse la plus puissante"],
  ["es", "Taladro", "Potencia", "el taladro más potente"],
  ["it", "Trapano", "Potenza", "il trapano più potente"],
  ["pt", "Berbequim", "Potência", "o berbequim mais potente"],
  ["nl", "Boormachine", "Vermogen", "de krachtigste boormachine"],
  ["tr", "Matkap", "Güç", "en güçlü matkap"],
])("%s: %s: %s: %s", async (locale, thing, power, message) => {
  await keepGoods(
    shop,
    {
      [`${thing} Alfa`]: { attributes: { [power]: "550 W" } },
      [`${thing} Beta`]: { attributes: { [power]: "1100 W" } },
    },
    locale,
  );
  const { products, response } = await askLast(shop, message);
  expect(products.map(({ title }) => title)).toEqual([`${thing} Beta`, `${thing} Alfa`]);
  expect(response).toContain("(1100 W)");
});

test("what tells no watts is ordered by its torque", async () => {
  const goods = {
    "Drill Alfa": { attributes: { Voltage: "12 V", Torque: "30 Nm" } },
    "Drill Beta": { attributes: { Voltage: "18 V", Torque: "60 Nm" } },
  };
  await keepGoods(shop, goods, "en");
  expect((await askLast(shop, "most powerful drill")).response).toContain(
    "The most powerful is **Drill Beta** (60 Nm).",
  );
});
