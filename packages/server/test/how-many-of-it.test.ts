import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** Three of a kind, by how many they have of something. */
const having = (kind: string, name: string, [few, some, many]: [unknown, unknown, unknown]): Goods => ({
  [`${kind} Orm`]: { category: kind, attributes: { [name]: few } as Record<string, string> },
  [`${kind} Tor`]: { category: kind, attributes: { [name]: some } as Record<string, string> },
  [`${kind} Fen`]: { category: kind, attributes: { [name]: many } as Record<string, string> },
});

test.each<[string, string, string, [unknown, unknown, unknown], [string, string[]][]]>([
  [
    "en",
    "Tent",
    "persons",
    [2, 4, 6],
    [
      ["tent for 4 persons", ["Tor"]],
      ["4-person tent", ["Tor"]],
      ["tent for at least 4 persons", ["Fen", "Tor"]],
      ["tent for more than 4 people", ["Fen"]],
      ["tent for up to 4 people", ["Orm", "Tor"]],
    ],
  ],
  [
    "en",
    "Laptop",
    "hdmi_ports",
    [1, "2", 4],
    [
      ["laptop with 2 hdmi ports", ["Tor"]],
      ["laptop with at least 2 HDMI ports", ["Fen", "Tor"]],
      ["laptop with 3 or more HDMI ports", ["Fen"]],
      ["laptop with fewer than 4 HDMI ports", ["Orm", "Tor"]],
    ],
  ],
  [
    "en",
    "Sofa",
    "seats",
    [2, 3, 5],
    [
      ["sofa for 3", ["Tor"]],
      ["sofa with 3 seats", ["Tor"]],
      ["sofa for at least 3 people", ["Fen", "Tor"]],
    ],
  ],
  [
    "de",
    "Zelt",
    "Personen",
    ["2 Personen", 4, 6],
    [
      ["Zelt für 4 Personen", ["Tor"]],
      ["Zelt für mindestens 4 Personen", ["Fen", "Tor"]],
      ["4-Personen-Zelt", ["Tor"]],
    ],
  ],
  [
    "de",
    "Drucker",
    "Seiten pro Minute",
    [20, 30, 40],
    [["Drucker mit mindestens 30 Seiten pro Minute", ["Fen", "Tor"]]],
  ],
  [
    "fr",
    "Tente",
    "Nombre de personnes",
    [2, 4, 6],
    [
      ["tente pour 4 personnes", ["Tor"]],
      ["tente pour au moins 4 personnes", ["Fen", "Tor"]],
      ["tente pour plus de 4 personnes", ["Fen"]],
    ],
  ],
  [
    "es",
    "Móvil",
    "cámaras",
    [1, 2, 3],
    [
      ["móvil con 2 cámaras", ["Tor"]],
      ["móvil con al menos 2 cámaras", ["Fen", "Tor"]],
      ["móvil con más de 2 cámaras", ["Fen"]],
    ],
  ],
  [
    "it",
    "Tenda",
    "posti",
    [2, 4, 6],
    [
      ["tenda per 4 persone", ["Tor"]],
      ["tenda da almeno 4 posti", ["Fen", "Tor"]],
    ],
  ],
  [
    "pt",
    "Tenda",
    "Número de pessoas",
    [2, 4, 6],
    [
      ["tenda para 4 pessoas", ["Tor"]],
      ["tenda para pelo menos 4 pessoas", ["Fen", "Tor"]],
    ],
  ],
  [
    "nl",
    "Tent",
    "Aantal personen",
    [2, 4, 6],
    [
      ["tent voor 4 personen", ["Tor"]],
      ["tent voor minstens 4 personen", ["Fen", "Tor"]],
    ],
  ],
  [
    "tr",
    "Çadır",
    "Kişi sayısı",
    [2, 4, 6],
    [
      ["4 kişilik çadır", ["Tor"]],
      ["en az 4 kişilik çadır", ["Fen", "Tor"]],
    ],
  ],
])("in %s: %s by %s: %j", async (locale, kind, name, told, asked) => {
  await keepGoods(shop, having(kind, name, told), locale);
  for (const [message, right] of asked)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, right.map((one) => `${kind} ${one}`)]);
});

describe("phones by their cameras", () => {
  const phones: Goods = {
    "iPhone 15": { category: "Phones", attributes: { cameras: 2 } },
    "Galaxy S24": { category: "Phones", attributes: { cameras: 3 } },
    "iPhone 15 camera protector": { category: "Accessories" },
  };

  test("a bound is told, and can be taken away", async () => {
    await keepGoods(shop, phones, "en");
    const { products, applied_filters } = await askLast(shop, "phone with at least 3 cameras");
    expect(products.map(({ title }) => title)).toEqual(["Galaxy S24"]);
    const filter = applied_filters.find(({ op }) => op === "gte");
    expect(filter).toMatchObject({ field: "attributes.cameras", value: "3 cameras", label: "from 3 cameras" });
  });

  test("what none has is given up, and said", async () => {
    await keepGoods(shop, phones, "en");
    expect((await askLast(shop, "phone with at least 5 cameras")).response).toMatch(/without “from 5 cameras”/);
  });

  test("what is said of those that were shown bounds them", async () => {
    await keepGoods(shop, { ...phones, "Pixel 9": { category: "Phones", attributes: { cameras: 4 } } }, "en");
    expect(titlesOf(await askLast(shop, "phones", "with at least 3 cameras"))).toEqual(["Galaxy S24", "Pixel 9"]);
  });

  test("who asks for as many as none has is told that of the figure, too", async () => {
    await keepGoods(shop, phones, "en");
    expect((await askLast(shop, "phone with 5 cameras")).response).toMatch(/without “5/);
  });

  test("the figure of a name counts nothing", async () => {
    await keepGoods(shop, phones, "en");
    expect((await askLast(shop, "iPhone 15 camera protector")).products[0]?.title).toBe("iPhone 15 camera protector");
  });
});
