import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["en", "Chocolate", "Alba dark", "traces", "milk", "chocolate without milk", "and the alba dark?"],
  ["de", "Schokolade", "Alba Zartbitter", "Spuren", "Milch", "Schokolade ohne Milch", "und die Alba Zartbitter?"],
  ["fr", "Chocolats", "Alba noir", "traces", "lait", "chocolat sans lait", "et le alba noir ?"],
  ["es", "Chocolates", "Alba negro", "trazas", "leche", "chocolate sin leche", "¿y el alba negro?"],
  ["it", "Cioccolato", "Alba fondente", "tracce", "latte", "cioccolato senza latte", "e l'alba fondente?"],
  ["pt", "Chocolates", "Alba negro", "vestígios", "leite", "chocolate sem leite", "e o alba negro?"],
  ["nl", "Chocolade", "Alba puur", "sporen", "melk", "chocolade zonder melk", "en de alba puur?"],
])(
  "%s: what shall not be is told of what is named next",
  async (locale, category, title, traces, milk, first, next) => {
    await keepGoods(shop, { [title]: { category, attributes: { [traces]: milk } } }, locale);
    const { response, products } = await askLast(shop, first, next);
    expect(products.map((one) => one.title)).toEqual([title]);
    expect(response).toContain(`${traces}: ${milk}`);
  },
);

test("and of nothing that is sought anew", async () => {
  await keepGoods(shop, { "Alba dark": { category: "Chocolate", attributes: { traces: "milk" } } }, "en");
  expect((await askLast(shop, "biscuits without milk", "do you have alba dark?")).response).not.toContain("traces");
});
