import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string, string, string[]]>([
  [
    "en",
    "Coffee",
    "origin",
    "Brazil",
    "Ethiopia",
    [
      "no coffee from Brazil",
      "coffee, not from Brazil",
      "I want coffee, but no coffee from Brazil",
      "coffee but none from Brazil",
      "coffee that doesn't come from Brazil",
      "I don't want coffee from Brazil",
    ],
  ],
  [
    "de",
    "Kaffee",
    "Herkunft",
    "Brasilien",
    "Äthiopien",
    [
      "kein Kaffee aus Brasilien",
      "bitte keinen Kaffee aus Brasilien",
      "ich suche Kaffee, aber keinen aus Brasilien",
      "ich suche Kaffee, aber kein Kaffee aus Brasilien",
      "Kaffee, der nicht aus Brasilien kommt",
      "Kaffee, außer aus Brasilien",
    ],
  ],
  [
    "fr",
    "Café",
    "origine",
    "Brésil",
    "Éthiopie",
    [
      "pas de café du Brésil",
      "café, mais pas du Brésil",
      "café qui ne vient pas du Brésil",
      "du café, pas de café du Brésil",
    ],
  ],
  [
    "es",
    "Café",
    "origen",
    "Brasil",
    "Etiopía",
    ["no quiero café de Brasil", "café que no sea de Brasil", "café que no venga de Brasil", "nada de café de Brasil"],
  ],
  [
    "it",
    "Caffè",
    "origine",
    "Brasile",
    "Etiopia",
    [
      "non voglio caffè del Brasile",
      "caffè non dal Brasile",
      "caffè che non viene dal Brasile",
      "niente caffè del Brasile",
    ],
  ],
  [
    "pt",
    "Café",
    "origem",
    "Brasil",
    "Etiópia",
    ["não quero café do Brasil", "café que não seja do Brasil", "café que não vem do Brasil", "nada de café do Brasil"],
  ],
  [
    "nl",
    "Koffie",
    "herkomst",
    "Brazilië",
    "Ethiopië",
    [
      "geen koffie uit Brazilië",
      "koffie, maar niet uit Brazilië",
      "koffie die niet uit Brazilië komt",
      "koffie, maar geen koffie uit Brazilië",
    ],
  ],
  [
    "tr",
    "Kahve",
    "menşei",
    "Brezilya",
    "Etiyopya",
    [
      "kahve, Brezilya'dan olmasın",
      "Brezilya'dan olmayan kahve",
      "Brezilya'dan gelmeyen kahve",
      "Brezilya hariç kahve",
    ],
  ],
])("in %s goods from a country that shall not be are none", async (locale, kind, origin, barred, other, messages) => {
  await keepGoods(
    shop,
    {
      [`${kind} Santos`]: { category: kind, attributes: { [origin]: barred } },
      [`${kind} Yirga`]: { category: kind, attributes: { [origin]: other } },
    },
    locale,
  );
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${kind} Yirga`]]);
});

test("what is in goods is still excluded", async () => {
  const goods = {
    "Cake Tor": { category: "Cakes", description: "With milk." },
    "Cake Orm": { category: "Cakes", description: "With oats." },
  };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "cake, no milk from Germany"))).toEqual(["Cake Orm"]);
});
