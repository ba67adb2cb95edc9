import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const optician: Goods = {
  "Glacier sunglasses": { category: "Sunglasses", description: "Category 4 lens. NOT suitable for driving." },
  "Coast sunglasses": { category: "Sunglasses", description: "Polarised, category 3." },
  "Allergo eye mist": { category: "Eye care", description: "Contains soy. Not while wearing contact lenses." },
  "Hyalo drops": { category: "Eye care", description: "Preservative-free." },
  "Lorna frame": { category: "Frames", description: "Metal temples (contain nickel!)" },
  "Kite frame": { category: "Frames", description: "Titanium. Nickel free." },
  "Pip kids glasses 4-8 years": { category: "Kids glasses", brand: "Pip" },
  "Splash sunglasses": { category: "Kids glasses", brand: "Pip", description: "For ages 3-6." },
};

describe("an optician's", () => {
  beforeEach(() => keepGoods(shop, optician, "en"));

  test.each(["sunglasses for driving", "sunglasses I can drive with"])(
    "%s: none that is not for it, and that no other is told to be",
    async (message) => {
      const { response, products } = await askLast(shop, message);
      expect(products.map(({ title }) => title)).not.toContain("Glacier sunglasses");
      expect(products.map(({ title }) => title)).toContain("Coast sunglasses");
      expect(response).toMatch(/^I found nothing with all of that, so I looked without “driv/);
    },
  );

  test("what is named and is not for it tells so", async () => {
    const { kind, response, products } = await askLast(shop, "glacier sunglasses for driving");
    expect([kind, products]).toEqual(["no_answer", []]);
    expect(response).toContain("**Glacier sunglasses**: “NOT suitable for driving.”");
  });

  test("what is not for another use is not left out", async () => {
    expect(titlesOf(await askLast(shop, "sunglasses category 4"))).toContain("Glacier sunglasses");
  });

  test.each<[[string, ...string[]], string]>([
    [["I'm allergic to nickel", "is the Lorna ok?"], "No. **Lorna frame**: “Metal temples (contain nickel!)”"],
    [["I'm allergic to nickel", "is the Kite ok?"], "Yes. **Kite frame**: “Nickel free.”"],
    [["I have a soy allergy, is the allergo mist ok for me?"], "No. **Allergo eye mist**: “Contains soy.”"],
    [["my skin reacts to nickel. is the Lorna frame ok?"], "No. **Lorna frame**: “Metal temples (contain nickel!)”"],
    [["is the Lorna frame nickel free?"], "No. **Lorna frame**: “Metal temples (contain nickel!)”"],
    [["are the Pip kids glasses ok for a 3 year old?"], "No. **Pip kids glasses 4-8 years**."],
    [["is the splash ok for 8 years"], "No. **Splash sunglasses**: “For ages 3-6.”"],
  ])("%j is told of what is named", async (messages, response) => {
    expect((await askLast(shop, ...messages)).response).toBe(response);
  });
});

test.each<[string, Goods, string, string]>([
  ["de", { "Pfanne Alta": { description: "Nicht geeignet für Induktion." } }, "Pfanne für Induktion", "Induktion"],
  ["fr", { "Poêle Alta": { description: "Ne convient pas à l'induction." } }, "poêle pour induction", "induction"],
  ["es", { "Sartén Alta": { description: "No apto para inducción." } }, "sartén para inducción", "inducción"],
  ["it", { "Padella Alta": { description: "Non adatto all'induzione." } }, "padella per induzione", "induzione"],
  ["pt", { "Frigideira Alta": { description: "Não adequado para indução." } }, "frigideira para indução", "indução"],
  ["nl", { "Pan Alta": { description: "Niet geschikt voor inductie." } }, "pan voor inductie", "inductie"],
  ["tr", { "Tava Alta": { description: "İndüksiyon için uygun değildir." } }, "indüksiyon için tava", "ndüksiyon"],
])("%s: what is told not to be for a use is not said to fit", async (locale, goods, message, use) => {
  await keepGoods(shop, goods, locale);
  const { kind, response, products } = await askLast(shop, message);
  expect([kind, products]).toEqual(["no_answer", []]);
  expect(response).toContain(use);
});

