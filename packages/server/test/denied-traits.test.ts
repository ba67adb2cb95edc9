import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** Two of a name by what a datum, or a text, says of them, and something else. */
const byDatum = (name: string, cat: string, datum: string, yes: string, no: string, other: string): Goods => ({
  [`${name} Alto`]: { category: cat, attributes: { [datum]: yes } },
  [`${name} Brenta`]: { category: cat, attributes: { [datum]: no } },
  [other]: {},
});
const byText = (name: string, cat: string, yes: string, no: string, other: string): Goods => ({
  [`${name} Alto`]: { category: cat, description: yes },
  [`${name} Brenta`]: { category: cat, description: no },
  [other]: {},
});
const cases: [string, Goods, string[]][] = [
  [
    "nl",
    byDatum("Drinkfles", "Drinkflessen", "Vaatwasserbestendig", "ja", "nee", "Theepot Kolk"),
    [
      "drinkfles voor de vaatwasser",
      "drinkfles die in de vaatwasser mag",
      "vaatwasserbestendige drinkfles",
      "drinkfles vaatwasserbestendig",
    ],
  ],
  [
    "en",
    byDatum("Water bottle", "Bottles", "Dishwasher safe", "yes", "no", "Teapot Kolk"),
    [
      "water bottle for the dishwasher",
      "water bottle that can go in the dishwasher",
      "dishwasher-proof water bottle",
      "dishwasher safe water bottle",
    ],
  ],
  [
    "de",
    byDatum("Trinkflasche", "Flaschen", "Spülmaschinenfest", "ja", "nein", "Teekanne Kolk"),
    [
      "Trinkflasche für die Spülmaschine",
      "Trinkflasche, die in die Spülmaschine darf",
      "spülmaschinenfeste Trinkflasche",
      "Trinkflasche spülmaschinengeeignet",
      "Trinkflasche für den Geschirrspüler",
    ],
  ],
  [
    "fr",
    byDatum("Gourde", "Gourdes", "Compatible lave-vaisselle", "oui", "non", "Théière Kolk"),
    ["gourde pour le lave-vaisselle", "gourde qui peut aller au lave-vaisselle", "gourde compatible lave-vaisselle"],
  ],
  [
    "es",
    byDatum("Cantimplora", "Cantimploras", "Apto para lavavajillas", "sí", "no", "Tetera Kolk"),
    [
      "cantimplora para el lavavajillas",
      "cantimplora que se pueda meter en el lavavajillas",
      "cantimplora apta para lavavajillas",
    ],
  ],
  [
    "it",
    byDatum("Borraccia", "Borracce", "Lavabile in lavastoviglie", "sì", "no", "Teiera Kolk"),
    [
      "borraccia per la lavastoviglie",
      "borraccia che può andare in lavastoviglie",
      "borraccia lavabile in lavastoviglie",
    ],
  ],
  [
    "pt",
    byDatum("Garrafa", "Garrafas", "Pode ir à máquina de lavar louça", "sim", "não", "Bule Kolk"),
    ["garrafa para a máquina de lavar louça", "garrafa própria para lava-louças"],
  ],
  [
    "tr",
    byDatum("Matara", "Mataralar", "Bulaşık makinesine uygun", "evet", "hayır", "Demlik Kolk"),
    ["bulaşık makinesi için matara", "bulaşık makinesinde yıkanabilir matara"],
  ],

  [
    "nl",
    byText("Hardloopschoenen", "Schoenen", "Waterdicht.", "Licht. Niet waterdicht.", "Sokken Kolk"),
    ["hardloopschoenen waterdicht", "waterdichte hardloopschoenen", "hardloopschoenen die waterdicht zijn"],
  ],
  [
    "en",
    byText("Running shoes", "Shoes", "Waterproof.", "Light. Not waterproof.", "Socks Kolk"),
    ["waterproof running shoes", "running shoes that are waterproof", "running shoes waterproof"],
  ],
  [
    "de",
    byText("Laufschuhe", "Schuhe", "Wasserdicht.", "Leicht. Nicht wasserdicht.", "Socken Kolk"),
    ["wasserdichte Laufschuhe", "Laufschuhe wasserdicht", "Laufschuhe, die wasserdicht sind"],
  ],
  [
    "fr",
    byText("Chaussures de course", "Chaussures", "Imperméables.", "Légères. Pas imperméables.", "Chaussettes Kolk"),
    ["chaussures de course imperméables", "chaussures de course étanches"],
  ],
  [
    "es",
    byText("Zapatillas de correr", "Zapatillas", "Impermeables.", "Ligeras. No son impermeables.", "Calcetines Kolk"),
    ["zapatillas de correr impermeables", "zapatillas impermeables"],
  ],
  [
    "it",
    byText("Scarpe da corsa", "Scarpe", "Impermeabili.", "Leggere. Non impermeabili.", "Calzini Kolk"),
    ["scarpe da corsa impermeabili", "scarpe impermeabili"],
  ],
  [
    "pt",
    byText("Sapatilhas de corrida", "Sapatilhas", "Impermeáveis.", "Leves. Não são impermeáveis.", "Meias Kolk"),
    ["sapatilhas de corrida impermeáveis", "sapatilhas impermeáveis"],
  ],
  [
    "tr",
    byText("Koşu ayakkabısı", "Ayakkabılar", "Su geçirmez.", "Hafif. Su geçirmez değildir.", "Çorap Kolk"),
    ["su geçirmez koşu ayakkabısı"],
  ],

  [
    "en",
    byText(
      "Magnifier",
      "Magnifiers",
      "Comes with leather case.",
      "Glass lens. Does not come with leather case.",
      "Lamp Kolk",
    ),
    ["magnifier with leather case", "magnifier with a leather case"],
  ],
  [
    "en",
    byText(
      "Magnifier",
      "Magnifiers",
      "Comes with a leather case.",
      "Glass lens. Does not come with a leather case.",
      "Lamp Kolk",
    ),
    ["magnifier with leather case"],
  ],
  [
    "de",
    byText("Lupe", "Lupen", "Mit Lederetui.", "Glaslinse. Ohne Lederetui.", "Lampe Kolk"),
    ["Lupe mit Lederetui", "Lupe mit Etui aus Leder"],
  ],
  [
    "de",
    byText("Lupe", "Lupen", "Mit Lederetui.", "Glaslinse. Wird nicht mit Lederetui geliefert.", "Lampe Kolk"),
    ["Lupe mit Lederetui"],
  ],
  [
    "fr",
    byText("Loupe", "Loupes", "Avec étui en cuir.", "Lentille en verre. Livrée sans étui en cuir.", "Lampe Kolk"),
    ["loupe avec étui en cuir"],
  ],
  [
    "fr",
    byText(
      "Loupe",
      "Loupes",
      "Avec étui en cuir.",
      "Lentille en verre. N'est pas livrée avec un étui en cuir.",
      "Lampe Kolk",
    ),
    ["loupe avec étui en cuir"],
  ],
  [
    "es",
    byText("Lupa", "Lupas", "Con funda de cuero.", "Lente de vidrio. No incluye funda de cuero.", "Lámpara Kolk"),
    ["lupa con funda de cuero"],
  ],
  [
    "it",
    byText(
      "Lente",
      "Lenti",
      "Con custodia in pelle.",
      "Di vetro. Non è fornita con custodia in pelle.",
      "Lampada Kolk",
    ),
    ["lente con custodia in pelle"],
  ],
  [
    "pt",
    byText("Lupa", "Lupas", "Com estojo de couro.", "De vidro. Não vem com estojo de couro.", "Candeeiro Kolk"),
    ["lupa com estojo de couro"],
  ],
  [
    "nl",
    byText("Loep", "Loepen", "Met leren etui.", "Van glas. Wordt niet geleverd met leren etui.", "Lamp Kolk"),
    ["loep met leren etui"],
  ],
  [
    "tr",
    byText("Büyüteç", "Büyüteçler", "Deri kılıf ile gelir.", "Cam. Deri kılıf içermez.", "Lamba Kolk"),
    ["deri kılıflı büyüteç"],
  ],

  [
    "de",
    byDatum("Pfanne", "Pfannen", "Herdarten", "alle", "alle außer Induktion", "Topflappen Kolk"),
    ["Pfanne für Induktion", "induktionsgeeignete Pfanne", "Pfanne Induktion"],
  ],
  [
    "en",
    byDatum("Frying pan", "Pans", "Hob types", "all", "all but induction", "Apron Kolk"),
    ["frying pan for induction", "induction frying pan"],
  ],
  [
    "en",
    byDatum("Frying pan", "Pans", "Hobs", "gas, induction", "all hobs except induction", "Apron Kolk"),
    ["frying pan for induction", "induction frying pan"],
  ],
  [
    "fr",
    byDatum("Poêle", "Poêles", "Feux", "tous feux dont induction", "tous feux sauf induction", "Tablier Kolk"),
    ["poêle pour induction", "poêle induction"],
  ],
  [
    "es",
    byDatum("Sartén", "Sartenes", "Cocinas", "todas, inducción", "todas excepto inducción", "Delantal Kolk"),
    ["sartén para inducción", "sartén de inducción"],
  ],
  [
    "it",
    byDatum("Padella", "Padelle", "Piani", "tutti, induzione", "tutti tranne induzione", "Grembiule Kolk"),
    ["padella per induzione", "padella a induzione"],
  ],
  [
    "pt",
    byDatum("Frigideira", "Frigideiras", "Fogões", "todos, indução", "todos exceto indução", "Avental Kolk"),
    ["frigideira para indução", "frigideira de indução"],
  ],
  [
    "nl",
    byDatum("Koekenpan", "Pannen", "Warmtebronnen", "alle, inductie", "alle behalve inductie", "Schort Kolk"),
    ["koekenpan voor inductie", "inductie koekenpan"],
  ],
  [
    "tr",
    byDatum("Tava", "Tavalar", "Ocaklar", "tümü, indüksiyon", "indüksiyon hariç tümü", "Önlük Kolk"),
    ["indüksiyon için tava", "indüksiyonlu ocak için tava"],
  ],

  [
    "en",
    byText("Bowl", "Bowls", "Suitable for the microwave.", "Stoneware. Not suitable for the microwave.", "Spoon Kolk"),
    ["bowl for the microwave", "microwave safe bowl", "microwaveable bowl", "bowl that may go in the microwave"],
  ],
  [
    "de",
    byText(
      "Schüssel",
      "Schüsseln",
      "Für die Mikrowelle geeignet.",
      "Steingut. Nicht für die Mikrowelle geeignet.",
      "Löffel Kolk",
    ),
    ["Schüssel für die Mikrowelle", "mikrowellengeeignete Schüssel", "Schüssel, die in die Mikrowelle darf"],
  ],
  [
    "fr",
    byText("Bol", "Bols", "Passe au micro-ondes.", "Grès. Ne passe pas au micro-ondes.", "Cuillère Kolk"),
    ["bol pour micro-ondes", "bol qui passe au micro-ondes"],
  ],
  [
    "es",
    byText("Cuenco", "Cuencos", "Apto para microondas.", "Gres. No apto para microondas.", "Cuchara Kolk"),
    ["cuenco para microondas", "cuenco apto para microondas"],
  ],
  [
    "it",
    byText("Ciotola", "Ciotole", "Adatta al microonde.", "Gres. Non adatta al microonde.", "Cucchiaio Kolk"),
    ["ciotola per microonde", "ciotola adatta al microonde"],
  ],
  [
    "pt",
    byText("Tigela", "Tigelas", "Pode ir ao micro-ondas.", "Grés. Não pode ir ao micro-ondas.", "Colher Kolk"),
    ["tigela para micro-ondas", "tigela própria para micro-ondas"],
  ],
  [
    "nl",
    byText("Kom", "Kommen", "Geschikt voor de magnetron.", "Steengoed. Niet geschikt voor de magnetron.", "Lepel Kolk"),
    ["kom voor de magnetron", "magnetronbestendige kom", "kom die in de magnetron mag"],
  ],
  [
    "tr",
    byText("Kase", "Kaseler", "Mikrodalgaya uygun.", "Seramik. Mikrodalgaya uygun değildir.", "Kaşık Kolk"),
    ["mikrodalga için kase", "mikrodalgaya uygun kase"],
  ],
];

