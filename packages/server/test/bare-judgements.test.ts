import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const goods: Goods = {
  "Alto kettle": { rating: 4.7, attributes: { reviews: 80 } },
  "Brenta mug": { rating: 4.5, attributes: { reviews: 12 }, availability: "out_of_stock" },
  "Corvo pan 4": { rating: 3.1, attributes: { reviews: 70 } },
};

const WELL_RATED = ["Alto kettle", "Brenta mug"];
const MUCH_REVIEWED = ["Alto kettle", "Corvo pan 4"];

test.each<[locale: string, rated: string, reviewed: string, inStock: string]>([
  ["en", "rated above 4", "more than 50 reviews", "in stock"],
  ["en", "over 4 stars", "with over 50 reviews", "only in stock"],
  ["de", "Bewertung über 4", "mehr als 50 Bewertungen", "auf Lager"],
  ["de", "mindestens 4 Sterne", "über 50 Bewertungen", "nur auf Lager"],
  ["fr", "plus de 4 étoiles", "plus de 50 avis", "en stock"],
  ["es", "más de 4 estrellas", "más de 50 opiniones", "en stock"],
  ["it", "più di 4 stelle", "più di 50 recensioni", "disponibile"],
  ["pt", "mais de 4 estrelas", "mais de 50 avaliações", "em stock"],
  ["nl", "meer dan 4 sterren", "meer dan 50 beoordelingen", "op voorraad"],
  ["tr", "4 yıldızdan fazla", "50 yorumdan fazla", "stokta"],
])("%s: who says only how goods shall be wants any that are: %s, %s, %s", async (locale, rated, reviewed, inStock) => {
  await keepGoods(shop, goods, locale);
  // Something that the documents tell with the same figure.
  const shipping = { title: "Shipping", format: "markdown", content: "Shipping costs 4 euros. 50 parcels a day." };
  await shop.app.admin("POST", `${shop.url}/documents`, shipping);
  expect(titlesOf(await askLast(shop, rated))).toEqual(WELL_RATED);
  expect(titlesOf(await askLast(shop, reviewed))).toEqual(MUCH_REVIEWED);
  expect(titlesOf(await askLast(shop, inStock))).toEqual(["Alto kettle", "Corvo pan 4"]);
});
