import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** Two of a kind, one of which is told not to be for a use, and how it is asked which one is. */
test.each<[string, string, string, string, string, string]>([
  [
    "en",
    "Drill",
    "Drills concrete.",
    "Not suitable for concrete.",
    "which one for concrete?",
    "compare drill Orm and drill Tor",
  ],
  [
    "de",
    "Bohrer",
    "Bohrt Beton.",
    "Nicht geeignet für Beton.",
    "welcher für Beton?",
    "vergleiche Bohrer Orm und Bohrer Tor",
  ],
  [
    "fr",
    "Perceuse",
    "Perce le béton.",
    "Ne convient pas au béton.",
    "laquelle pour du béton ?",
    "compare perceuse Orm et perceuse Tor",
  ],
  [
    "es",
    "Taladro",
    "Perfora hormigón.",
    "No apto para hormigón.",
    "¿cuál para hormigón?",
    "compara taladro Orm y taladro Tor",
  ],
  [
    "it",
    "Trapano",
    "Fora il cemento.",
    "Non adatto al cemento.",
    "quale per il cemento?",
    "confronta trapano Orm e trapano Tor",
  ],
  [
    "pt",
    "Berbequim",
    "Fura betão.",
    "Não adequado para betão.",
    "qual para betão?",
    "compara berbequim Orm e berbequim Tor",
  ],
  ["nl", "Boor", "Boort beton.", "Niet geschikt voor beton.", "welke voor beton?", "vergelijk boor Orm en boor Tor"],
  [
    "tr",
    "Matkap",
    "Beton deler.",
    "Beton için uygun değildir.",
    "beton için hangisi?",
    "matkap Orm ve matkap Tor karşılaştır",
  ],
])(
  "in %s, of two %s, where both are shown, the one that is not for a use says so",
  async (locale, kind, told, against, message, compare) => {
    await keepGoods(
      shop,
      { [`${kind} Orm`]: { description: told }, [`${kind} Tor`]: { description: against } },
      locale,
    );
    const { response, products } = await askLast(shop, compare, message);
    const isShown = products.some(({ title }) => title === `${kind} Tor`);
    expect(!isShown || response.includes(against)).toBe(true);
  },
);

test("in another language than its own, what is not for something says what", async () => {
  const against = "Ne convient pas au béton ni à la pierre.";
  await keepGoods(
    shop,
    { "Perceuse Orm": { description: against }, "Perceuse Tor": { description: "Perfore béton et brique." } },
    "fr",
  );
  expect((await askLast(shop, "necesito un taladro para hormigón")).response).toContain(against);
  expect((await askLast(shop, "perceuse")).response).not.toContain(against);
});
