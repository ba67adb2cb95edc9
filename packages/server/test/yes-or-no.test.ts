import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const goods: Goods = {
  "Marble run": {
    attributes: { age: "4 years+" },
    description: "80 pieces. WARNING: choking hazard.",
  },
  "Comforter bunny": { attributes: { age: "0 months+" }, description: "Soft cotton." },
  "Car seat Voyager": {
    attributes: { age: "0-4 years" },
    description: "With a base. Never use on a seat with an active front airbag.",
  },
  "Odour remover": { description: "Safe around cats when dry." },
  "Bleach gel": { description: "DANGER: causes severe burns. Never mix with other cleaners." },
  "Stair gate": { category: "Gates", description: "75 to 105 cm. Not for use at the top of stairs." },
  "Screw-fit gate": { category: "Gates", description: "70 to 120 cm, also for the top of stairs." },
  "Oak cot bed": { attributes: { age: "0-4 years" } },
  "Wool socks": { description: "Perfected over 2 years." },
  "Old barrel whisky": { description: "Finest barrels, from 12 years." },
};

describe("what is asked of a product", () => {
  beforeEach(() => keepGoods(shop, goods, "en"));

  test.each([
    "is the marble run dangerous for a 2 year old",
    "is the marble run bad for my 1 year old",
    "is my 2 year old too young for the marble run",
    "is the marble run not suitable for a 2 year old?",
    "is the marble run too young for an 8 year old",
    "ist der Marble run gefährlich für ein 2 jähriges kind?",
    "le marble run est-il dangereux pour un enfant de 2 ans ?",
    "es peligroso el marble run para un niño de 2 años?",
    "il marble run è pericoloso per un bambino di 2 anni?",
    "o marble run é perigoso para uma criança de 2 anos?",
    "is de marble run gevaarlijk voor een kind van 2 jaar?",
    "marble run 2 yaşındaki çocuk için tehlikeli mi?",
  ])("%s: is told the age and the warning, with neither yes nor no", async (message) => {
    const { response } = await askLast(shop, message);
    expect(response).toMatch(/^\*\*Marble run\*\*: age: 4 years\+\. [“„«]\s?WARNING: choking hazard\.\s?[”“»]$/);
  });

  test.each<[string, string]>([
    ["can my newborn sleep with the comforter bunny", "**Comforter bunny**: age: 0 months+."],
    ["can the bunny suffocate a newborn", "**Comforter bunny**: age: 0 months+."],
    ["can my 3 month old eat the bunny", "**Comforter bunny**: age: 0 months+."],
    [
      "is the car seat ok for a newborn in the front with airbag",
      "**Car seat Voyager**: age: 0-4 years. “Never use on a seat with an active front airbag.”",
    ],
    ["is the odour remover safe for cats while wet", "**Odour remover**: “Safe around cats when dry.”"],
  ])("%s: what asks more than whom it is for is no yes", async (message, response) => {
    expect((await askLast(shop, message)).response).toBe(response);
  });

  test("what is asked of two things is no yes of one", async () => {
    expect((await askLast(shop, "can my newborn take the bunny to bed")).response).not.toMatch(/^Yes/);
  });

  test.each<[string, string]>([
    ["is the marble run ok for a 2 year old?", "No. **Marble run**: age: 4 years+."],
    ["is the bunny suitable for a newborn?", "Yes. **Comforter bunny**: age: 0 months+."],
    ["is the odour remover safe for cats?", "Yes. **Odour remover**: “Safe around cats when dry.”"],
    ["is the bleach gel dangerous?", "Yes. **Bleach gel**: “DANGER: causes severe burns.”"],
  ])("%s: what asks just that is", async (message, response) => {
    expect((await askLast(shop, message)).response).toBe(response);
  });

  test("may one mix it: what is warned of is told", async () => {
    const { response } = await askLast(shop, "can i mix the bleach gel with vinegar");
    expect(response).toContain("“Never mix with other cleaners.”");
    expect(response).not.toMatch(/fits|^Yes/);
  });

  test("what is not for that place is not shown", async () => {
    expect(titlesOf(await askLast(shop, "gate for the top of the stairs"))).toEqual(["Screw-fit gate"]);
  });

  test.each(["are the wool socks ok for a 3 year old?", "is the old barrel whisky ok for a 13 year old?"])(
    "%s: what is told in years and is no age is no yes",
    async (message) => {
      expect((await askLast(shop, message)).response).not.toMatch(/^Yes/);
    },
  );
});

