import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Arven wooden stool": { category: "Stools", attributes: { "Max load": "100 kg" } },
  "Delta garden cart": { category: "Carts", attributes: { "Weight capacity": "250 kg", Capacity: "90 l" } },
  "Lodi pushchair": { category: "Pushchairs", attributes: { "Max user weight": "22 kg" } },
};

describe("what goods carry", () => {
  beforeEach(() => keepGoods(shop, goods, "en"));

  test.each<[[string, ...string[]], string]>([
    [["max load of the wooden stool"], "**Arven wooden stool**: Max load: 100 kg."],
    [["weight limit wooden stool"], "**Arven wooden stool**: Max load: 100 kg."],
    [["how much weight does the garden cart hold"], "**Delta garden cart**: Weight capacity: 250 kg."],
    [["garden cart", "how many kilos can it carry?"], "**Delta garden cart**: Weight capacity: 250 kg."],
    [["wooden stool", "i weigh 115 kg is it ok"], "No. **Arven wooden stool**: Max load: 100 kg."],
    [["wooden stool", "I weigh 95 kg, is it ok for me?"], "Yes. **Arven wooden stool**: Max load: 100 kg."],
    [["can the garden cart carry 200 kg"], "Yes. **Delta garden cart**: Weight capacity: 250 kg."],
    [["does the pushchair bear 20 kg"], "Yes. **Lodi pushchair**: Max user weight: 22 kg."],
  ])("%j", async (messages, response) => {
    expect((await askLast(shop, ...messages)).response).toBe(response);
  });

  test.each([
    "can the wooden stool hold 120 kg",
    "can my 120kg husband use the wooden stool",
    "is the wooden stool ok for a 120 kg person",
  ])("no where the limit is lower: %s", async (message) => {
    expect((await askLast(shop, message)).response).toMatch(
      /^(?:No|I'm sorry, I found no product that fits)\. \*\*Arven wooden stool\*\*: Max load: 100 kg\./,
    );
  });

  test("none that carries less is shown", async () => {
    const { kind, response } = await askLast(shop, "160 kg person wooden stool");
    expect([kind, response]).toEqual([
      "no_answer",
      expect.stringContaining("**Arven wooden stool**: Max load: 100 kg."),
    ]);
  });
});

test.each<[string, string, string, string]>([
  ["de", "Fjell Schwerlastregal", "Tragkraft", "wie viel hält das Schwerlastregal aus"],
  ["de", "Fjell Schwerlastregal", "Belastbarkeit", "wie viel Kilo trägt das Schwerlastregal"],
  ["fr", "Étagère Fjell", "Charge maximale", "combien de kilos supporte l'étagère Fjell"],
  ["es", "Estantería Fjell", "Carga máxima", "cuánto peso aguanta la estantería Fjell"],
  ["it", "Scaffale Fjell", "Portata", "quanto peso regge lo scaffale Fjell"],
  ["pt", "Estante Fjell", "Carga máxima", "quanto peso suporta a estante Fjell"],
  ["nl", "Fjell stellingkast", "Draagvermogen", "hoeveel kilo draagt de Fjell stellingkast"],
  ["tr", "Fjell raf", "Taşıma kapasitesi", "Fjell raf kaç kilo taşır"],
])("%s: %s, %s: %s", async (locale, title, name, message) => {
  await keepGoods(shop, { [title]: { attributes: { [name]: "175 kg", Gewicht: "14 kg" } } }, locale);
  const { response, products } = await askLast(shop, message);
  expect(response).toBe(`**${title}**: ${name}: 175 kg.`);
  expect(products).toHaveLength(1);
});

const ladders: Goods = {
  "Orm step ladder": { category: "Ladders", attributes: { "Max load": "150 kg", Weight: "4.2 kg" } },
  "Orm loft ladder": { category: "Ladders", attributes: { "Max load": "130 kg", Weight: "12 kg" } },
  "Arven stool ladder": { category: "Ladders", description: "Of beech. Max. load 100 kg." },
  "Kvist ironing board 120 x 38 cm": { category: "Ironing boards", attributes: { Weight: "5 kg" } },
};

describe("ladders that shall carry 120 kg", () => {
  beforeEach(() => keepGoods(shop, ladders, "en"));
  const strong = ["Orm loft ladder", "Orm step ladder"];

  test.each([
    "ladder max load 120 kg",
    "ladders with a load capacity of 120 kg",
    "ladder load capacity at least 120 kg",
    "ladder that carries 120 kg or more",
    "i weigh 120 kg, which ladder",
    "which ladder for someone of 120 kg",
    "ladder for a 120 kg person",
    "ladder up to 120 kg",
    "ladder 120 kg",
  ])("%s", async (message) => {
    const answer = await askLast(shop, message);
    expect(titlesOf(answer)).toEqual(strong);
    expect(answer.applied_filters).toContainEqual({ field: "load", op: "gte", value: "120 kg", label: "from 120 kg" });
  });

  test("the cheapest, and more, carry it as well, until it is taken back", async () => {
    const wish = "ladders with a load capacity of 120 kg";
    expect(titlesOf(await askLast(shop, wish, "the cheapest"))).toEqual(strong);
    expect((await askLast(shop, wish, "show more")).products).toEqual([]);
    expect(titlesOf(await askLast(shop, wish, "forget the weight"))).toContain("Arven stool ladder");
  });

  test("where none does, the nearest is told", async () => {
    const { kind, response } = await askLast(shop, "ladder max load 200 kg");
    expect([kind, response]).toEqual(["no_answer", expect.stringContaining("**Orm step ladder**: Max load: 150 kg.")]);
  });

  test.each(["ladder under 10 kg", "ladder lighter than 10 kg"])(
    "%s: what it weighs itself is meant",
    async (message) => {
      const titles = titlesOf(await askLast(shop, message));
      expect(titles).toContain("Orm step ladder");
      expect(titles).not.toContain("Orm loft ladder");
    },
  );
});

test.each<[string, string, string]>([
  ["de", "Traglast", "Leiter mit mindestens 120 kg Traglast"],
  ["de", "Belastbarkeit", "Leiter bis 120 kg"],
  ["fr", "Charge maximale", "échelle avec une charge maximale de 120 kg"],
  ["es", "Carga máxima", "escalera con carga máxima de 120 kg"],
  ["it", "Portata massima", "scala con portata massima di 120 kg"],
  ["pt", "Carga máxima", "escada com carga máxima de 120 kg"],
  ["nl", "Draagvermogen", "ladder met een draagvermogen van 120 kg"],
  ["tr", "Taşıma kapasitesi", "120 kg taşıma kapasitesi olan merdiven"],
])("%s: %s: %s", async (locale, name, message) => {
  const thing = {
    de: "Leiter",
    fr: "Échelle",
    es: "Escalera",
    it: "Scala",
    pt: "Escada",
    nl: "Ladder",
    tr: "Merdiven",
  };
  const called = thing[locale as keyof typeof thing];
  await keepGoods(
    shop,
    {
      [`${called} Orm`]: { attributes: { [name]: "150 kg" } },
      [`${called} Arven`]: { attributes: { [name]: "100 kg" } },
    },
    locale,
  );
  expect(titlesOf(await askLast(shop, message))).toEqual([`${called} Orm`]);
});

test.each<[string, string, string, string]>([
  ["en", "Kvist folding chair", "Do not exceed 110 kg.", "folding chair for someone of 120 kg"],
  ["de", "Kvist Klappstuhl", "Max. Belastung 110 kg.", "Klappstuhl für jemanden mit 120 kg"],
  ["fr", "Chaise pliante Kvist", "Charge maxi 110 kg.", "chaise pliante pour une personne de 120 kg"],
  ["fr", "Chaise pliante Kvist", "Ne pas dépasser 110 kg.", "chaise pliante pour un homme de 120 kg"],
  ["fr", "Chaise pliante Kvist", "Charge max. 110 kg.", "chaise pliante pour quelqu'un de 120 kg"],
  ["es", "Silla plegable Kvist", "Carga máxima 110 kg.", "sillas plegables que aguanten 120 kilos"],
  ["es", "Silla plegable Kvist", "Carga máx. 110 kg.", "silla plegable para una persona de 120 kg"],
  ["it", "Sedia pieghevole Kvist", "Portata massima 110 kg.", "sedia pieghevole per una persona di 120 kg"],
  ["pt", "Cadeira dobrável Kvist", "Carga máxima 110 kg.", "cadeira dobrável para alguém de 120 kg"],
  ["nl", "Kvist klapstoel", "Maximale belasting 110 kg.", "klapstoel voor iemand van 120 kg"],
])("%s: %s: %s: %s: none that carries less is shown", async (locale, title, description, message) => {
  await keepGoods(shop, { [title]: { description } }, locale);
  const { products, response } = await askLast(shop, message);
  expect([products, response]).toEqual([[], expect.stringContaining(description)]);
});

test.each<[string, string, string, string]>([
  ["en", "Dog food Lamb", "Do not exceed 300 g per day.", "dog food for a 30 kg dog"],
  ["de", "Hundefutter Lamm", "Nicht mehr als 300 g am Tag.", "Hundefutter für einen 30 kg Hund"],
  ["fr", "Croquettes Agneau", "Ne pas dépasser 300 g par jour.", "croquettes pour un chien de 30 kg"],
])("%s: %s: %s is how much is fed, and no load: %s", async (locale, title, description, message) => {
  await keepGoods(shop, { [title]: { description } }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});

const sold: Goods = {
  "Kern chef's knife": { description: "Forged. Only sold to persons of 18 and over." },
  "Orm chainsaw": { description: "With chain brake. Only for persons of 18 and over." },
  "Plate set": { description: "For 18 persons and over 50 dishes." },
};

describe("what is only sold from an age on", () => {
  beforeEach(() => keepGoods(shop, sold, "en"));

  test.each<[string, RegExp]>([
    ["chainsaw for a 16 year old", /\*\*Orm chainsaw\*\*: “Only for persons of 18 and over\.”/],
    ["knife for my 16 year old son", /\*\*Kern chef's knife\*\*: “Only sold to persons of 18 and over\.”/],
    ["can children use the chainsaw", /^No\. \*\*Orm chainsaw\*\*: “Only for persons of 18 and over\.”/],
    ["can i buy the chef's knife, i'm 17", /\*\*Kern chef's knife\*\*: “Only sold to persons of 18 and over\.”/],
    ["can a 17 year old buy the chef's knife", /\*\*Kern chef's knife\*\*: “Only sold to persons of 18 and over\.”/],
  ])("%s: the limit is told", async (message, response) => {
    expect((await askLast(shop, message)).response).toMatch(response);
  });

  test("a figure of persons is no age", async () => {
    expect(titlesOf(await askLast(shop, "plate set for a 16 year old"))).toEqual(["Plate set"]);
  });
});

test.each<[string, string, string, string]>([
  ["de", "Kern Kochmesser", "Abgabe nur an Personen ab 18 Jahren.", "Kochmesser für einen 16-jährigen"],
  ["fr", "Couteau Kern", "Vente réservée aux personnes de plus de 18 ans.", "couteau pour un enfant de 16 ans"],
  ["es", "Cuchillo Kern", "Venta solo a mayores de 18 años.", "cuchillo para mi hijo de 16 años"],
  ["it", "Coltello Kern", "Vendita solo a persone di 18 anni e oltre.", "coltello per mio figlio di 16 anni"],
  ["pt", "Faca Kern", "Venda apenas a maiores de 18 anos.", "faca para o meu filho de 16 anos"],
  ["nl", "Kern koksmes", "Alleen verkocht aan personen van 18 jaar en ouder.", "koksmes voor mijn zoon van 16 jaar"],
  ["tr", "Kern bıçak", "Sadece 18 yaş ve üzeri kişilere satılır.", "16 yaşındaki oğlum için bıçak"],
])("%s: %s: %s: %s", async (locale, title, description, message) => {
  await keepGoods(shop, { [title]: { description } }, locale);
  const { response, products } = await askLast(shop, message);
  expect(response).toContain(description);
  expect(products).toEqual([]);
});
