import { expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** More than an answer shows; three are sold out, and one is rated well. */
const lamps = (name: string): Goods =>
  Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      `${name} „${"ABCDEFGHI"[at]}“`,
      {
        price: { amount: `${10 + 5 * at}.00`, currency: "EUR" },
        availability: at < 3 ? "out_of_stock" : "in_stock",
        rating: at === 4 ? 4.8 : null,
        rating_count: at === 4 ? 120 : null,
      },
    ]),
  );

test.each([
  ["en", "Lamp", "lamps", "I found 9 products, from €10.00 to €50.00, 3 of them out of stock."],
  ["de", "Lampe", "Lampen", "Ich habe 9 Produkte gefunden, von 10,00 € bis 50,00 €, davon 3 nicht vorrätig."],
  ["fr", "Lampe", "lampes", "J’ai trouvé 9 produits, de 10,00 € à 50,00 €, dont 3 épuisés."],
  ["es", "Lámpara", "lámparas", "He encontrado 9 productos, de 10,00 € a 50,00 €, 3 de ellos agotados."],
  ["it", "Lampada", "lampade", "Ho trovato 9 prodotti, da 10,00 € a 50,00 €, 3 dei quali non disponibili."],
  ["pt", "Lâmpada", "lâmpadas", "Encontrei 9 produtos, de 10,00 € a 50,00 €, 3 deles esgotados."],
  ["nl", "Lamp", "lampen", "Ik heb 9 producten gevonden, van € 10,00 tot € 50,00, waarvan 3 niet op voorraad."],
  ["tr", "Lamba", "lamba", "Toplam 9 ürün buldum, fiyatları €10,00 ile €50,00 arasında, bunların 3 tanesi stokta yok."],
])("in %s two sentences say what was found, and why the first comes first", async (locale, name, wish, first) => {
  await keepGoods(shop, lamps(name), locale);
  const { response, products } = await askLast(shop, wish);
  const said = Array.from(
    new Intl.Segmenter(locale, { granularity: "sentence" }).segment(response.replace(/\s/g, " ")),
  );
  expect(said.map(({ segment }) => segment.trim())).toEqual([first, expect.stringContaining(`${name} „E“`)]);
  expect(products).toHaveLength(6);
});
