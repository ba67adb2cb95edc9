import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

test.each([
  ["geri alınır mı?", "30 gün içinde iade edilebilir"],
  ["açtığım ürünü iade edebilir miyim?", "Açılmış ürünler geri alınmaz"],
  ["açtığım iade edebilir miyim", "Açılmış ürünler geri alınmaz"],
])("%s: what the shop tells of returns", async (message, told) => {
  await keepGoods(shop, { "Su ısıtıcısı": {} }, "tr");
  const texts = {
    İade: "Açılmamış ürünler 30 gün içinde iade edilebilir. Açılmış ürünler geri alınmaz.",
    Kargo: "2 günde göndeririz.",
  };
  for (const [title, content] of Object.entries(texts))
    await shop.app.admin("POST", `${shop.url}/documents`, { title, content, format: "markdown" });
  const { kind, response } = await askLast(shop, message);
  expect([kind, response]).toEqual(["answer", expect.stringContaining(told)]);
});
