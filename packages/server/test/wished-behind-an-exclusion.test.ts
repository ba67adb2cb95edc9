import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** One that has in it what shall not be, one that has not, and how the latter is asked for. */
const cases: [locale: string, thing: string, has: string, hasNot: string, messages: string[]][] = [
  [
    "en",
    "Cookies",
    "Contains nuts. Vegan, organic.",
    "Vegan, organic, no nuts.",
    [
      "cookies without nuts crunchy",
      "cookies without nuts vegan",
      "cookies without nuts organic",
      "cookies without nuts, vegan",
    ],
  ],
  [
    "de",
    "Kekse",
    "Enthält Nüsse. Vegan.",
    "Vegan, keine Nüsse.",
    ["Kekse ohne Nüsse knusprig", "Kekse ohne Nüsse vegan"],
  ],
  [
    "fr",
    "Biscuits",
    "Contient des noix. Végan.",
    "Végan, sans noix.",
    ["biscuits sans noix croquants", "biscuits sans noix végan"],
  ],
  [
    "es",
    "Galletas",
    "Contiene nueces. Vegano.",
    "Vegano, sin nueces.",
    ["galletas sin nueces crujientes", "galletas sin nueces veganas"],
  ],
  [
    "it",
    "Biscotti",
    "Contiene noci. Vegano.",
    "Vegano, senza noci.",
    ["biscotti senza noci croccanti", "biscotti senza noci vegani"],
  ],
  [
    "pt",
    "Bolachas",
    "Contém nozes. Vegano.",
    "Vegano, sem nozes.",
    ["bolachas sem nozes crocantes", "bolachas sem nozes veganas"],
  ],
  [
    "nl",
    "Koekjes",
    "Bevat noten. Veganistisch.",
    "Veganistisch, geen noten.",
    ["koekjes zonder noten knapperig", "koekjes zonder noten veganistisch"],
  ],
  [
    "en",
    "Sunscreen",
    "Contains perfume. SPF 50, water resistant.",
    "No perfume. SPF 50, water resistant.",
    ["sunscreen without perfume SPF 50", "sunscreen without perfume water resistant"],
  ],
];

test.each(cases)("%s: %s: what has it is left out", async (locale, thing, has, hasNot, messages) => {
  await keepGoods(
    shop,
    { [`${thing} Alto`]: { description: has }, [`${thing} Brio`]: { description: hasNot } },
    locale,
  );
  for (const message of messages)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${thing} Brio`]]);
});
