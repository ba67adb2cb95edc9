import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const toys: Goods = {
  "Wooden train": { category: "Toys", description: "Of beech. Suitable from 3 years. Contains small parts." },
  "Stacking cups": { category: "Toys", attributes: { age: "6 months to 3 years" } },
  "Marble run": {
    category: "Toys",
    attributes: { "recommended age": "5+" },
    description: "Not suitable for children under 36 months.",
  },
  "Rattle Momo": { category: "Toys", attributes: { age: "up to 2 years" } },
  Bricks: { category: "Toys", attributes: { age: "1.5-5 years" } },
  "Kite Blue": { category: "Toys", description: "Flies high." },
};

describe("toys", () => {
  beforeEach(() => keepGoods(shop, toys, "en"));

  test.each([
    "toys for 3-6 years",
    "toys for kids aged 4-6",
    "toys ages 4 to 6",
    "toys for 3 to 6 year olds",
    "toys for kids 3-6",
    "toys from 3 years",
    "toys 3+",
  ])("%s: what is for the youngest of them", async (message) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(["Bricks", "Wooden train"]);
  });

  test.each([
    "toys for under 3s",
    "toys for children under 3",
    "toys for kids under 2 years",
    "toys under 3 years old",
  ])("%s: what is for any of them", async (message) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(["Bricks", "Rattle Momo", "Stacking cups"]);
  });

  test.each(["toys for ages 8+", "toys for over 8s", "toys for 8-10 year olds"])("%s", async (message) => {
    expect(titlesOf(await askLast(shop, message))).toEqual(["Marble run", "Wooden train"]);
  });

  test("goes on from what was shown", async () => {
    const answer = await askLast(shop, "toys", "which of these are for under 3s?");
    expect(titlesOf(answer)).toEqual(["Bricks", "Rattle Momo", "Stacking cups"]);
  });

  test.each<[string, string]>([
    [
      "is the marble run ok for 3-6 year olds?",
      "**Marble run**: recommended age: 5+. “Not suitable for children under 36 months.”",
    ],
    ["is the marble run for under 3s?", "No. **Marble run**: recommended age: 5+."],
    ["are the stacking cups for 3-6 years?", "No. **Stacking cups**: age: 6 months to 3 years."],
    ["is the wooden train ok for 3-6 year olds?", "Yes. **Wooden train**: “Suitable from 3 years.”"],
  ])("%s: yes only where it is for all of them", async (message, response) => {
    expect((await askLast(shop, message)).response).toBe(response);
  });

  test("a price is no age", async () => {
    const { applied_filters } = await askLast(shop, "toys for kids under 10 euros");
    expect(applied_filters).toContainEqual(expect.objectContaining({ field: "price", op: "lt", value: 10 }));
  });

  test.each(["from what age?", "how old?", "from when is it suitable?"])(
    "%s is asked of the one that was shown",
    async (message) => {
      expect((await askLast(shop, "marble run", message)).response).toBe("**Marble run**: recommended age: 5+.");
    },
  );
});

test("how old a wine is, is nobody's age", async () => {
  const wine = { category: "Wine", attributes: { age: "12 years" } };
  await keepGoods(shop, { "Port wine": wine, "Red wine": { category: "Wine", attributes: { age: "3 years" } } }, "en");
  expect(titlesOf(await askLast(shop, "wine over 10 years"))).toContain("Port wine");
});

interface Toys {
  category: string;
  /** From 3 years, from 6 months to 3 years, and from 5 years on. */
  called: [train: string, cups: string, run: string];
  told: [string, Record<string, string>, Record<string, string>];
  span: string[];
  under: string[];
}

