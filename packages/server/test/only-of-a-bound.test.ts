import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const priced = (kind: string) => ({
  [`${kind} Berg`]: { category: kind },
  [`${kind} Tor`]: { category: kind, price: { amount: "45.00", currency: "EUR" } },
});

test.each<[string, string, string, string[]]>([
  ["en", "Jackets", "jackets", ["only under 30", "just under 30", "under 30 only", "only under 30 please"]],
  ["de", "Jacken", "Jacken", ["nur unter 30", "unter 30 nur", "lediglich unter 30"]],
  ["fr", "Vestes", "vestes", ["seulement moins de 30", "moins de 30 seulement", "uniquement sous les 30"]],
  ["es", "Chaquetas", "chaquetas", ["solo por menos de 30", "sólo menos de 30", "menos de 30 solamente"]],
  ["it", "Giacche", "giacche", ["solo sotto i 30", "soltanto sotto i 30", "sotto i 30 solo"]],
  ["pt", "Casacos", "casacos", ["só abaixo de 30", "apenas menos de 30", "abaixo de 30 só"]],
  ["nl", "Jassen", "jassen", ["alleen onder de 30", "onder de 30 alleen"]],
  ["tr", "Ceketler", "ceketler", ["sadece 30'un altında", "30'un altında", "yalnızca 30'dan ucuz"]],
])("in %s only what costs less is shown, and no word stands in the way", async (locale, kind, opening, bounds) => {
  await keepGoods(shop, priced(kind), locale);
  for (const bound of bounds) {
    const answer = await askLast(shop, opening, bound);
    expect([bound, titlesOf(answer)]).toEqual([bound, [`${kind} Berg`]]);
    expect([bound, answer.applied_filters.map(({ field }) => field)]).toEqual([bound, ["category", "price"]]);
    expect(answer.response).not.toMatch(/[“«„‘](?:solo|soltanto|só|apenas|sólo)/i);
  }
});
