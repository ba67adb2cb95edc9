import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const at = (amount: string) => ({ price: { amount, currency: "EUR" } });

test.each<[string, string, string, string, string]>([
  ["en", "Sneakers", "Sneakers", "run sneakers", "cheaper"],
  ["de", "Sneaker", "Sneaker", "Sneaker Run", "günstiger"],
  ["fr", "Baskets", "Baskets", "baskets run", "moins cher"],
  ["es", "Zapatillas", "Zapatillas", "zapatillas run", "más barato"],
  ["it", "Scarpe", "Scarpe", "scarpe run", "più economico"],
  ["pt", "Sapatilhas", "Sapatilhas", "sapatilhas run", "mais barato"],
  ["nl", "Schoenen", "Schoenen", "schoenen run", "goedkoper"],
  ["tr", "Ayakkabılar", "Ayakkabı", "run ayakkabı", "daha ucuz"],
])("in %s what is cheaper is shown, if only of the kind", async (locale, category, thing, first, cheaper) => {
  await keepGoods(
    shop,
    {
      [`${thing} Run Air`]: { category, ...at("80.00") },
      [`${thing} Run Pro`]: { category, ...at("120.00") },
      [`${thing} Stadt`]: { category, ...at("40.00") },
    },
    locale,
  );
  expect(titlesOf(await askLast(shop, first, cheaper))).toEqual([`${thing} Stadt`]);
  const again = await askLast(shop, first, cheaper, cheaper);
  expect(titlesOf(again)).toEqual([`${thing} Stadt`]);
});

test("and it is said what was given up", async () => {
  const goods = {
    "Trail sneakers Air": { category: "Sneakers", ...at("80.00") },
    "Town sneakers": { category: "Sneakers", ...at("40.00") },
    "Trail cap": { category: "Caps", ...at("10.00") },
  };
  await keepGoods(shop, goods, "en");
  const answer = await askLast(shop, "trail sneakers", "cheaper");
  expect(titlesOf(answer)).toEqual(["Town sneakers"]);
  expect(answer.response).toMatch(/without “trail”/);
});