test.each<[string, string, Goods, string, string]>([
  [
    "de",
    "ich nehm die Pille, kann ich Johanniskraut nehmen",
    { "Johanniskraut 60 Kapseln": { description: "Bei Verstimmung. Kann die Wirkung der Pille abschwächen." } },
    "Johanniskraut 60 Kapseln",
    "„Kann die Wirkung der Pille abschwächen.“",
  ],
  [
    "de",
    "Folsäure bei Migräne",
    { "Folsäure 60 Tabletten": { description: "Mit Jod. Nicht bei Migräne ohne Rat." } },
    "Folsäure 60 Tabletten",
    "„Nicht bei Migräne ohne Rat.“",
  ],
  [
    "en",
    "can i run with the city pushchair",
    { "Drift city pushchair": { description: "Folds flat. Not suitable for running." } },
    "Drift city pushchair",
    "“Not suitable for running.”",
  ],
  [
    "fr",
    "je prends la pilule, puis-je prendre le millepertuis ?",
    { "Millepertuis 60 gélules": { description: "Peut réduire l'effet de la pilule." } },
    "Millepertuis 60 gélules",
    "« Peut réduire l'effet de la pilule. »",
  ],
])("%s: %s: what the only one found says of it is told", async (locale, message, some, title, told) => {
  await keepGoods(shop, some, locale);
  const { response, products } = await askLast(shop, message);
  expect(products.map((one) => one.title)).toEqual([title]);
  expect(response.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toContain(told);
});

test("what warns of an illness with which goods may harm is told, and not shown", async () => {
  const description = "Mit Jod. Nicht bei Schilddrüsenüberfunktion ohne Rat.";
  await keepGoods(shop, { "Folsäure 60 Tabletten": { description } }, "de");
  const { response, products } = await askLast(shop, "Folsäure bei Schilddrüsenüberfunktion");
  expect(response).toContain("„Nicht bei Schilddrüsenüberfunktion ohne Rat.“");
  expect(products).toEqual([]);
});

test("all that a make sells is asked where that is named alone", async () => {
  const description = "DANGER: toxic to cats.";
  const some = { "FleaStop for dogs": { brand: "FleaStop", description }, "FleaStop for cats": { brand: "FleaStop" } };
  await keepGoods(shop, some, "en");
  expect((await askLast(shop, "is fleastop safe for cats")).response).toBe(
    "No. **FleaStop for dogs**: “DANGER: toxic to cats.”\n\nThe details of **FleaStop for cats** don’t say that.",
  );
});

test.each<[string, string, string]>([
  ["floor cleaner for a house with a parrot", "Lavender floor cleaner", "Not for homes with birds."],
  ["kibble for a 9 month old dog", "Salmon kibble", "Not for dogs under 12 months."],
  ["pushchair for a newborn", "City pushchair", "From 6 months to 4 years, with a rain cover."],
])("%s: not what is not for them", async (message, title, description) => {
  await keepGoods(shop, { [title]: { description } }, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual([]);
});

const driving = "driving";
test.each<[string, string, string]>([
  ["en", "Must not be worn while driving.", "sunglasses for driving"],
  ["en", "Unsuitable when driving.", "sunglasses for driving"],
  ["en", "Not safe for driving.", "sunglasses for driving"],
  ["en", "Do not wear when driving.", "sunglasses for driving"],
  ["en", "Not to be used for driving.", "sunglasses for driving"],
  ["de", "Nicht im Straßenverkehr verwenden.", "Sonnenbrille für den Straßenverkehr"],
  ["de", "Nicht zum Autofahren geeignet.", "Sonnenbrille zum Autofahren"],
  ["de", "Nicht beim Autofahren tragen.", "Sonnenbrille zum Autofahren"],
  ["fr", "Ne pas utiliser pour conduire.", "lunettes de soleil pour conduire"],
  ["es", "No usar para conducir.", "gafas de sol para conducir"],
  ["it", "Non usare per guidare.", "occhiali da sole per guidare"],
  ["pt", "Não usar para conduzir.", "óculos de sol para conduzir"],
  ["nl", "Niet geschikt om mee te rijden.", "zonnebril om mee te rijden"],
  ["tr", "Araç kullanırken takmayın.", "araç kullanırken güneş gözlüğü"],
])(`%s: what says “%s” is not shown to who wishes for ${driving}`, async (locale, description, message) => {
  const name = { en: "Glacier sunglasses", de: "Sonnenbrille Gletscher", fr: "Lunettes de soleil Glacier" }[locale];
  const others = {
    es: "Gafas de sol Glaciar",
    it: "Occhiali da sole Alpi",
    pt: "Óculos de sol Alpes",
    nl: "Zonnebril Alpen",
    tr: "Güneş gözlüğü Alp",
  };
  const title = name ?? others[locale as keyof typeof others];
  await keepGoods(shop, { [title]: { description }, [`${title} Kust`]: { description: "Kat. 3." } }, locale);
  expect(titlesOf(await askLast(shop, message))).not.toContain(title);
});

test.each<[string, Goods, string]>([
  ["cream for dry skin", { "Cream Alta": { description: "For dry skin. Not for sensitive skin." } }, "Cream Alta"],
  ["battery for my camera", { "Battery X2": { description: "Not for Nikon cameras." } }, "Battery X2"],
])("%s: what is not for another one is shown", async (message, some, title) => {
  await keepGoods(shop, some, "en");
  expect(titlesOf(await askLast(shop, message))).toContain(title);
});
