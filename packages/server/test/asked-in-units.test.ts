import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["en", "vacuum", "Power", "how many watts?"],
  ["de", "Staubsauger", "Leistung", "wie viel Watt?"],
  ["fr", "aspirateur", "Puissance", "combien de watts ?"],
  ["es", "aspirador", "Potencia", "¿cuántos vatios?"],
  ["it", "aspirapolvere", "Potenza", "quanti watt?"],
  ["pt", "aspirador", "Potência", "quantos watts?"],
  ["tr", "süpürge", "Güç", "kaç watt?"],
])("%s: what is asked of the %s that was shown by its unit: %s, %s", async (locale, goods, name, message) => {
  await keepGoods(shop, { [`Vento ${goods}`]: { attributes: { [name]: "800 W" } }, "Sol X2": {} }, locale);
  expect((await askLast(shop, `vento ${goods}`, message)).response).toBe(`**Vento ${goods}**: ${name}: 800 W.`);
});

const shoes: Goods = {
  "Nova shoes": { category: "Shoes", attributes: { sizes: ["41", "42", "43"] } },
  "Luna shoes": { category: "Shoes", attributes: { sizes: ["40", "41", "42"] } },
  "Cine 43 inch television": { category: "Televisions" },
};

test.each<[string, string, string]>([
  ["en", "shoes in size 42", "and in 43?"],
  ["de", "shoes in Größe 42", "und in 43?"],
])("%s: %s: %s is a size, and no name with that figure", async (locale, first, next) => {
  await keepGoods(shop, shoes, "en");
  await shop.app.admin("PATCH", shop.url, { locale });
  expect(titlesOf(await askLast(shop, first, next))).toEqual(["Nova shoes"]);
});
