import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test("Portuguese says where goods go with what others deny with", async () => {
  const goods = {
    "Recipiente Alto": { attributes: { "Micro-ondas": "não" } },
    "Recipiente Brio": { attributes: { "Micro-ondas": "sim" } },
    "Panela Alto": { description: "Não vai ao forno." },
    "Panela Brio": { description: "Pode ir ao forno." },
  };
  await keepGoods(shop, goods, "pt");
  for (const [message, title] of [
    ["recipiente para usar no micro-ondas", "Recipiente Brio"],
    ["recipiente para aquecer no micro-ondas", "Recipiente Brio"],
    ["recipiente que vá no micro-ondas", "Recipiente Brio"],
    ["panela para usar no forno", "Panela Brio"],
  ] as const) {
    const answer = await askLast(shop, message);
    expect([message, titlesOf(answer)]).toEqual([message, [title]]);
    expect(answer.applied_filters.filter(({ label }) => label.includes("não"))).toEqual([]);
  }
});
