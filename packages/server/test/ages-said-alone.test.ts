import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** By language: the category, two toys of it from 2 and from 6 years on, how that is called, and messages of who is three. */
const cases: [locale: string, category: string, early: string, late: string, name: string, ...messages: string[]][] = [
  ["en", "Toys", "Wooden ducks", "Chemistry box", "minimum age", "toys 3 years", "chemistry box 3 years"],
  ["de", "Spielzeug", "Holzenten", "Chemiekasten", "Mindestalter", "Spielzeug 3 Jahre", "Chemiekasten 3 Jahre"],
  ["fr", "Jouets", "Canards en bois", "Coffret chimie", "âge minimum", "jouet 3 ans", "coffret chimie 3 ans"],
  ["es", "Juguetes", "Patos de madera", "Caja química", "edad mínima", "juguete 3 años", "caja química 3 años"],
  ["it", "Giochi", "Anatre di legno", "Scatola chimica", "età minima", "giochi 3 anni", "scatola chimica 3 anni"],
  ["pt", "Brinquedos", "Patos de madeira", "Caixa química", "idade mínima", "brinquedo 3 anos", "caixa química 3 anos"],
  [
    "nl",
    "Speelgoed",
    "Houten eenden",
    "Scheikundedoos",
    "minimumleeftijd",
    "speelgoed 3 jaar",
    "scheikundedoos 3 jaar",
  ],
  ["tr", "Oyuncak", "Ahşap ördekler", "Kimya kutusu", "yaş sınırı", "3 yaş için oyuncak", "kimya kutusu 3 yaş"],
];

describe.each(cases)("%s", (locale, category, early, late, name, any, named) => {
  const years: Record<string, string> = { en: "years", de: "Jahre", fr: "ans", es: "años", it: "anni", pt: "anos" };
  const from = (age: number): string => `${age} ${years[locale] ?? (locale === "nl" ? "jaar" : "yaş")}`;
  beforeEach(() =>
    keepGoods(
      shop,
      {
        [early]: { category, attributes: { [name]: from(2) } },
        [late]: { category, attributes: { [name]: from(6) } },
      },
      locale,
    ),
  );

  test(`${any}: an age is that of somebody where goods are told to be for ages`, async () => {
    expect(titlesOf(await askLast(shop, any!))).toEqual([early]);
  });

  test(`${named}: of a thing, too`, async () => {
    expect((await askLast(shop, named!)).response).toContain(from(6));
  });

  test(`${category}, and then an age alone`, async () => {
    expect(titlesOf(await askLast(shop, category, from(3)))).toEqual([early]);
  });
});

const bottles: Goods = {
  "Glen Orra": { category: "Whisky", attributes: { age: "10 years" } },
  "Glen Tarbh": { category: "Whisky", attributes: { age: "18 years" } },
  "Glen Mhor": { category: "Whisky", attributes: { age: "12 years" } },
};

test("the age of a whisky is its own", async () => {
  await keepGoods(shop, bottles, "en");
  expect(titlesOf(await askLast(shop, "glen 12 years"))).toEqual(["Glen Mhor"]);
});