const languages: Record<string, Toys> = {
  de: {
    category: "Spielzeug",
    called: ["Holzeisenbahn", "Stapelbecher", "Kugelbahn"],
    told: ["Ab 3 Jahren geeignet.", { Alter: "6 Monate bis 3 Jahre" }, { Altersempfehlung: "ab 5 Jahren" }],
    span: [
      "Spielzeug für 3- bis 6-Jährige",
      "Spielzeug für Drei- bis Sechsjährige",
      "Spielzeug von 3 bis 6 Jahren",
      "Spielzeug ab 3 Jahren",
    ],
    under: ["Spielzeug für unter 3-Jährige", "Spielzeug für Kinder unter 3", "Spielzeug 6-12 Monate"],
  },
  fr: {
    category: "Jouets",
    called: ["Train en bois", "Gobelets empilables", "Circuit à billes"],
    told: ["À partir de 3 ans.", { âge: "6 mois à 3 ans" }, { âge: "dès 5 ans" }],
    span: ["jouets 3-6 ans", "jouets pour enfants de 3 à 6 ans", "jouets dès 3 ans"],
    under: ["jouets pour les moins de 3 ans", "jouets pour 6-12 mois"],
  },
  es: {
    category: "Juguetes",
    called: ["Tren de madera", "Vasos apilables", "Circuito de canicas"],
    told: ["A partir de 3 años.", { edad: "6 meses a 3 años" }, { edad: "desde 5 años" }],
    span: ["juguetes de 3 a 6 años", "juguetes a partir de 3 años"],
    under: ["juguetes para menores de 3 años", "juguetes de 6-12 meses"],
  },
  it: {
    category: "Giocattoli",
    called: ["Trenino di legno", "Bicchieri impilabili", "Pista per biglie"],
    told: ["Dai 3 anni.", { età: "6 mesi - 3 anni" }, { età: "da 5 anni" }],
    span: ["giocattoli da 3 a 6 anni", "giocattoli 3-6 anni", "giocattoli dai 3 anni in su"],
    under: ["giocattoli per bambini sotto i 3 anni", "giocattoli 6-12 mesi"],
  },
  pt: {
    category: "Brinquedos",
    called: ["Comboio de madeira", "Copos empilháveis", "Pista de berlindes"],
    told: ["A partir de 3 anos.", { idade: "6 meses a 3 anos" }, { idade: "a partir de 5 anos" }],
    span: ["brinquedos dos 3 aos 6 anos", "brinquedos 3-6 anos", "brinquedos a partir de 3 anos"],
    under: ["brinquedos para menores de 3 anos"],
  },
  nl: {
    category: "Speelgoed",
    called: ["Houten trein", "Stapelbekers", "Knikkerbaan"],
    told: ["Vanaf 3 jaar.", { leeftijd: "6 maanden tot 3 jaar" }, { leeftijd: "vanaf 5 jaar" }],
    span: ["speelgoed voor 3 tot 6 jaar", "speelgoed voor 3- tot 6-jarigen", "speelgoed vanaf 3 jaar"],
    under: ["speelgoed voor kinderen onder de 3 jaar", "speelgoed 6-12 maanden"],
  },
  tr: {
    category: "Oyuncak",
    called: ["Ahşap tren", "Dizme bardakları", "Bilye pisti"],
    told: ["3 yaş ve üzeri için uygundur.", { yaş: "6 ay - 3 yaş" }, { yaş: "5+" }],
    span: ["3-6 yaş oyuncak", "3-6 yaş arası çocuklar için oyuncak", "3 yaş ve üzeri oyuncak"],
    under: ["3 yaş altı oyuncak", "3 yaşından küçük çocuklar için oyuncak"],
  },
};

test.each(Object.entries(languages))(
  "%s: for several ages",
  async (locale, { category, called, told, span, under }) => {
    const [train, cups, run] = called;
    const [description, ofCups, ofRun] = told;
    const goods: Goods = {
      [train]: { category, description },
      [cups]: { category, attributes: ofCups },
      [run]: { category, attributes: ofRun },
    };
    await keepGoods(shop, goods, locale);
    const shown = async (messages: string[]): Promise<[string, string[]][]> =>
      Promise.all(messages.map(async (one) => [one, titlesOf(await askLast(shop, one))] as [string, string[]]));
    expect(await shown(span)).toEqual(span.map((one) => [one, [train]]));
    expect(await shown(under)).toEqual(under.map((one) => [one, [cups]]));
  },
);

test.each<[string, string, string, Goods[string], string]>([
  ["de", "Ab wann ist die Kugelbahn geeignet?", "Kugelbahn", { attributes: { Alter: "ab 5" } }, "Alter: ab 5"],
  ["fr", "à partir de quand convient le circuit ?", "Circuit", { attributes: { âge: "dès 5 ans" } }, "âge: dès 5 ans"],
  ["es", "¿desde cuándo es apto el circuito?", "Circuito", { attributes: { edad: "5+" } }, "edad: 5+"],
  ["it", "da quanti anni è la pista?", "Pista", { attributes: { età: "da 5 anni" } }, "età: da 5 anni"],
  ["it", "da quando è adatta la pista?", "Pista", { attributes: { età: "da 5 anni" } }, "età: da 5 anni"],
  ["pt", "a partir de quando é adequada a pista?", "Pista", { attributes: { idade: "5+" } }, "idade: 5+"],
  ["nl", "vanaf wanneer is de baan geschikt?", "Baan", { attributes: { leeftijd: "5+" } }, "leeftijd: 5+"],
  ["tr", "pist kaç yaşından itibaren uygun?", "Pist", { attributes: { yaş: "5+" } }, "yaş: 5+"],
])("%s: %s is told by the age of that thing", async (locale, message, title, goods, datum) => {
  await keepGoods(shop, { [title]: goods, Momo: {}, Luna: {} }, locale);
  expect((await askLast(shop, message)).response).toBe(`**${title}**: ${datum}.`);
});
