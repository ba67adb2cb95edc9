import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** By language: what is for whoever is six, how that is told, and questions for younger ones. */
const cases: [locale: string, title: string, told: string, ...messages: string[]][] = [
  [
    "nl",
    "Trampoline Sprong",
    "Niet geschikt voor kinderen onder 6 jaar.",
    "trampoline voor mijn dochter van 4",
    "trampoline voor kind van 4",
    "trampoline voor mijn zoontje van vier",
    "trampoline voor mijn zoon van anderhalf",
    "trampoline voor mijn dochter die 4 is",
    "trampoline voor mijn dochter (4)",
    "is de trampoline geschikt voor mijn dochter van 4?",
  ],
  [
    "it",
    "Trampolino Salto",
    "Non adatto a bambini di età inferiore a 6 anni.",
    "trampolino per mia figlia di 2",
    "trampolino per una bimba di due",
    "trampolino per mio figlio di 5 anni",
    "trampolino per mia figlia che ha 2",
  ],
  [
    "de",
    "Trampolin Sprung",
    "Nicht geeignet für Kinder unter 6 Jahren.",
    "Trampolin für meine Tochter von 4",
    "Trampolin für meinen Sohn von vier",
    "Trampolin für ein Kind von anderthalb",
  ],
  [
    "fr",
    "Trampoline Saut",
    "Ne convient pas aux enfants de moins de 6 ans.",
    "trampoline pour ma fille de 4",
    "trampoline pour mon fils de quatre",
    "trampoline pour ma fille qui a 4",
  ],
  [
    "es",
    "Trampolín Salto",
    "No apto para niños menores de 6 años.",
    "trampolín para mi hija de 4",
    "trampolín para un niño de cuatro",
    "trampolín para mi hija que tiene 4",
  ],
  [
    "pt",
    "Trampolim Salto",
    "Não adequado para crianças com menos de 6 anos.",
    "trampolim para a minha filha de 4",
    "trampolim para uma criança de três",
  ],
  [
    "en",
    "Trampoline Leap",
    "Not suitable for children under 6 years.",
    "trampoline for my daughter of 4",
    "trampoline for my son aged four",
    "trampoline for my niece who is four",
    "trampoline for a child of 2",
  ],
  ["tr", "Trambolin Zıp", "6 yaşından küçük çocuklar için uygun değildir.", "4 yaşındaki kızım için trambolin"],
];

test.each(cases.flatMap(([locale, title, told, ...messages]) => messages.map((one) => [locale, one, title, told])))(
  "%s: %s: it is told not to be for that age",
  async (locale, message, title, told) => {
    await keepGoods(shop, { [title!]: { description: `Strong springs. ${told!}` }, "Brisa 4": {} }, locale!);
    const { response, products } = await askLast(shop, message!);
    expect(response).toContain(told);
    expect(products.length === 0 || /^(?:No|Nee|Nein|Non|Não)\./.test(response)).toBe(true);
  },
);

test("what may be bought from an age on is told to be for no younger one", async () => {
  await keepGoods(shop, { "Creatine Pure": { description: "Vanaf 18 jaar." }, Bidon: {} }, "nl");
  const { response, products } = await askLast(shop, "creatine voor mijn zoon van 16");
  expect(products).toEqual([]);
  expect(response).toContain("Vanaf 18 jaar.");
});

test("it holds for what is asked later", async () => {
  const shelf: Goods = {
    "Loopfiets Roef": { category: "Loopfietsen", description: "Vanaf 2 jaar." },
    "Loopfiets Mini": { category: "Loopfietsen", description: "Vanaf 1 jaar." },
  };
  await keepGoods(shop, shelf, "nl");
  expect(titlesOf(await askLast(shop, "loopfiets voor kind van 1"))).toEqual(["Loopfiets Mini"]);
  expect(titlesOf(await askLast(shop, "loopfiets voor kind van 1", "toon meer"))).not.toContain("Loopfiets Roef");
});

describe("who is said to be of an age after a product", () => {
  const of = (title: string, description: string): Goods => ({ [title]: { description }, Brisa: {} });

  test.each<[string, string, string, string, string]>([
    ["it", "Cucina Chef", "Garanzia di 2 anni. Adatta da 3 anni.", "ha 2 anni, va bene?", "Adatta da 3 anni."],
    [
      "it",
      "Cucina Chef",
      "Garanzia di 2 anni. Adatta da 3 anni.",
      "mia figlia ha 2 anni, va bene?",
      "Adatta da 3 anni.",
    ],
    [
      "es",
      "Cocinita Chef",
      "Garantía de 2 años. Apta a partir de 3 años.",
      "tiene 2 años, ¿le vale?",
      "Apta a partir de 3 años.",
    ],
    [
      "fr",
      "Dînette Chef",
      "Garantie 2 ans. Convient à partir de 3 ans.",
      "elle a 2 ans, ça va ?",
      "Convient à partir de 3 ans.",
    ],
    [
      "pt",
      "Cozinha Chef",
      "Garantia de 2 anos. Adequada a partir de 3 anos.",
      "tem 2 anos, serve?",
      "Adequada a partir de 3 anos.",
    ],
    [
      "en",
      "Kitchen Chef",
      "2 year warranty. Suitable from 3 years.",
      "she is 2 years old, is that ok?",
      "Suitable from 3 years.",
    ],
    [
      "de",
      "Küche Chef",
      "2 Jahre Garantie. Geeignet ab 3 Jahren.",
      "sie ist 2 Jahre alt, geht das?",
      "Geeignet ab 3 Jahren.",
    ],
    [
      "nl",
      "Keuken Chef",
      "2 jaar garantie. Geschikt vanaf 3 jaar.",
      "ze is 2 jaar, kan dat?",
      "Geschikt vanaf 3 jaar.",
    ],
    [
      "tr",
      "Mutfak Chef",
      "2 yıl garanti. 3 yaşından itibaren uygundur.",
      "2 yaşında, olur mu?",
      "3 yaşından itibaren uygundur.",
    ],
  ])("%s: %s, %s %s", async (locale, title, description, message, told) => {
    await keepGoods(shop, of(title, description), locale);
    const { response } = await askLast(shop, title, message);
    expect(response).toContain(told);
    expect(response).toMatch(/^(?:No|Non|Não|Nein|Nee|Hayır)[.,]/);
  });
});

describe("a figure that is of something else", () => {
  beforeEach(() =>
    keepGoods(shop, { "Bed Droom": { description: "Vanaf 6 jaar." }, "Bed Wolk": { description: "Van hout." } }, "nl"),
  );

  test.each(["bed voor kind van 2 meter", "bed voor mijn dochter van 150 euro", "bed voor mijn zoon van 4 vrienden"])(
    "%s",
    async (message) => {
      expect(titlesOf(await askLast(shop, message))).toContain("Bed Droom");
    },
  );
});

test.each([
  ["es", "Whisky Brava", "Envejecido 12 años en barrica.", "¿tiene 12 años?"],
  ["it", "Whisky Brava", "Invecchiato 12 anni in botte.", "ha 12 anni?"],
  ["fr", "Whisky Brava", "Vieilli 12 ans en fût.", "il a 12 ans ?"],
  ["pt", "Whisky Brava", "Envelhecido 12 anos em barril.", "tem 12 anos?"],
])("%s: how old a whisky is is told: %s, %s, %s", async (locale, title, description, asked) => {
  await keepGoods(shop, { [title]: { description }, Brisa: {} }, locale);
  expect((await askLast(shop, title.toLowerCase(), asked)).response).toContain(description);
});
