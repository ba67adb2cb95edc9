import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const euros = (amount: string, more = {}) => ({ price: { amount, currency: "EUR" }, ...more });

test.each([
  ["en", "Desk", "Cabinet", "With a cabinet.", "desk under 200 euro", "and with a cabinet included?"],
  ["de", "Schreibtisch", "Schrank", "Mit Schrank.", "Schreibtisch unter 200 Euro", "und mit Schrank dabei?"],
  ["fr", "Bureau", "Armoire", "Avec armoire.", "bureau moins de 200 euros", "et avec une armoire comprise ?"],
  ["es", "Escritorio", "Armario", "Con armario.", "escritorio por menos de 200 euros", "¿y con armario incluido?"],
  ["it", "Scrivania", "Armadio", "Con armadio.", "scrivania sotto 200 euro", "e con armadio incluso?"],
  ["pt", "Secretária", "Armário", "Com armário.", "secretária até 200 euros", "e com armário incluído?"],
  ["nl", "Bureau", "Kast", "Met kast.", "bureau onder 200 euro", "en met kast erbij?"],
  ["nl", "Bureau", "Kast", "Met kast.", "bureau onder 200 euro", "en met een kast erbij?"],
  ["tr", "Masa", "Dolap", "Dolaplı.", "200 euro altı masa", "peki dolaplı olanı?"],
])("in %s a thing that shall come with goods keeps their price: %s, %s", async (locale, desk, cabinet, ...more) => {
  const [description, first, next] = more;
  const goods = {
    [`${desk} Fjord`]: euros("180.00", { category: desk, description }),
    [`${desk} Berg`]: euros("480.00", { category: desk, description }),
    [`${desk} Plat`]: euros("100.00", { category: desk }),
    [`${cabinet} Hoog`]: euros("300.00", { category: cabinet }),
  };
  await keepGoods(shop, goods, locale);
  expect(titlesOf(await askLast(shop, first!, next!))).toEqual([`${desk} Fjord`]);
});
