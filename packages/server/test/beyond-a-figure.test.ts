import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** Two of a kind by the slope that they take, in words, and how it is said that a slope is steeper. */
test.each<[string, string, [string, string], string[]]>([
  ["en", "Mower", ["Maximum slope 15%.", "Slopes up to 35%."], ["which mower for a garden with a 25% slope?"]],
  [
    "de",
    "Mäher",
    ["Maximale Steigung 15 %.", "Steigung bis zu 35 %."],
    ["mein Garten hat 25% Steigung, welchen Mäher?", "Mäher bei 25 % Steigung"],
  ],
  [
    "fr",
    "Tondeuse",
    ["Pente maximale 15 %.", "Pente jusqu'à 35 %."],
    ["j'ai un terrain en pente de 25% quelle tondeuse", "tondeuse pente 25 %"],
  ],
  [
    "es",
    "Cortacésped",
    ["Pendiente máxima 15 %.", "Pendiente hasta 35 %."],
    ["cortacésped para una pendiente del 25%"],
  ],
  ["it", "Tosaerba", ["Pendenza massima 15%.", "Pendenza fino a 35%."], ["tosaerba con pendenza del 25%"]],
  ["pt", "Corta-relva", ["Inclinação máxima 15%.", "Inclinação até 35%."], ["corta-relva para inclinação de 25%"]],
  ["nl", "Maaier", ["Maximale helling 15%.", "Helling tot 35%."], ["welke maaier voor een helling van 25%?"]],
  ["tr", "Makine", ["Maksimum eğim 15 %.", "Maksimum eğim 35 %."], ["25% eğim için makine"]],
])("in %s, of each %s what takes less than is said is left out", async (locale, kind, [low, high], messages) => {
  const name = "Orm";
  await keepGoods(shop, { [`${kind} ${name}`]: { description: low }, [`${kind} Tor`]: { description: high } }, locale);
  for (const message of messages) {
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${kind} Tor`]]);
  }
});

test.each<[string, string, string, string]>([
  ["en", "Hose", "does the hose take 8 bar?", "No"],
  ["de", "Schlauch", "hält der Schlauch 8 bar aus?", ""],
  ["fr", "Tuyau", "le tuyau ça tient 8 bars ?", ""],
  ["es", "Manguera", "¿la manguera aguanta 8 bares?", ""],
  ["it", "Tubo", "il tubo regge 8 bar?", ""],
  ["pt", "Mangueira", "a mangueira aguenta 8 bar?", ""],
  ["nl", "Slang", "kan de slang 8 bar aan?", ""],
  ["tr", "Hortum", "hortum 8 bar dayanır mı?", ""],
])("in %s the %s is told to take less: %s", async (locale, kind, message, no) => {
  await keepGoods(shop, { [`${kind} Orm`]: { attributes: { max_pressure: "6 bar", length: "15 m" } } }, locale);
  const { response } = await askLast(shop, message);
  expect(response).toContain("max pressure: 6 bar");
  expect(response.startsWith(no)).toBe(true);
  const enough = await askLast(shop, message.replace("8", "5"));
  expect(enough.response).not.toMatch(/^No\b/);
});

test("what shall be done from a figure on is told in the words of the shop, and its own size is none", async () => {
  await keepGoods(
    shop,
    { "Parasol Orm": { description: "Fermer à partir de 35 km/h de vent.", attributes: { diameter: "3 m" } } },
    "fr",
  );
  expect((await askLast(shop, "wind 50 km/h can parasol stay open")).response).toContain(
    "“Fermer à partir de 35 km/h de vent.”",
  );
  expect((await askLast(shop, "wind 20 km/h can parasol stay open")).response).not.toContain("35 km/h");
  expect((await askLast(shop, "parasol 4 m")).response).not.toContain("diameter");
});

test.each(["hamac, on pèse 200 kg à deux", "hamac | on pèse 200 kg à deux"])(
  "what two weigh together is no price of two euros: %s",
  async (said) => {
    await keepGoods(shop, { "Hamac Orm": { attributes: { max_load: "180 kg" } } }, "fr");
    const answer = await askLast(shop, ...(said.split(" | ") as [string]));
    expect(answer.applied_filters.filter(({ field }) => field === "price")).toEqual([]);
  },
);

test.each<[string, string, string, string[]]>([
  ["en", "Vacuum", "is the vacuum Orm below 70 dB?", ["vacuum with less than 70 dB", "vacuum at most 70 dB"]],
  ["de", "Sauger", "ist der Sauger Orm leiser als 70 dB?", ["Sauger unter 70 dB", "Sauger, höchstens 70 dB"]],
  ["fr", "Aspirateur", "l'aspirateur Orm fait moins de 70 dB ?", ["aspirateur de moins de 70 dB"]],
  ["es", "Aspiradora", "¿la aspiradora Orm hace menos de 70 dB?", ["aspiradora de menos de 70 dB"]],
  ["it", "Aspirapolvere", "l'aspirapolvere Orm è sotto i 70 dB?", ["aspirapolvere sotto i 70 dB"]],
  ["pt", "Aspirador", "o aspirador Orm faz menos de 70 dB?", ["aspirador com menos de 70 dB"]],
  ["nl", "Stofzuiger", "is de stofzuiger Orm stiller dan 70 dB?", ["stofzuiger onder 70 dB"]],
  ["tr", "Süpürge", "süpürge Orm 70 dB altında mı?", ["70 dB altında süpürge"]],
])(
  "in %s, what shall be at most so much is told no, or left out, by no lower figure: %s",
  async (locale, kind, asked, sought) => {
    await keepGoods(
      shop,
      {
        [`${kind} Orm`]: { attributes: { max_noise: "65 dB" } },
        [`${kind} Tor`]: { attributes: { max_noise: "78 dB" } },
      },
      locale,
    );
    expect((await askLast(shop, asked)).response).not.toMatch(/^(?:No|Nein|Non|Não|Nee|Hayır)\b/);
    for (const message of sought) expect(titlesOf(await askLast(shop, message))).toContain(`${kind} Orm`);
  },
);

test("what a thing uses, or takes time for, is no limit to who names more", async () => {
  await keepGoods(
    shop,
    {
      "Heater Orm": { attributes: { max_power: "1500 W" } },
      "Heater Tor": { attributes: { max_power: "2000 W" } },
      "Drill Lut": { description: "Charges in up to 2 hours." },
    },
    "en",
  );
  expect(titlesOf(await askLast(shop, "my circuit only takes 1800 W, which heater?"))).toContain("Heater Orm");
  const { response } = await askLast(shop, "can I charge the drill overnight for 8 hours?");
  expect(response).not.toMatch(/^No\b/);
  expect(response).toContain("Charges in up to 2 hours.");
});

test.each([
  ["en", "mower", "Maximum slope", "mower for a 40 % slope"],
  ["en", "mower", "Maximum slope", "40% slope"],
  ["de", "Mäher", "Maximale Steigung", "Mäher für 40 % Steigung"],
  ["fr", "tondeuse", "Pente maximale", "tondeuse pour une pente de 40 %"],
  ["fr", "tondeuse", "Pente maximale", "pente 40%"],
  ["nl", "maaier", "Maximale helling", "maaier voor een helling van 40 %"],
])("%s: what is said in a unit is the number of no name: %s %s, %s", async (locale, kind, datum, message) => {
  const all = {
    "Orm 40": { description: `${kind}. ${datum} 20 %.` },
    Alva: { description: `${kind}. ${datum} 45 %.` },
  };
  await keepGoods(shop, all, locale);
  expect((await askLast(shop, message)).products.map(({ title }) => title)).toEqual(["Alva"]);
});

test("a no stands beside no sentence that nothing is told", async () => {
  await keepGoods(shop, { "Hose Orm": { description: "Up to 6 bar. Green." } }, "en");
  const { response } = await askLast(shop, "can I use the hose at 8 bar?");
  expect(response).toMatch(/^No\. .*“Up to 6 bar\.”/);
  expect(response).not.toContain("don’t say");
});
