import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const goods = {
  "Non-stick frying pan 24 cm": { category: "Kitchen > Pans", description: "Non-stick coating." },
  "Cast iron frying pan 28 cm": { category: "Kitchen > Pans", description: "Seasoned." },
  "Oak cutting board": { category: "Kitchen > Boards", description: "Oiled." },
  "Bamboo cutting board": { category: "Kitchen > Boards", description: "With non-slip feet." },
  "Lager beer": { category: "Drinks", description: "With alcohol, 5 %." },
  "Lager beer zero": { category: "Drinks", description: "Non-alcoholic." },
};

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[message: string, title: string]>([
  ["non-stick frying pan", "Non-stick frying pan 24 cm"],
  ["non stick frying pan", "Non-stick frying pan 24 cm"],
  ["nonstick frying pan", "Non-stick frying pan 24 cm"],
  ["no-stick frying pan", "Non-stick frying pan 24 cm"],
  ["non-slip cutting board", "Bamboo cutting board"],
  ["frying pan, not non-stick", "Cast iron frying pan 28 cm"],
  ["frying pan without non-stick coating", "Cast iron frying pan 28 cm"],
  ["non-alcoholic beer", "Lager beer zero"],
])("what goods don't do is a quality of them: %s", async (message, title) => {
  await keepGoods(shop, goods, "en");
  const { products } = await askLast(shop, message);
  expect(products[0]?.title).toBe(title);
});

const pans: Record<string, [coated: string, bare: string, told: string]> = {
  en: ["Ember frying pan", "Forge frying pan", "Non-stick coating."],
  fr: ["Poêle Braise", "Poêle Forge", "Revêtement antiadhésif."],
  de: ["Pfanne Glut", "Pfanne Esse", "Antihaftbeschichtung."],
};

test.each<[locale: string, ...messages: string[]]>([
  [
    "en",
    "Pfanne ohne Antihaftbeschichtung",
    "sartén sin antiadherente",
    "padella senza antiaderente",
    "frying pan without coating",
  ],
  [
    "fr",
    "Pfanne ohne Beschichtung",
    "sartén sin antiadherente",
    "frigideira sem antiaderente",
    "koekenpan zonder anti-aanbaklaag",
  ],
  ["de", "poêle sans revêtement", "frying pan without non-stick coating", "yapışmaz olmayan tava"],
])("a coating that shall not be is known in any language, in a shop in %s", async (locale, ...messages) => {
  const [coated, bare, told] = pans[locale]!;
  const category = { en: "Frying pans", fr: "Poêles", de: "Pfannen" }[locale]!;
  await keepGoods(shop, { [coated]: { category, description: told }, [bare]: { category } }, locale);
  for (const message of messages) {
    const titles = (await askLast(shop, message)).products.map(({ title }) => title);
    expect([message, titles]).toEqual([message, expect.not.arrayContaining([coated])]);
  }
});
