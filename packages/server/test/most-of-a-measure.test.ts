import { describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

describe("what has most of a measure", () => {
  const goods: Goods = {
    'Aqua garden hose 1/2" 15 m': { category: "Hoses" },
    'Aqua garden hose 3/4" 50 m': { category: "Hoses" },
    "Kvist wall shelf 180 x 90 x 40 cm": { category: "Shelves" },
    "Kvist corner shelf": { category: "Shelves", attributes: { Width: "60 cm" } },
    "Kvist long shelf": { category: "Shelves", attributes: { Width: "120 cm" } },
  };

  test.each([
    ["longest hose", 'The longest is **Aqua garden hose 3/4" 50 m** (50 m).'],
    ["which garden hose is the longest?", 'The longest is **Aqua garden hose 3/4" 50 m** (50 m).'],
    ["the widest shelf", "The widest is **Kvist long shelf** (120 cm). Not all of them say."],
    ["which shelf is wider, the corner shelf or the long shelf?", "**Kvist long shelf** is wider (120 cm)."],
  ])("%s", async (message, told) => {
    await keepGoods(shop, goods, "en");
    expect((await askLast(shop, message)).response).toContain(told);
  });
});

test("what is told of the first is its own, whatever else told less", async () => {
  await keepGoods(
    shop,
    {
      "Gas stove Compact": {
        category: "Stoves",
        description: "Fits into any tent bag.",
        attributes: { Weight: "95 g" },
      },
      "Dome tent 2": { category: "Tents", attributes: { Weight: "2.6 kg" } },
      "Tunnel tent 4": { category: "Tents", attributes: { Weight: "6.5 kg" } },
    },
    "en",
  );
  expect((await askLast(shop, "the lightest tent")).response).toContain("The lightest is **Dome tent 2** (2.6 kg).");
});

test.each<[string, string, string, string]>([
  ["de", "Kvist Regal", "Breite", "das breiteste Regal"],
  ["fr", "Étagère Kvist", "Largeur", "l'étagère la plus large"],
  ["es", "Estantería Kvist", "Ancho", "la estantería más ancha"],
  ["it", "Scaffale Kvist", "Larghezza", "lo scaffale più largo"],
  ["pt", "Estante Kvist", "Largura", "a estante mais larga"],
  ["nl", "Kvist kast", "Breedte", "de breedste kast"],
  ["tr", "Kvist raf", "Genişlik", "en geniş raf"],
])("%s: %s: %s: %s", async (locale, thing, width, message) => {
  await keepGoods(
    shop,
    { [`${thing} A`]: { attributes: { [width]: "60 cm" } }, [`${thing} B`]: { attributes: { [width]: "90 cm" } } },
    locale,
  );
  const { products, response } = await askLast(shop, message);
  expect(products[0]?.title).toBe(`${thing} B`);
  expect(response).toContain("(90 cm)");
});
