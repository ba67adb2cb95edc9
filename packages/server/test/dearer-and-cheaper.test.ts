import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** One for each price. */
const pricedAs = (name: string, ...prices: number[]): Goods =>
  Object.fromEntries(
    prices.map((price) => [`${name} ${price}`, { price: { amount: `${price}.00`, currency: "EUR" } }]),
  );

test.each<[string, string, string, string[], string[]]>([
  ["en", "Bag", "bags under 50 euros", ["more expensive ones"], ["cheaper ones"]],
  ["de", "Tasche", "Taschen unter 50 Euro", ["teurere"], ["günstigere"]],
  [
    "fr",
    "Sacoche",
    "sacoches à moins de 50 euros",
    ["plus chères", "plus coûteuses"],
    ["moins chères", "moins coûteuses"],
  ],
  ["es", "Bolsa", "bolsas de menos de 50 euros", ["más caras", "más costosas"], ["más baratas", "menos costosas"]],
  ["it", "Borsa", "borse sotto i 50 euro", ["più care", "più costose"], ["meno care", "meno costose"]],
  ["pt", "Bolsa", "bolsas por menos de 50 euros", ["mais caras"], ["mais baratas", "mais económicas"]],
  ["nl", "Lamp", "lampen onder de 50 euro", ["duurdere"], ["goedkopere"]],
  ["tr", "Çanta", "50 eurodan ucuz çanta", ["daha pahalı"], ["daha ucuz"]],
])(
  "in %s what is dearer or cheaper than what was shown is said in every form",
  async (locale, name, wish, dearer, cheaper) => {
    await keepGoods(shop, pricedAs(name, 10, 30, 45, 65, 95), locale);
    const after = (more: string): Promise<string[]> => askLast(shop, wish, more).then(titlesOf);
    for (const more of dearer) expect([more, await after(more)]).toEqual([more, [`${name} 45`]]);
    for (const more of cheaper) expect([more, await after(more)]).toEqual([more, [`${name} 10`]]);
  },
);