test.each<[string, string, string, string]>([
  ["en", "Feu stove", "Do not use in tents or enclosed spaces.", "camping stove to use inside the tent"],
  ["en", "Feu stove", "Use outdoors, never inside a tent.", "stove for cooking in the tent"],
  ["de", "Feu Kocher", "Niemals in Zelten oder geschlossenen Räumen benutzen.", "Kocher zum Kochen im Zelt"],
  ["fr", "Réchaud Feu", "Ne jamais utiliser dans une tente ou un espace clos.", "réchaud pour cuisiner dans la tente"],
  [
    "fr",
    "Réchaud Feu",
    "Ne jamais l'utiliser à l'intérieur d'une tente (danger).",
    "réchaud pour cuisiner dans la tente",
  ],
  ["fr", "Réchaud Feu", "Uniquement en extérieur, jamais dans une tente.", "réchaud pour cuisiner dans la tente"],
  ["es", "Hornillo Feu", "No usar en tiendas o espacios cerrados.", "hornillo para cocinar en la tienda"],
  ["it", "Fornello Feu", "Non usare in tenda o in spazi chiusi.", "fornello per cucinare in tenda"],
  ["pt", "Fogareiro Feu", "Nunca usar dentro da tenda ou em espaços fechados.", "fogareiro para cozinhar na tenda"],
  ["nl", "Feu brander", "Nooit in een tent of gesloten ruimte gebruiken.", "brander om in de tent te koken"],
  ["tr", "Feu ocak", "Çadırda veya kapalı alanda kullanmayın.", "çadırda kullanmak için ocak"],
])("%s: %s: %s: is not shown for one of what is forbidden", async (locale, title, description, message) => {
  await keepGoods(shop, { [title]: { description: `Gas. ${description}` } }, locale);
  const { kind, response, products } = await askLast(shop, message);
  expect([kind, products]).toEqual(["no_answer", []]);
  expect(response).toContain(description.slice(0, 20));
});

test.each<[string, Goods, string, string]>([
  ["de", { "Pfanne Alta": { description: "Nicht für Induktion geeignet." } }, "Pfanne geeignet für Gas", "Pfanne Alta"],
  [
    "de",
    { "Grill Uno": { description: "Nicht zum Gebrauch im Haus. Nicht für den Gebrauch im Zelt." } },
    "Grill zum Gebrauch auf dem Balkon",
    "Grill Uno",
  ],
  ["en", { "Case Uno": { description: "Not for iPhone 12." } }, "case for iPhone 15", "Case Uno"],
])("%s: what is not for another use is shown: %o", async (locale, goods, message, title) => {
  await keepGoods(shop, goods, locale);
  expect((await askLast(shop, message)).products.map((one) => one.title)).toContain(title);
});

test("where documents come first, too, a named product tells what is asked of it", async () => {
  await keepGoods(shop, optician, "en");
  const { app, url } = shop;
  await app.admin("PATCH", url, { default_mode: "rag" });
  const answer = await askLast(shop, "can I drive with the glacier sunglasses?");
  expect(answer.response).toContain("“NOT suitable for driving.”");
  expect((await askLast(shop, "is the allergo mist soy free?")).response).toBe(
    "No. **Allergo eye mist**: “Contains soy.”",
  );
  await app.admin("PATCH", url, { default_mode: "ecommerce" });
});

test.each<[string, Goods, string, string[]]>([
  [
    "de",
    {
      "Holzeisenbahn ab 3 Jahren": { category: "Spielzeug" },
      "Rassel Stern": { category: "Spielzeug", description: "Ab Geburt." },
    },
    "Spielzeug für Neugeborene",
    ["Rassel Stern"],
  ],
  [
    "en",
    {
      "Chemistry set": { category: "Toys", description: "From 10 years." },
      "Rattle star": { category: "Toys", description: "From birth." },
    },
    "toys for an 11 year old",
    ["Chemistry set", "Rattle star"],
  ],
])("%s: %o, %s", async (locale, goods, message, titles) => {
  await keepGoods(shop, goods, locale);
  expect((await askLast(shop, message)).products.map(({ title }) => title)).toEqual(titles);
});

test("for whom something is said after goods were shown, what is not for them is left out", async () => {
  const goods: Goods = {
    Holzeisenbahn: { category: "Spielzeug", description: "Holzeisenbahn ab 3 Jahren." },
    Rassel: { category: "Spielzeug", description: "Ab Geburt." },
    Chemiekasten: { category: "Spielzeug", description: "Nicht für Kinder unter 10 Jahren." },
  };
  await keepGoods(shop, goods, "de");
  expect(titlesOf(await askLast(shop, "Spielzeug", "für ein Baby"))).toEqual(["Rassel"]);
});
