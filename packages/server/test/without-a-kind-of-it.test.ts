import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, [string, string], string, string]>([
  ["es", "Crema", ["Con aceite de coco.", "Con aceite de oliva."], "crema sin aceite de coco", "Crema Orm"],
  ["fr", "Fromage", ["Lait de vache, sel.", "Lait de chèvre, sel."], "fromage sans lait de vache", "Fromage Orm"],
  ["it", "Formaggio", ["Latte di mucca.", "Latte di capra."], "formaggio senza latte di mucca", "Formaggio Orm"],
  ["pt", "Queijo", ["Leite de vaca, sal.", "Leite de cabra, sal."], "queijo sem leite de vaca", "Queijo Orm"],
  ["de", "Creme", ["Mit Palmöl.", "Mit Olivenöl."], "Creme ohne Öl aus Palmen", "Creme Orm"],
  ["nl", "Crème", ["Met palmolie.", "Met olijfolie."], "crème zonder olie van palm", "Crème Orm"],
  ["en", "Cream", ["With coconut oil.", "With olive oil."], "cream without coconut oil", "Cream Orm"],
  ["tr", "Krem", ["Hindistan cevizi yağı.", "Zeytinyağı."], "hindistan cevizi yağı içermeyen krem", "Krem Orm"],
  ["es", "Salchicha", ["Con cerdo.", "Con carne de pavo."], "salchicha sin carne de cerdo", "Salchicha Orm"],
  ["tr", "Sosis", ["Domuz etinden.", "Dana etinden."], "domuz eti olmayan sosis", "Sosis Orm"],
  ["pt", "Chocolate", ["Com leite.", "Com avelãs."], "nada de leite no chocolate", "Chocolate Orm"],
])("%s: %s: one kind of a thing is left out alone: %j: %s", async (locale, kind, [there, other], message, title) => {
  await keepGoods(shop, { [`${kind} Hug`]: { description: there }, [`${kind} Orm`]: { description: other } }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([title]);
});