test.each(cases)("%s: %o: what denies what is wished for is not shown", async (locale, goods, messages) => {
  const [granting = ""] = Object.keys(goods);
  await keepGoods(shop, goods, locale);
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [granting]]);
  await shop.app.admin("DELETE", `${shop.url}/products/${granting.replace(/[^a-z0-9]/gi, "-")}`);
  for (const message of messages) {
    const { products, response } = await askLast(shop, message);
    // It is looked for without that, or told why there is none.
    expect([message, response]).toEqual([
      message,
      expect.stringMatching(products.length > 0 ? / (?:sem|senza) «/ : /\*\*.* Brenta\*\*: /),
    ]);
  }
});

/** What says no against what is wished for, though it denies something. */
const harmless: [string, string, string, string][] = [
  ["en", "Bowl Alto", "Not only microwave safe, also fit for the dishwasher.", "microwave safe bowl"],
  ["en", "Pot Alto", "Dishwasher safe. The lid is not dishwasher safe.", "dishwasher safe pot"],
  ["en", "Pan Alto", "Works on induction. Not suitable for the microwave.", "pan for induction"],
  ["en", "Bag Alto", "Leather. Does not come with a leather strap.", "leather bag"],
  ["en", "Mat Alto", "Non-slip rubber.", "non-slip mat"],
  ["en", "Case Alto", "Leather. Does not come with a screen protector.", "leather case"],
  ["en", "Tent Alto", "Waterproof. Not windproof.", "waterproof tent"],
  ["en", "Watch Alto", "Waterproof, but not without the seal.", "waterproof watch"],
  ["de", "Schüssel Alto", "Nicht nur mikrowellengeeignet, auch spülmaschinenfest.", "mikrowellengeeignete Schüssel"],
  ["de", "Topf Alto", "Spülmaschinenfest, der Deckel ist nicht spülmaschinenfest.", "spülmaschinenfester Topf"],
  ["fr", "Bol Alto", "Passe au micro-ondes. Ne passe pas au four.", "bol pour micro-ondes"],
  ["es", "Cuenco Alto", "Apto para microondas. No apto para horno.", "cuenco para microondas"],
  ["it", "Ciotola Alto", "Adatta al microonde. Non adatta al forno.", "ciotola per microonde"],
  ["pt", "Tigela Alto", "Pode ir ao micro-ondas. Não pode ir ao forno.", "tigela para micro-ondas"],
  ["nl", "Kom Alto", "Geschikt voor de magnetron. Niet geschikt voor de oven.", "kom voor de magnetron"],
  ["tr", "Kase Alto", "Mikrodalgaya uygun. Fırına uygun değildir.", "mikrodalga için kase"],
  ["en", "Stand Alto", "For all phones except the Mini.", "phone stand"],
  ["nl", "Pan Alto", "Geschikt voor alle warmtebronnen behalve gas.", "pan voor inductie"],
];

test.each(harmless)("%s: %s: %s: is shown for %s", async (locale, title, description, message) => {
  await keepGoods(shop, { [title]: { description }, Kolk: {} }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});

test("what is not for some of them is not shown to those, whose wish is told in whole words", async () => {
  const attributes = { animal: "dog" };
  const description = "Not for dogs with pancreatitis.";
  await keepGoods(shop, { "Dry food Alto": { attributes }, "Dry food Brenta": { attributes, description } }, "en");
  const answer = await askLast(shop, "dry food for a dog with pancreatitis");
  expect(titlesOf(answer)).toEqual(["Dry food Alto"]);
  expect(answer.applied_filters.map(({ label }) => label)).toEqual(["dry food with pancreatitis", "dog"]);
});

test("who wants none of it is shown what has none", async () => {
  const goods: Goods = {
    "Magnifier Brenta": { description: "Does not come with a leather case." },
    "Magnifier Alto": { description: "Comes with a leather case." },
  };
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, "magnifier without leather case"))).toEqual(["Magnifier Brenta"]);
});
