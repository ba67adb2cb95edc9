import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, [string, string], string]>([
  ["en", "Jacket", ["with a collar of fur", "with a collar of cotton"], "jacket without a collar of fur"],
  ["en", "Table", ["legs made of metal", "legs made of oak"], "table, no legs made of metal"],
  ["de", "Messer", ["Griff aus Holz", "Griff aus Stahl"], "Messer ohne Griff aus Holz"],
  ["de", "Jacke", ["mit Kragen aus Pelz", "mit Kragen aus Wolle"], "Jacke ohne Kragen aus Pelz"],
  [
    "fr",
    "Biscuits",
    ["au beurre de cacahuète", "au beurre de baratte"],
    "biscuits, je ne veux pas de beurre de cacahuète",
  ],
  [
    "es",
    "Galletas",
    ["con mantequilla de cacahuete", "con mantequilla"],
    "galletas, no quiero mantequilla de cacahuete",
  ],
  ["it", "Biscotti", ["con burro di arachidi", "con burro"], "biscotti senza burro di arachidi"],
  ["pt", "Bolachas", ["com manteiga de amendoim", "com manteiga"], "bolachas sem manteiga de amendoim"],
  ["nl", "Jas", ["met een kraag van bont", "met een kraag van katoen"], "jas zonder kraag van bont"],
])("in %s, of %s, what is made of it stays away: %j, %s", async (locale, name, [barred, other], message) => {
  await keepGoods(
    shop,
    { [`${name} Orm`]: { description: `${name} ${barred}.` }, [`${name} Tor`]: { description: `${name} ${other}.` } },
    locale,
  );
  expect(titlesOf(await askLast(shop, message))).toEqual([`${name} Tor`]);
});

test("what is made without something by a maker is still of that make", async () => {
  await keepGoods(shop, { "Bag Orm": { brand: "Acme" }, "Bag Tor": { brand: "Fell" } }, "en");
  expect(titlesOf(await askLast(shop, "bag without zip from acme"))).toEqual(["Bag Orm"]);
});
