import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const pan = (price: string, induction: string, dishwasher: string): Goods[string] => ({
  category: "Cookware > Frying pans",
  price: { amount: price, currency: "EUR" },
  attributes: { Induction: induction, "Dishwasher safe": dishwasher, "Oven safe": induction, Microwave: "No" },
});
const kitchen: Goods = {
  "Alto frying pan 20 cm": pan("24.00", "No", "Yes"),
  "Brenta frying pan 24 cm": pan("39.00", "Yes", "No"),
  "Corvo kettle": { category: "Kettles" },
};

test.each<[string, string, string]>([
  ["en", "cheapest frying pan for induction", "frying pan that goes in the dishwasher"],
  ["de", "günstigste Bratpfanne für Induktion", "welche Pfanne geht in die Spülmaschine"],
  ["de", "induktionsgeeignete Pfanne unter 50 Euro", "spülmaschinenfeste Pfanne"],
  ["fr", "poêle pour induction", "poêle qui passe au lave-vaisselle"],
  ["es", "sartén para inducción", "sartén apta para lavavajillas"],
  ["it", "padella per induzione", "padella adatta alla lavastoviglie"],
  ["pt", "frigideira para indução", "frigideira que pode ir à lava-louça"],
  ["nl", "koekenpan voor inductie", "vaatwasserbestendige koekenpan"],
  ["tr", "indüksiyon için tava", "bulaşık makinesine uygun tava"],
])("%s: what data in another language deny is not shown: %s, %s", async (locale, induction, dishwasher) => {
  await keepGoods(shop, kitchen, "en");
  await shop.app.admin("PATCH", shop.url, { locale });
  expect(titlesOf(await askLast(shop, induction))).toEqual(["Brenta frying pan 24 cm"]);
  expect(titlesOf(await askLast(shop, dishwasher))).toEqual(["Alto frying pan 20 cm"]);
});

test("what has no battery with it is cordless all the same", async () => {
  await keepGoods(shop, { "Kolk cordless drill": { attributes: { "Battery included": "No" } } }, "en");
  expect(titlesOf(await askLast(shop, "cordless drill with battery power"))).toEqual(["Kolk cordless drill"]);
});

test("only what may be shown is counted", async () => {
  const phones = (bluetooth: boolean): Goods[string] => ({ category: "Headphones", attributes: { bluetooth } });
  const goods = Array.from({ length: 12 }, (_, at) => [`Acme headphones X${at}`, phones(at % 3 === 0)]);
  await keepGoods(shop, Object.fromEntries(goods), "en");
  const { response, products, suggestions } = await askLast(shop, "wireless headphones");
  expect(products).toHaveLength(4);
  expect(response).toMatch(/^Here are 4 products/);
  expect(suggestions).not.toContain("Show more");
});
