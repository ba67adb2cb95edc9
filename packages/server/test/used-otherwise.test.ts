import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const english: Goods = {
  "Ember Gas Grill": { description: "Gas grill with three burners. Outdoors only." },
  "Ember Kettle Grill": {
    description: "Charcoal grill with a lid. Danger: carbon monoxide: never use or leave to cool indoors.",
  },
  "Ember Briquettes for Kettle Grill": { description: "Charcoal for four hours." },
  "Torrent Pressure Washer 130": {
    description: "Pressure washer with a hose of 6 m. Never point at people, animals or electrical devices.",
  },
  "Torrent Pressure Washer 150": { description: "Pressure washer with a hose of 8 m." },
  "Watch Smoke Alarm": { description: "Smoke alarm with a battery for 10 years. Does not detect carbon monoxide." },
  "Reel Extension Cable": { description: "Rubber cable. Unwind completely before use above 1000 W." },
  "Meadow Lawn Fertiliser": {
    description: "Safe for children and pets after watering in. Contains bone meal; keep dogs from eating it.",
  },
};

describe("what limits the use of a product", () => {
  beforeEach(() => keepGoods(shop, english, "en"));

  test.each([
    ["can the gas grill be used indoors?", "The details of **Ember Gas Grill** say: “Outdoors only.”"],
    ["does the gas grill work in my living room?", "Outdoors only."],
    ["can i use the pressure washer to wash my dog", "Never point at people, animals or electrical devices."],
    ["can the kettle grill be used in the garage if i open the door", "never use or leave to cool indoors"],
    ["does the smoke alarm also warn of co", "Does not detect carbon monoxide."],
    ["can i run a 3500w heater on the rolled up extension cable", "Unwind completely before use above 1000 W."],
    ["is the lawn fertiliser ok for pets?", "keep dogs from eating it"],
  ])("is told to who asks for it: %s", async (message, told) => {
    expect((await askLast(shop, message)).response).toContain(told);
  });

  test.each(["pressure washer", "can i get a pressure washer", "which pressure washers do you have?"])(
    "is not told to who wishes for it: %s",
    async (message) => {
      expect((await askLast(shop, message)).response).not.toContain("Never");
    },
  );
});

describe("of what harms", () => {
  beforeEach(() =>
    keepGoods(
      shop,
      {
        "Rosa Oleander": {
          category: "Plants",
          description: "In a pot of 20 cm. All parts are poisonous to people and pets.",
        },
        "Herb Lavender": { category: "Plants", description: "Six plants." },
        "Bosco Wood Glaze": { description: "Weatherproof, for fences. Not for children's toys." },
        "Bosco Wooden Mug": { description: "Of beech, with a glaze on it." },
        "Hide Work Gloves": { category: "Gloves", description: "Of split leather." },
        "Blue Nitrile Gloves": {
          category: "Gloves",
          description: "Powder-free and latex-free. May cause skin reactions.",
        },
        "Stretch Garden Gloves": { category: "Gloves", description: "With latex palms." },
      },
      "en",
    ),
  );

  test("whether it is safe is asked of what was shown last", async () => {
    const { response, products } = await askLast(shop, "oleander", "safe for my 2 year old?");
    expect(response).toContain("All parts are poisonous to people and pets.");
    expect(products.map(({ title }) => title)).toEqual(["Rosa Oleander"]);
  });

  test("what is named and not for them is not left out for what shares a word with it", async () => {
    const { response, products } = await askLast(shop, "wood glaze for my kids toys ok?");
    expect(response).toContain("Not for children's toys.");
    expect(products.map(({ title }) => title)).not.toContain("Bosco Wooden Mug");
  });

  test("what is not told of an allergy is told with what is warned of", async () => {
    const { response } = await askLast(shop, "nitrile gloves", "I'm allergic to chromium, is it in there?");
    expect(response).toContain("don’t say that. “May cause skin reactions.”");
  });

  test("which goods somebody can take is no question about one of them", async () => {
    const { products } = await askLast(shop, "im allergic to latex, which gloves can i take");
    expect(products.map(({ title }) => title)).toContain("Blue Nitrile Gloves");
    expect(products.map(({ title }) => title)).not.toContain("Stretch Garden Gloves");
  });
});

test.each<[string, Goods, [string, ...string[]], string]>([
  [
    "de",
    { "Glut Gasgrill": { description: "Drei Brenner. Nur für den Außenbereich." } },
    ["kann ich den Gasgrill in der Wohnung benutzen?"],
    "Nur für den Außenbereich.",
  ],
  [
    "de",
    { "Husch Handstaubsauger": { description: "Laufzeit 25 Minuten. Nicht für heiße Asche." } },
    ["Handstaubsauger", "kann ich damit Asche saugen?"],
    "Nicht für heiße Asche.",
  ],
  [
    "fr",
    { "Barbecue à gaz Braise": { description: "Trois brûleurs. Uniquement en extérieur." } },
    ["puis-je utiliser le barbecue à gaz dans mon salon ?"],
    "Uniquement en extérieur.",
  ],
  [
    "es",
    { "Barbacoa de gas Brasa": { description: "Tres quemadores. Solo para exteriores." } },
    ["¿puedo usar la barbacoa de gas en el salón?"],
    "Solo para exteriores.",
  ],
  [
    "it",
    { "Barbecue a gas Brace": { description: "Tre bruciatori. Solo per esterni." } },
    ["posso usare il barbecue a gas in salotto?"],
    "Solo per esterni.",
  ],
  [
    "pt",
    { "Churrasqueira a gás Brasa": { description: "Três queimadores. Apenas para exteriores." } },
    ["posso usar a churrasqueira a gás na sala?"],
    "Apenas para exteriores.",
  ],
  [
    "nl",
    { "Gloed Gasbarbecue": { description: "Drie branders. Alleen voor buiten." } },
    ["kan ik de gasbarbecue in de woonkamer gebruiken?"],
    "Alleen voor buiten.",
  ],
  [
    "tr",
    { "Köz Gazlı Mangal": { description: "Üç brülörlü. Sadece dış mekânda kullanın." } },
    ["gazlı mangalı salonda kullanabilir miyim?"],
    "Sadece dış mekânda kullanın.",
  ],
])("%s: what limits the use of %j is told", async (locale, goods, messages, told) => {
  await keepGoods(shop, goods, locale);
  expect((await askLast(shop, ...messages)).response).toContain(told);
});
