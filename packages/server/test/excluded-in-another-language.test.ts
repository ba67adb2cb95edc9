import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Larkfield electric lawn mower": { category: "Lawn mowers" },
  "Brackenhurst petrol lawn mower": { category: "Lawn mowers" },
  "Kettle charcoal barbecue": { category: "Barbecues" },
  "Duo gas barbecue": { category: "Barbecues" },
  "Cask frying pan": { category: "Frying pans", attributes: { material: "cast iron" } },
  "Nettle frying pan": { category: "Frying pans", attributes: { material: "aluminium" } },
};

test.each([
  ["Brackenhurst petrol lawn mower", "Rasenmäher ohne Benzin"],
  ["Brackenhurst petrol lawn mower", "Rasenmäher ohne Benzinmotor"],
  ["Brackenhurst petrol lawn mower", "tondeuse à gazon sans essence"],
  ["Brackenhurst petrol lawn mower", "cortacésped que no sea de gasolina"],
  ["Brackenhurst petrol lawn mower", "grasmaaier zonder benzine"],
  ["Kettle charcoal barbecue", "barbecue sans charbon"],
  ["Kettle charcoal barbecue", "Grill ohne Holzkohle"],
  ["Kettle charcoal barbecue", "barbecue senza carbonella"],
  ["Cask frying pan", "Pfanne ohne Gusseisen"],
  ["Cask frying pan", "padella senza ghisa"],
  ["Cask frying pan", "sartén sin hierro fundido"],
])("what shall not be is known by its name in the goods' language: no %s for %s", async (unwanted, message) => {
  await keepGoods(shop, goods, "en");
  const titles = titlesOf(await askLast(shop, message));
  expect(titles).not.toContain(unwanted);
  expect(titles).not.toEqual([]);
});

test.each([
  ["Brackenhurst petrol lawn mower", "Benzin Rasenmäher"],
  ["Kettle charcoal barbecue", "barbecue à charbon"],
  ["Cask frying pan", "padella in ghisa"],
])("and is found where it is wished for: %s for %s", async (wanted, message) => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, message))).toContain(wanted);
});

test("an essential oil is no petrol", async () => {
  await keepGoods(shop, { Lavendelöl: {}, "Huile essentielle de lavande": {}, "Bougie sans essence": {} }, "fr");
  expect(titlesOf(await askLast(shop, "huile essentielle sans gasoil"))).toContain("Huile essentielle de lavande");
});
