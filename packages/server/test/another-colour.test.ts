import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, [string, string], string, string]>([
  ["en", "Casserole", "colour", ["red", "blue"], "red casserole", "and blue?"],
  ["de", "Kasserolle", "Farbe", ["rot", "blau"], "rote Kasserolle", "und blau?"],
  ["fr", "Cocotte", "couleur", ["rouge", "bleu"], "cocotte rouge", "et bleue ?"],
  ["es", "Cazuela", "color", ["rojo", "azul"], "cazuela roja", "¿y azul?"],
  ["it", "Casseruola", "colore", ["rosso", "blu"], "casseruola rossa", "in blu?"],
  ["pt", "Caçarola", "cor", ["vermelho", "azul"], "caçarola vermelha", "também há azul?"],
  ["nl", "Braadpan", "kleur", ["rood", "blauw"], "rode braadpan", "en blauw?"],
  ["tr", "Tencere", "renk", ["kırmızı", "mavi"], "kırmızı tencere", "peki mavi?"],
])(
  "in %s another colour is looked for, and not denied of what was shown",
  async (locale, name, key, [red, blue], wish, asked) => {
    const goods: Goods = Object.fromEntries(
      [red, blue].map((value) => [`${name} „${value}“`, { attributes: { [key]: value } }]),
    );
    await keepGoods(shop, goods, locale);
    expect(titlesOf(await askLast(shop, wish, asked))).toEqual([`${name} „${blue}“`]);
  },
);
