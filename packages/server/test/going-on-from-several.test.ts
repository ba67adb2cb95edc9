import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** In each language a thing, which of several is asked for that is waterproof, another one, and the cheapest. */
const talks: [locale: string, thing: string, which: string, another: string, cheapest: string][] = [
  ["en", "backpack", "which one is waterproof?", "do you have another one?", "the cheapest"],
  ["de", "Rucksack", "welcher ist wasserdicht?", "habt ihr noch einen anderen?", "der günstigste"],
  ["fr", "sac", "lequel est imperméable ?", "vous en avez un autre ?", "le moins cher"],
  ["es", "mochila", "¿cuál es impermeable?", "¿tenéis otra?", "la más barata"],
  ["it", "zaino", "quale è impermeabile?", "ne avete un altro?", "il meno caro"],
  ["pt", "mochila", "qual é impermeável?", "têm outra?", "a mais barata"],
  ["nl", "rugzak", "welke is waterdicht?", "hebben jullie nog een andere?", "de goedkoopste"],
];

async function open(locale: string, thing: string): Promise<void> {
  const names = ["Alba", "Brio", "Cedro", "Duna", "Elmo", "Faro", "Gala", "Hilo"];
  const goods: Goods = { Knife: { price: { amount: "2.00", currency: "EUR" }, description: "For bread." } };
  for (const [at, name] of names.entries())
    goods[`${thing} ${name}`] = {
      price: { amount: `${50 - at}.00`, currency: "EUR" },
      attributes: { waterproof: at < 2 ? "yes, IPX6" : at < 5 ? "water-resistant" : "no" },
      rating: 5 - at / 10,
    };
  await keepGoods(shop, goods, locale);
  const content = "# Care\n\nWaterproof means that it bears rain. Otherwise it is wet.";
  await shop.app.admin("POST", `${shop.url}/documents`, { title: "Waterproof", format: "markdown", content });
}

test.each(talks)("%s: %s: those that data tell to be so: %s", async (locale, thing, which) => {
  await open(locale, thing);
  const answer = await askLast(shop, thing, which);
  const right = titlesOf(answer).filter((title) => /Alba|Brio/.test(title));
  expect([answer.response, right.length, titlesOf(answer).length]).toEqual([expect.stringContaining("IPX6"), 2, 2]);
});

test.each(talks)("%s: %s: another one is of the same: %s %s", async (locale, thing, _which, another) => {
  await open(locale, thing);
  const before = titlesOf(await askLast(shop, thing));
  const next = titlesOf(await askLast(shop, thing, another));
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter((title) => before.includes(title) || title === "Knife")).toEqual([]);
});

test.each(talks)(
  "%s: %s: the cheapest of what was sought: %s %s %s",
  async (locale, thing, _which, _another, cheapest) => {
    await open(locale, thing);
    expect((await askLast(shop, thing, cheapest)).products[0]?.title).toBe(`${thing} Hilo`);
  },
);
